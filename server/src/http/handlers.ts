import type { Call, HandlerInput, HandlerOutput } from '@clearplate/contract/define-contract';
import type { Device } from '@clearplate/contract/sessions';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import type { StreamedFile } from './streamed-file.ts';
import type { WrittenPage } from './written-page.ts';
import type { Actor } from './session.ts';

/** Is what a handler knows about the request, beside its validated input. */
export interface RequestInfo {
  readonly context: Context;
  readonly ip: string;
  /** Is the device, as its browser describes it. */
  readonly device: Device;
  /** Returns the language for mails to them. */
  readonly language: () => SpokenLanguage;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Says whether nobody can listen on the connection. */
  readonly isSecure: boolean;
  /** Sends a cookie with the answer. No call reads cookies. */
  readonly setCookie: (cookie: string) => void;
  /** Is the bearer token as sent, to end its session. */
  readonly token: string | undefined;
  /** Looks up who calls, when asked. Public calls seldom need it. */
  readonly session: () => Promise<Actor | undefined>;
  /** Serialises an answer by the call's response schema. */
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

/** Holds one handler for every call of a contract; leaving one out doesn't compile. */
export type Handlers<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};
