import { errorStatus, type ErrorCode } from '@clearplate/contract/define-contract';
import { fillMessage, type ErrorBody, type Issue, type Message } from '@clearplate/contract/errors';
import type { Slots } from '@clearplate/domain/wording/translate';

/** Is a failure that the caller is told about. `message` is for people and reveals no internals. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** Is the message with its slots, for translation. */
  readonly said: Message;
  readonly issues: readonly Issue[] | undefined;
  /** Says after how many seconds another try makes sense. */
  readonly retryAfter: number | undefined;
  /** Holds fields beside `error` in the body, if a call's own answer has them too. */
  readonly beside: object | undefined;

  constructor(
    code: ErrorCode,
    message: string | Message,
    more: { issues?: readonly Issue[]; retryAfter?: number; beside?: object } = {},
  ) {
    const said = typeof message === 'string' ? { message } : message;
    super(said.message);
    this.said = said;
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
    this.beside = more.beside;
  }

  /** Returns the same failure, with fields of the call's own answer. */
  with(beside: object): AppError {
    const { issues, retryAfter } = this;
    return new AppError(this.code, this.said, {
      ...(issues && { issues }),
      ...(retryAfter !== undefined && { retryAfter }),
      beside,
    });
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): ErrorBody {
    const { code, said, issues } = this;
    return { ...this.beside, error: { code, ...said, ...(issues && { issues: [...issues] }) } };
  }
}

/** Returns the error for a record that doesn't exist, or that this person may not know about. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}

/** Refuses a request because of one wrong field. */
export function badField(field: string, sentence: string, slots?: Slots): AppError {
  const said = fillMessage(sentence, slots);
  return new AppError('bad_request', `${field}: ${said.message}`, { issues: [{ field, ...said }] });
}
