import { unzipSync } from 'fflate';
import { UnreadableFile } from '../draft.ts';
import { limits } from '../limits.ts';

/**
 * Unpacks the parts of an archive whose names `wanted` accepts, into no more memory than the limit: an entry is unpacked
 * into as many bytes as the archive says it has.
 */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, string> {
  let total = 0;
  let entries = 0;
  const decoder = new TextDecoder();
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > 10_000)
          throw new UnreadableFile('The archive has too many parts. Save the sheet anew, with nothing but the table.');
        if (!wanted(name)) return false;
        total += originalSize;
        if (total > limits.unpackedBytes)
          throw new UnreadableFile(
            `Unpacked, the file is larger than ${limits.unpackedBytes / 1024 / 1024} MB. Copy the table into a new spreadsheet and save that.`,
          );
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, content]) => [name, decoder.decode(content)]));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      'The spreadsheet is damaged and can’t be unpacked. Open it in your spreadsheet program and save it again.',
      { cause: error },
    );
  }
}
