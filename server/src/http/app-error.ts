import { errorStatus, type ErrorCode } from '@clearplate/contract/define-contract';
import type { ErrorBody } from '@clearplate/contract/errors';

export type Issue = NonNullable<ErrorBody['error']['issues']>[number];

/** A failure that the caller is told of. `message` is for people and says nothing of the inside. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: readonly Issue[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** Fields that stand beside `error` in the body, where a call's own answer has them too. */
  readonly beside: object | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: readonly Issue[]; retryAfter?: number; beside?: object } = {},
  ) {
    super(message);
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
    this.beside = more.beside;
  }

  /** The same failure with fields of the call's own answer beside it. */
  with(beside: object): AppError {
    const { issues, retryAfter } = this;
    return new AppError(this.code, this.message, {
      ...(issues && { issues }),
      ...(retryAfter !== undefined && { retryAfter }),
      beside,
    });
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorBody {
    const { code, message, issues } = this;
    return { ...this.beside, error: { code, message, ...(issues && { issues: [...issues] }) } };
  }
}

/** The error for a record that isn't there, or that this person may not know of. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}

/** One wrong field of a request. */
export function badField(field: string, message: string): AppError {
  return new AppError('bad_request', `${field}: ${message}`, { issues: [{ field, message }] });
}
