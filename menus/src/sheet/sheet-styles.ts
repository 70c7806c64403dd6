import { Parser } from 'htmlparser2';

/** Is a cell's style: its background colour, its letters, the font's name. */
export interface CellStyle {
  readonly fill: string | undefined;
  readonly style: string;
  readonly font: string;
}

const isWhite = (colour: string): boolean =>
  /^#?(?:ff)?ffffff$/i.test(colour) || colour === 'theme0' || colour === 'indexed9' || colour === 'indexed64';

function colourOf({ rgb, theme, indexed, tint }: Readonly<Record<string, string>>): string | undefined {
  const shade = tint === undefined || Number(tint) === 0 ? '' : `/${tint}`;
  const colour =
    rgb === undefined
      ? theme === undefined
        ? indexed === undefined
          ? undefined
          : `indexed${indexed}`
        : `theme${theme}${shade}`
      : `#${rgb.slice(-6).toLowerCase()}`;
  return colour === undefined || isWhite(colour) ? undefined : colour;
}

/** Reads `xl/styles.xml`; a cell's `s` is an index into what it returns. */
export function readStyles(xml: string): readonly CellStyle[] {
  const fills: (string | undefined)[] = [];
  const fonts: { style: string; name: string }[] = [];
  const styles: CellStyle[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        const inside = (tag: string) => open.includes(tag);
        if (inside('dxfs')) return;
        if (name === 'fill' && inside('fills')) fills.push(undefined);
        else if (name === 'fgColor' && inside('fills')) fills[fills.length - 1] = colourOf(attributes);
        else if (name === 'patternFill' && /^(?:none|gray125)$/.test(attributes['patternType'] ?? 'none'))
          open[open.length - 1] = 'patternFill';
        else if (name === 'font' && inside('fonts')) fonts.push({ style: '', name: '' });
        else if (inside('fonts')) {
          const font = fonts.at(-1);
          if (!font) return;
          if (name === 'b' || name === 'i') font.style += name;
          else if (name === 'sz') font.style += attributes['val'] ?? '';
          else if (name === 'name') font.name = attributes['val'] ?? '';
        } else if (name === 'xf' && inside('cellXfs')) {
          const font = fonts[Number(attributes['fontId'] ?? 0)];
          styles.push({
            fill: fills[Number(attributes['fillId'] ?? 0)],
            style: font?.style ?? '',
            font: font?.name ?? '',
          });
        }
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return styles;
}
