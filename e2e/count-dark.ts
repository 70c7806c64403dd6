/** Returns how many points of a canvas have ink. It runs in the page. */
export function countDark(element: Element): number {
  if (!(element instanceof HTMLCanvasElement)) return 0;
  const data = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 99 && (data[at] ?? 255) < 99) dark += 1;
  return dark;
}
