import type { ErrorCode } from '@clearplate/contract/define-contract';

/** Names a wrong field of a request, and says why it is wrong in the reader's language. */
export interface Issue {
  readonly field: string;
  readonly message: string;
}

export interface ApiErrorParts {
  /** This is the HTTP status, or 0 without a response. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly issues?: readonly Issue[] | undefined;
  /** Seconds to wait before a retry, if the server says so. */
  readonly retryAfter?: number | undefined;
}

/** Every failed call throws this error. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly retryAfter: number | undefined;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.issues = parts.issues ?? [];
    this.retryAfter = parts.retryAfter;
  }
}

export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Serves `throwOnError`, because the error page shows missing records. */
export const isNotFound = (error: unknown) => hasCode(error, 'not_found');
