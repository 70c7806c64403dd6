import type { ErrorCode } from '@clearplate/contract/define-contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseFull, DatabaseTimeout, DatabaseUnreachable, StatementCancelled } from '../db/database-errors.ts';
import { PictureStoreFailed } from '../pictures/picture-store.ts';
import { AppError } from './app-error.ts';

const messages = {
  400: ['bad_request', 'The request could not be read'],
  404: ['not_found', 'Not found'],
  413: ['too_large', 'The request is too large'],
  414: ['bad_request', 'The address is too long'],
  415: ['unsupported_media_type', 'Send JSON, with the content type application/json'],
} as const satisfies Record<number, readonly [ErrorCode, string]>;

// We have to mend these, or wait, and another try makes sense.
const passing = [DatabaseUnreachable, DatabaseTimeout, DatabaseFull, StatementCancelled, PictureStoreFailed];

// Operators may want to know who tries to read or change what isn't theirs, by request and path.
const refusals = new Set<ErrorCode>(['unauthenticated', 'forbidden', 'rate_limited']);

/** Turns any failure into one that may be shown. An unknown one becomes "internal" and keeps its details to itself. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (passing.some((kind) => error instanceof kind)) {
    return new AppError('unavailable', 'The service is not available just now. Please try again.', {
      retryAfter: 2,
    });
  }
  const status = (error as FastifyError | undefined)?.statusCode;
  const known = status === undefined ? undefined : messages[status as keyof typeof messages];
  if (known) return new AppError(known[0], known[1]);
  return new AppError('internal', 'Something went wrong on our side');
}

/** Answers with the only form of error body. Details of our own failures go to the log, and nowhere else. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const shown = toAppError(error);
  if (shown.code === 'internal') request.log.error(describeError(error), 'request failed');
  if (shown.code === 'unavailable' && !(error instanceof StatementCancelled))
    request.log.warn({ reason: reasonOf(error) }, 'unavailable');
  if (refusals.has(shown.code)) request.log.info({ refusal: shown.code }, 'refused');
  if (shown.retryAfter !== undefined) void reply.header('retry-after', String(shown.retryAfter));
  if (shown.code === 'unauthenticated') void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(shown.status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(shown.toBody());
}

/**
 * Returns what a log may say about an error. A database error quotes rows and values in its message and details, which
 * are personal: names, addresses, allergens. Its code and its location are enough.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { reason: 'unknown' };
  const { name, message, stack = '' } = error;
  const { code, constraint, table, severity } = error as {
    [Field in 'code' | 'constraint' | 'table' | 'severity']?: string;
  };
  const frames = stack.slice(Math.max(stack.indexOf('\n    at '), 0)).trim();
  return { name, code, constraint, table, ...(severity === undefined && { message }), stack: frames };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
