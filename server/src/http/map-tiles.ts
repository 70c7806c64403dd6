/** The pictures that the map's ground is made of, from a server that the operator chose. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose they are, as text; empty where there is nothing to say. */
  readonly attribution: string;
  /** The other server, which the content policy has to let in; `undefined` at the own address. */
  readonly origin: string | undefined;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** Tells every page where the tiles are; nothing without them. */
export function tilesMeta(tiles: MapTiles | undefined): string {
  if (!tiles) return '';
  return `<meta name="map-tiles" content="${escape(tiles.url)}" data-attribution="${escape(tiles.attribution)}" />\n`;
}
