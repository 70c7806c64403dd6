/** The site's own address, as its operator named it, or the one that this browser is at. */
export function publicAddress(path: string): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return new URL(path, named ?? location.origin).href;
}
