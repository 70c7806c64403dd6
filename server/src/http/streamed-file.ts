import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file that is sent while it is written, for whoever asked and no cache. */
export class StreamedFile {
  readonly name: string;
  readonly media: string;
  readonly pieces: Iterable<string>;

  constructor({
    name,
    media,
    pieces,
  }: {
    readonly name: string;
    readonly media: string;
    readonly pieces: Iterable<string>;
  }) {
    this.name = name;
    this.media = media;
    this.pieces = pieces;
  }
}

export function sendFile(reply: FastifyReply, { name, media, pieces }: StreamedFile): Readable {
  void reply.headers({
    'content-type': `${media}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  });
  return Readable.from(pieces, { objectMode: false });
}
