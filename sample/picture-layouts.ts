import { chance } from './chance.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** An SVG: light, plate and shadows. */
  readonly ground: string;
  readonly items: readonly Item[];
}

/** An emoji's middle, its size in pixels and its tilt in degrees. */
interface Item {
  readonly emoji: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
}

/** Stand in a glass, a cup or a pot of their own: no plate below. */
const standing = new Set(['🥤', '🧋', '🫖', '☕', '🥛', '🍷', '🍺', '🍦', '🍧', '🍨', '🧃']);

/** A dish on its plate, what it is about in front. `seed` sets the small turns. */
export function dishLayout(canvas: Canvas, hue: number, emoji: readonly string[], seed: string): Layout {
  const [main = '', ...beside] = emoji;
  const x = canvas.width / 2;
  const y = canvas.height / 2;
  const side = chance(seed, 'side') < 0.5 ? -1 : 1;
  const hasPlate = !standing.has(main);
  const items = [
    { emoji: main, x, y: y - 22, size: 296, angle: 0 },
    ...beside.map((each, index) => ({
      emoji: each,
      x: x + side * (index % 2 === 0 ? 1 : -1) * 172,
      y: y + 100,
      size: 124,
      angle: side * (6 + 8 * chance(seed, each)),
    })),
  ];
  const plate = hasPlate ? plateOf(x, y + 86, 240, 98, hue) : shadowOf(x, y + 118, 128, 24, hue);
  return {
    ground: groundOf(canvas, hue, plate + beside.map((_, index) => besideShadow(items[index + 1], hue)).join('')),
    items,
  };
}

/** A table seen from its edge: the first in the middle, the others to its sides and a little behind. */
export function restaurantLayout(canvas: Canvas, hue: number, emoji: readonly string[], seed: string): Layout {
  const x = canvas.width / 2;
  const y = canvas.height / 2;
  const [main = '', left = '', right = ''] = emoji;
  const items = [
    { emoji: left, x: x - 246, y: y + 24, size: 208, angle: -4 - 5 * chance(seed, left) },
    { emoji: right, x: x + 246, y: y + 24, size: 208, angle: 4 + 5 * chance(seed, right) },
    { emoji: main, x, y: y - 18, size: 330, angle: 0 },
  ].filter((item) => item.emoji !== '');
  const shadows = [
    plateOf(x, y + 108, 280, 98, hue),
    ...items.slice(0, -1).map((item) => shadowOf(item.x, item.y + 96, 98, 20, hue)),
  ];
  return { ground: groundOf(canvas, hue, shadows.join('')), items };
}

function besideShadow(item: Item | undefined, hue: number): string {
  return item ? shadowOf(item.x, item.y + item.size * 0.46, item.size * 0.44, 11, hue) : '';
}

function shadowOf(x: number, y: number, rx: number, ry: number, hue: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour(0.4, 0.06, hue)}" opacity="0.4" filter="url(#soft)"/>`;
}

/** A shallow ceramic plate: its shadow, rim, and well. */
function plateOf(x: number, y: number, rx: number, ry: number, hue: number): string {
  const ellipse = (dy: number, scale: number, fill: string, more = '') =>
    `<ellipse cx="${x}" cy="${y + dy}" rx="${rx * scale}" ry="${ry * scale}" fill="${fill}" ${more}/>`;
  return [
    ellipse(24, 1.02, colour(0.4, 0.06, hue), 'opacity="0.4" filter="url(#soft)"'),
    ellipse(9, 1, colour(0.82, 0.025, hue)),
    ellipse(0, 1, 'url(#rim)'),
    ellipse(3, 0.76, colour(0.875, 0.025, hue)),
    ellipse(6, 0.74, 'url(#well)'),
    ellipse(14, 0.5, colour(0.45, 0.05, hue), 'opacity="0.3" filter="url(#soft)"'),
  ].join('');
}

function groundOf({ width, height }: Canvas, hue: number, above: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="light" cx="0.42" cy="0.3" r="0.85">
        <stop offset="0" stop-color="${colour(0.93, 0.035, hue)}"/>
        <stop offset="0.55" stop-color="${colour(0.865, 0.055, hue)}"/>
        <stop offset="1" stop-color="${colour(0.755, 0.07, hue)}"/>
      </radialGradient>
      <linearGradient id="rim" x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" stop-color="${colour(0.985, 0.012, hue)}"/>
        <stop offset="1" stop-color="${colour(0.93, 0.02, hue)}"/>
      </linearGradient>
      <linearGradient id="well" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${colour(0.93, 0.018, hue)}"/>
        <stop offset="1" stop-color="${colour(0.975, 0.012, hue)}"/>
      </linearGradient>
      <filter id="soft" x="-40%" y="-80%" width="180%" height="260%"><feGaussianBlur stdDeviation="14"/></filter>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#light)"/>
    ${above}
  </svg>`;
}

/** An OKLCH colour (lightness 0 to 1, chroma, hue in degrees) as sRGB, which is all that the renderer knows. */
function colour(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `rgb(${linear.map((value) => Math.round(255 * gamma(Math.min(1, Math.max(0, value))))).join(',')})`;
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
