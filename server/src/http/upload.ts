import type { Upload } from '@clearplate/contract/define-contract';
import { fillMessage } from '@clearplate/contract/errors';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badField } from './app-error.ts';

/** Makes the server accept `multipart/form-data`, with at most one file per request. */
export async function registerUploads(app: FastifyInstance) {
  await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11, fieldSize: 1000, headerPairs: 50 } });
}

function tooLarge({ mostBytes }: Upload): AppError {
  return new AppError(
    'too_large',
    fillMessage('The file can be at most {number} MB', { number: Math.floor(mostBytes / 1_000_000) }),
  );
}

const left = () => new AppError('bad_request', 'The sender has gone');

/**
 * Returns the bytes of a call's only file. The file's own name and type are ignored. It ends with the client, because
 * the reader of forms would wait for ever for a body that was cut off before it began.
 */
export async function readUpload(upload: Upload, request: FastifyRequest, sender: AbortSignal): Promise<Uint8Array> {
  const gone = Promise.withResolvers<never>();
  if (sender.aborted) throw left();
  sender.addEventListener('abort', () => gone.reject(left()), { once: true });
  return Promise.race([readFile(upload, request), gone.promise]);
}

async function readFile(upload: Upload, request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data');
  // If the client announces its size, it is refused before it is read; the boundaries around the file are small.
  if (Number(request.headers['content-length']) > upload.mostBytes + 20_000) throw tooLarge(upload);
  try {
    const part = await request.file({ limits: { fileSize: upload.mostBytes } });
    if (!part) throw badField(upload.field, 'must be a file');
    const bytes = await part.toBuffer();
    // A file that is cut off exactly between two chunks arrives without an error.
    if (part.file.truncated) throw tooLarge(upload);
    if (part.fieldname !== upload.field) throw badField(upload.field, 'must be a file');
    if (bytes.length === 0) throw badField(upload.field, 'must not be empty');
    return bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as { statusCode?: number }).statusCode === 413) throw tooLarge(upload);
    throw badField(upload.field, 'could not be read');
  }
}
