import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface OutgoingFile {
  readonly name: string;
  readonly media: string;
  readonly pieces: Iterable<string>;
}

/** Sends a file while it is written, to the client only and to no cache. */
export class StreamedFile {
  readonly file: OutgoingFile;

  constructor(file: OutgoingFile) {
    this.file = file;
  }
}

export function sendFile(reply: FastifyReply, { file: { name, media, pieces } }: StreamedFile): Readable {
  void reply.headers({
    'content-type': `${media}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  });
  return Readable.from(pieces, { objectMode: false });
}
