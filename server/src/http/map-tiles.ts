import { escapeHtml } from './escape-html.ts';

/** The pictures that the map's ground is made of, from a server that the operator chose. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose they are, as text; empty where there is nothing to say. */
  readonly attribution: string;
  /** The other server, which the content policy has to let in; `undefined` at the own address. */
  readonly origin: string | undefined;
}

/** Tells every page where the tiles are; nothing without them. */
export function tilesMeta(tiles: MapTiles | undefined): string {
  if (!tiles) return '';
  return `<meta name="map-tiles" content="${escapeHtml(tiles.url)}" data-attribution="${escapeHtml(tiles.attribution)}" />\n`;
}
