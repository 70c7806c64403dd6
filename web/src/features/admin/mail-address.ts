/** Returns a link that starts a mail in the user's own program. */
export function mailAddress(email: string, body?: string): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return body === undefined ? `mailto:${to}` : `mailto:${to}?body=${encodeURIComponent(body)}`;
}
