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
  /** Is the content policy with the page's styles, if it contains any. */
  readonly policy?: string;
  /** Says whether it is rendered. Otherwise the browser renders it. */
  readonly isRendered?: boolean;
  /** Says whether it is for one person, so that nobody may cache it anywhere. */
  readonly isPrivate?: boolean;
}

/** Is a page as it is sent, to one or many. It is compressed once for each encoding. */
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
      // A page that removes somebody's cookie is for them alone too.
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
