import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Shorter texts gain nothing: they fit into one packet. */
const threshold = 1400;

/** Up to here compressing takes a quarter of a millisecond; handing it to a thread costs several times as much. */
const mostAtOnce = 65_536;

/** For what browsers load once and keep. */
export const pageCompression = {
  threshold,
  // Answers only: no request needs it, and a small one could become a large one.
  globalDecompression: false,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 5 },
};

const taking = (encoding: string) =>
  new RegExp(String.raw`(?:^|,)\s*(?:${encoding}|\*)\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))`, 'i');
const takes = { br: taking('br'), gzip: taking('gzip') };

/** Whether whoever asks reads what is compressed so. */
export const reads = ({ headers }: FastifyRequest, encoding: keyof typeof takes): boolean =>
  takes[encoding].test(headers['accept-encoding'] ?? '');

export const readsGzip = (request: FastifyRequest): boolean => reads(request, 'gzip');

const quickly = { level: 1 };

/**
 * Compresses what a call answers, which is made each time: as one piece, which takes half of what a stream would, and
 * quickly. 24 dishes with their facts, much alike, go out as a fifth.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < threshold || reply.hasHeader('content-encoding')) return payload;
  void reply.header('vary', 'accept-encoding');
  if (!readsGzip(request)) return payload;
  void reply.header('content-encoding', 'gzip');
  return payload.length > mostAtOnce ? compress(payload, quickly) : gzipSync(payload, quickly);
}
