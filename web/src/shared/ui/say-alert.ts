/** The browser's own message box, where the specification asks for an alert. */
export function sayAlert(text: string): void {
  window.alert(text);
}
