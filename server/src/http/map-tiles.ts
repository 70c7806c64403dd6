import { escapeHtml } from './escape-html.ts';

/** The pictures of the map's background, from a server that the operator chose. */
export interface MapTiles {
  /** The URL with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** The attribution as text, which may be empty. */
  readonly attribution: string;
  /** The other server, which the content policy must allow; `undefined` at our own address. */
  readonly origin: string | undefined;
}

/** Tells every page where the tiles are, if there are any. */
export function tilesMeta(tiles: MapTiles | undefined): string {
  if (!tiles) return '';
  return `<meta name="map-tiles" content="${escapeHtml(tiles.url)}" data-attribution="${escapeHtml(tiles.attribution)}" />\n`;
}
