import type { Call, HandlerInput, HandlerOutput } from '@clearplate/contract/define-contract';
import type { Device } from '@clearplate/contract/sessions';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import type { StreamedFile } from './streamed-file.ts';
import type { WrittenPage } from './written-page.ts';
import type { Actor } from './session.ts';

/** What a handler knows of the request beside its validated input. */
export interface RequestInfo {
  readonly context: Context;
  readonly ip: string;
  /** What the caller says they sit at. */
  readonly device: Device;
  /** In which they are to be written to. */
  readonly language: () => SpokenLanguage;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** The connection is one that nobody listens to. */
  readonly isSecure: boolean;
  /** Sends a cookie with the answer. Cookies that are sent to us no call sees. */
  readonly setCookie: (cookie: string) => void;
  /** The bearer token as sent, for ending its session. */
  readonly token: string | undefined;
  /** Who calls, looked up when asked for: a public call needs it seldom. */
  readonly session: () => Promise<Actor | undefined>;
  /** Writes an answer as the call's response schema does. */
  readonly serialize: (answer: unknown) => string;
}

/** Calls that aren't public run only for a signed-in person. */
export type CallRequest<C extends Call> = C['access'] extends 'public'
  ? RequestInfo
  : RequestInfo & { readonly actor: Actor };

export type Handler<C extends Call> = (
  input: HandlerInput<C>,
  request: CallRequest<C>,
) => Promise<HandlerOutput<C> | ReadyAnswer | StreamedFile | WrittenPage>;

/** One handler for every call of a contract; leaving one out doesn't compile. */
export type Handlers<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};
