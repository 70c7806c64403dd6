import type { ErrorCode } from '@clearplate/contract/define-contract';
import type { ErrorBody } from '@clearplate/contract/errors';
import { ApiError } from './api-error.ts';
import { tServerMessage } from '../../translations/t.ts';

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  500: 'internal',
};

function codeFor(status: number): ErrorCode {
  return codeOfStatus[status] ?? (status >= 500 ? 'unavailable' : 'bad_request');
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as { error?: { code?: unknown } } | null | undefined)?.error;
  return typeof error?.code === 'string';
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns seconds, from either form of the header. */
function readRetryAfter(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/**
 * Returns the text body of a successful response, including its byte order mark; throws an `ApiError` for any other.
 */
export async function readText(response: Response): Promise<unknown> {
  if (!response.ok) return readResponse(response);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

/** Returns the body of a successful response; throws an `ApiError` for any other. */
export async function readResponse(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body;
  if (response.ok) throw new ApiError({ status: response.status, code: 'internal', message: 'Unreadable answer' });
  const said = isErrorBody(body) ? body.error : undefined;
  throw new ApiError({
    status: response.status,
    code: said?.code ?? codeFor(response.status),
    message: said ? tServerMessage(said) : response.statusText || `Error ${response.status}`,
    issues: said?.issues?.map((issue) => ({ field: issue.field, message: tServerMessage(issue) })),
    retryAfter: readRetryAfter(response),
  });
}

/** Returns the cursor of `Link: <…?cursor=…>; rel="next"`. */
export function readNextCursor(response: Response): string | undefined {
  const link = response.headers.get('link') ?? '';
  const next = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link)?.[1];
  const query = next?.split('?')[1];
  return query ? (new URLSearchParams(query).get('cursor') ?? undefined) : undefined;
}
