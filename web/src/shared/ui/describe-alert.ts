/** Shows the browser's own message box, where the specification asks for an alert. */
export function describeAlert(text: string): void {
  window.alert(text);
}
