import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files-in.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** These are text files. Pictures and fonts are already compressed, and pages are rendered for each address. */
const compressible = /\.(?:js|css|svg|json|webmanifest)$/;

/** This is in bytes. Smaller files fit into one packet uncompressed. */
const threshold = 1400;

/**
 * This is in bytes. The tightest step makes such files two per cent smaller, in 15 seconds of a processor instead of 6.
 * They are readers and word lists, which load behind a page.
 */
const large = 250_000;

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const quality = text.length < large ? 11 : 10;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses the files of a folder as tightly as possible, next to the originals, so that it happens only once. */
export async function compressFiles(folder: string): Promise<void> {
  const all = await filesIn(folder);
  const files = all.filter((file) => compressible.test(file) && !path.dirname(file).includes('.vite'));
  const sizes = await Promise.all(files.map(async (file) => [file, (await stat(file)).size] as const));
  await Promise.all(sizes.filter(([, size]) => size >= threshold).map(([file]) => compressFile(file)));
}
