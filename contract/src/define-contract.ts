import type { z } from 'zod';

/** Who may call. `owner` and `admin` are checked again per record by the policies. */
export type Access = 'public' | 'user' | 'owner' | 'admin';

/** What can go wrong, as the error body's `code`; each has one HTTP status. */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** Somebody else has it already: `issues` says which field. */
  conflict: 409,
  /** A mailed link that was used, was ended by something else or is too old. */
  gone: 410,
  /** Somebody else changed it since the version in `If-Match`. Nothing was done. */
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  /** The call takes `If-Match` and had none. */
  precondition_required: 428,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export interface Upload {
  readonly field: string;
  readonly mostBytes: number;
}

/** A file as a client sends it: what browsers and Node.js call a `Blob`. */
export interface SentFile {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A call of the API. `path` carries its parameters as `:name`; `params` has a schema for each. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Changes nothing although it is no GET: what is asked is for a body only. */
  readonly reads?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The JSON body may have this many bytes instead of the usual 256 KiB. */
  readonly mostBytes?: number;
  /** Takes one file instead of a JSON body, as a field of `multipart/form-data`. */
  readonly upload?: Upload;
  readonly response: z.ZodType;
  /** The answer is a text of this type instead of JSON: `response` is a string. */
  readonly media?: 'text/csv';
  /** The list pages: the handler returns `{ items, next }`, the answer is the bare array and a `Link` header. */
  readonly paged?: true;
  /** The answer's `version` goes out as its `ETag` too. */
  readonly etag?: true;
  /**
   * Takes the version that it is based on in `If-Match`: 428 without, unless that is optional, 412 where it is another
   * by now; `*` is whatever is there. Any other call that changes something answers 412 where a version is named, since
   * what it changes has none.
   */
  readonly ifMatch?: true | 'optional';
  /** Takes `Idempotency-Key`: sent again with the same one within a day, it does nothing and answers the same. */
  readonly idempotencyKey?: true;
  /** The answer is for keeping: browsers save it under this name. */
  readonly download?: string;
  /** Errors of this call beyond those that any call can have. */
  readonly errors: readonly ErrorCode[];
}

/** Errors that any call can answer with. */
export const commonErrors = ['bad_request', 'internal', 'unavailable'] as const satisfies ErrorCode[];

/** Declares calls; a name is shared by the call, its handler and the client's method. */
export function defineContract<const C extends Record<string, Call>>(calls: C): C {
  return calls;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler gets after validation. */
export interface HandlerInput<C extends Call> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
  /** The bytes of the file where the call takes one. */
  readonly file: C['upload'] extends Upload ? Uint8Array : undefined;
  /** The versions that the caller would have changed, where the call takes `If-Match`. */
  readonly ifMatch: C['ifMatch'] extends true
    ? readonly string[]
    : C['ifMatch'] extends 'optional'
      ? readonly string[] | undefined
      : undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** The cursor of the next page; `undefined` on the last one. */
  readonly next: string | undefined;
}

type ResponseInput<C extends Call> = z.input<C['response']>;

/** What a handler returns: the response, or a page of it where the list pages. */
export type HandlerOutput<C extends Call> = C['paged'] extends true
  ? Page<ResponseInput<C> extends readonly (infer T)[] ? T : never>
  : ResponseInput<C>;

type Part<K extends string, S> = S extends z.ZodType
  ? Record<string, never> extends Sent<S>
    ? { readonly [P in K]?: Sent<S> }
    : { readonly [P in K]: Sent<S> }
  : { readonly [P in K]?: undefined };

/** What the client's method takes. */
export type ClientInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  (C['upload'] extends Upload ? { readonly file: SentFile } : { readonly file?: undefined }) &
  (C['ifMatch'] extends true
    ? { readonly ifMatch: string }
    : { readonly ifMatch?: C['ifMatch'] extends 'optional' ? string : undefined }) &
  (C['idempotencyKey'] extends true ? { readonly idempotencyKey?: string } : { readonly idempotencyKey?: undefined });

/** What the client's method gives: the response as parsed by its schema, paged where it pages. */
export type ClientOutput<C extends Call> = C['paged'] extends true
  ? Page<Parsed<C['response']> extends readonly (infer T)[] ? T : never>
  : Parsed<C['response']>;
