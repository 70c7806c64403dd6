import type { z } from 'zod';

/** Says who may call. For `owner` and `admin`, the policies also check each record. */
export type Access = 'public' | 'user' | 'owner' | 'admin';

/** Lists the codes of the error body; each has one HTTP status. */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** Somebody else already has it; `issues` names the field. */
  conflict: 409,
  /** The mailed link was used or revoked, or it is too old. */
  gone: 410,
  /** Somebody else has changed it since the version in `If-Match`, so nothing was done. */
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  /** The call needs `If-Match`, which was missing. */
  precondition_required: 428,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** With these, calls about a record refuse people who may not touch it. */
export const refusals = ['unauthenticated', 'forbidden', 'not_found'] as const satisfies readonly ErrorCode[];

export interface Upload {
  readonly field: string;
  readonly mostBytes: number;
}

/** Is a file as a client sends it: a `Blob` in browsers and Node.js. */
export interface SentFile {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Describes a call of the API. `path` has its parameters as `:name`; `params` has a schema for each. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The call changes nothing although it is no GET, because its question must be in a body. */
  readonly reads?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Limits the JSON body to this many bytes, instead of the usual 256 KiB. */
  readonly mostBytes?: number;
  /** The call takes one file as a field of `multipart/form-data` instead of a JSON body. */
  readonly upload?: Upload;
  readonly response: z.ZodType;
  /** The answer is text of this type instead of JSON, and `response` is a string. */
  readonly media?: 'text/csv' | 'application/json';
  /**
   * The call is paged: the handler returns `{ items, next }`, and the answer is the bare array with a `Link` header.
   */
  readonly paged?: true;
  /** The answer's `version` is also sent as its `ETag`. */
  readonly etag?: true;
  /**
   * The call takes the version on which the change is based in `If-Match`. It answers 428 without one, unless
   * `optional`, and 412 if the version has changed since; `*` matches any. Other calls that change something answer 412
   * to any version, because what they change has none.
   */
  readonly ifMatch?: true | 'optional';
  /** The call takes `Idempotency-Key`: a repetition within a day does nothing and returns the same answer. */
  readonly idempotencyKey?: true;
  /** The answer is a download, which browsers save under this name. */
  readonly download?: string;
  /** This call may answer with these errors besides those of every call. */
  readonly errors: readonly ErrorCode[];
}

/** Every call may answer with these errors. */
export const commonErrors = ['bad_request', 'internal', 'unavailable'] as const satisfies ErrorCode[];

/** Declares calls. The call, its handler and the client's method share a name. */
export function defineContract<const C extends Record<string, Call>>(calls: C): C {
  return calls;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** A handler receives this after validation. */
export interface HandlerInput<C extends Call> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
  /** Holds the bytes of the file, if the call takes one. */
  readonly file: C['upload'] extends Upload ? Uint8Array : undefined;
  /** Holds the versions that the caller expects to change, if the call takes `If-Match`. */
  readonly ifMatch: C['ifMatch'] extends true
    ? readonly string[]
    : C['ifMatch'] extends 'optional'
      ? readonly string[] | undefined
      : undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Leads to the next page; `undefined` on the last one. */
  readonly next: string | undefined;
}

type ResponseInput<C extends Call> = z.input<C['response']>;

/** A handler returns this: the response, or one page of it if the call is paged. */
export type HandlerOutput<C extends Call> = C['paged'] extends true
  ? Page<ResponseInput<C> extends readonly (infer T)[] ? T : never>
  : ResponseInput<C>;

type Part<K extends string, S> = S extends z.ZodType
  ? Record<string, never> extends Sent<S>
    ? { readonly [P in K]?: Sent<S> }
    : { readonly [P in K]: Sent<S> }
  : { readonly [P in K]?: undefined };

/** The client's method takes this. */
export type ClientInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  (C['upload'] extends Upload ? { readonly file: SentFile } : { readonly file?: undefined }) &
  (C['ifMatch'] extends true
    ? { readonly ifMatch: string }
    : { readonly ifMatch?: C['ifMatch'] extends 'optional' ? string : undefined }) &
  (C['idempotencyKey'] extends true ? { readonly idempotencyKey?: string } : { readonly idempotencyKey?: undefined });

/** The client's method returns this: the response as parsed by its schema, or a page of it if the call is paged. */
export type ClientOutput<C extends Call> = C['paged'] extends true
  ? Page<Parsed<C['response']> extends readonly (infer T)[] ? T : never>
  : Parsed<C['response']>;
