export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

function sizeOfPng(bytes: DataView): PictureSize | undefined {
  return bytes.byteLength < 24 ? undefined : { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

/** The frame header of a JPEG has its size; it stands behind segments that say their length. */
function sizeOfJpeg(bytes: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 < bytes.byteLength;) {
    if (bytes.getUint8(at) !== 0xff) return undefined;
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
    at += 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}

/** Reads a picture's size from its first bytes, before anything unpacks it. */
export function pictureSize(bytes: Uint8Array, kind: 'png' | 'jpeg'): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = kind === 'png' ? sizeOfPng(view) : sizeOfJpeg(view);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
