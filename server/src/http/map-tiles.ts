import { escapeHtml } from './escape-html.ts';

/** Is the source of the map's background pictures, a server that the operator chose. */
export interface MapTiles {
  /** Is the URL with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Is the attribution as text, which may be empty. */
  readonly attribution: string;
  /** Is the other server, which the content policy must allow; `undefined` at our own address. */
  readonly origin: string | undefined;
}

/** Tells every page where the tiles are, if there are any. */
export function tilesMeta(tiles: MapTiles | undefined): string {
  if (!tiles) return '';
  return `<meta name="map-tiles" content="${escapeHtml(tiles.url)}" data-attribution="${escapeHtml(tiles.attribution)}" />\n`;
}
