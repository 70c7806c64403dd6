/** Shows the browser's own message box, where the specification asks for an alert. */
export function showAlert(text: string): void {
  window.alert(text);
}
