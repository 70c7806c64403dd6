/** Returns the state of the page to return to: the card there that somebody signed in for is scrolled into view. */
export function returnStateOf(state: unknown): { readonly card?: string } {
  const { card } = Object(state) as { card?: unknown };
  return typeof card === 'string' ? { card } : {};
}
