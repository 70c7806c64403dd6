import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageCompression, reads } from '../http/compression.ts';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

const compressWith = {
  br: (text: string) => toBrotli(text, pageCompression.brotliOptions),
  gzip: (text: string) => toGzip(text, pageCompression.zlibOptions),
};

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** Where styles stand in the page, the content policy that knows them. */
  readonly policy?: string;
  /** Otherwise the browser renders it. */
  readonly isRendered?: boolean;
  /** It is one person's: nobody keeps it, on no way. */
  readonly isPrivate?: boolean;
}

/** A page as it goes out, to one or to many: compressed once for each encoding. */
export class FinishedPage {
  readonly answer: PageAnswer;
  readonly #compressed = new Map<keyof typeof compressWith, Promise<Buffer>>();

  constructor(answer: PageAnswer) {
    this.answer = answer;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { status, html, policy, isPrivate } = this.answer;
    void reply.code(status).type('text/html; charset=utf-8');
    void reply.headers({
      // A page that takes somebody's cookie away is theirs as well.
      'cache-control': isPrivate || reply.hasHeader('set-cookie') ? 'private, no-store' : 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
    if (policy !== undefined) void reply.header('content-security-policy', policy);
    const encoding = pageCompression.encodings.find((each) => reads(request, each));
    if (encoding === undefined || html.length < pageCompression.threshold) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await this.#inEncoding(encoding));
  }

  #inEncoding(encoding: keyof typeof compressWith): Promise<Buffer> {
    const compressed = this.#compressed.get(encoding) ?? compressWith[encoding](this.answer.html);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}
