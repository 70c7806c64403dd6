import encodeQr from 'qr';

/** The light margin has this many modules; the standard asks for four (ISO/IEC 18004). */
const border = 4;

export interface QrCode {
  /** A side has this many modules, including the border. */
  readonly size: number;
  /** Draws the dark modules as the path of an SVG, in units of a module. */
  readonly path: string;
}

/** Uses error correction of level M, which can be read with 15 % of it under a drop of sauce. */
export function buildQrCode(text: string): QrCode {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}

/** Returns an SVG file, which can be printed at any size. */
export function qrCodeFile({ size, path }: QrCode): string {
  const box = `0 0 ${size} ${size}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`;
}
