/** Returns an address of the site as its operator named it, or else of the current origin. */
export function publicAddress(path: string): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return new URL(path, named ?? location.origin).href;
}
