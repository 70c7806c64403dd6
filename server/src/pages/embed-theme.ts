import type { EmbedLook } from '@clearplate/contract/embedding';

/** Text needs this contrast with its background (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** Returns the relative luminance of a colour of six hexadecimal digits, from 0 for black to 1 for white (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

/** Returns the contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the more readable of black and white. */
const readableOn = (ground: string) =>
  contrastOf(ground, '000000') >= contrastOf(ground, 'ffffff') ? '000000' : 'ffffff';

const orReadable = (colour: string | undefined, ground: string) =>
  colour !== undefined && contrastOf(colour, ground) >= leastContrast ? colour : readableOn(ground);

export interface EmbedTheme {
  readonly scheme: 'light' | 'dark';
  readonly style: string;
}

/**
 * Returns the style of an embedded menu in a website's colours; `undefined` for ours. A colour that nobody could read on
 * the background is replaced by black or white. The colours of the answers are ours, for light or dark.
 */
export function embedTheme({ background, text, accent }: EmbedLook): EmbedTheme | undefined {
  if (background === undefined && text === undefined && accent === undefined) return undefined;
  const paper = background ?? 'ffffff';
  const ink = orReadable(text, paper);
  const leaf = orReadable(accent, paper);
  const scheme = readableOn(paper) === '000000' ? 'light' : 'dark';
  const style = [
    `:root{--paper:#${paper};--surface:#${paper};--surface-sunken:#${paper}`,
    `--ink:#${ink};--ink-soft:#${ink};--line:color-mix(in srgb,#${ink} 20%,#${paper})`,
    `--line-strong:color-mix(in srgb,#${ink} 60%,#${paper})`,
    `--leaf:#${leaf};--on-leaf:#${readableOn(leaf)};--leaf-soft:#${paper};--focus:3px solid #${leaf}}`,
  ].join(';');
  return { scheme, style };
}
