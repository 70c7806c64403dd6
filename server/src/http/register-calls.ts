import { api } from '@clearplate/contract/api';
import type { Call, Page } from '@clearplate/contract/define-contract';
import { mayCall } from '@clearplate/domain/menu/policies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Db } from '../db/db.ts';
import { ownWritesSeconds } from '../db/reads.ts';
import { AppError } from './app-error.ts';
import { compressAnswer } from './compression.ts';
import { deviceOf } from './device.ts';
import { languageOf } from './language.ts';
import type { Handlers, RequestInfo } from './handlers.ts';
import { isOverTls } from './security-headers.ts';
import { doOnce, readIdempotencyKey } from './idempotency.ts';
import { dbInTime } from './deadline.ts';
import type { InUse } from './in-use.ts';
import { leftSignal } from './left-signal.ts';
import { createOrderOfWrites, type OrderOfWrites } from './order-of-writes.ts';
import { claimSlotFor } from './request-slots.ts';
import { readIfMatch, tag } from './preconditions.ts';
import { ReadyAnswer, sendReady } from './ready-answer.ts';
import { serializerOf } from './response-schema.ts';
import { sendFile, StreamedFile } from './streamed-file.ts';
import { bearerToken, findSession, hasWrittenLately, noteWrite, type Actor } from './session.ts';
import { tracedDb } from './trace-requests.ts';
import { readUpload } from './upload.ts';
import { validate } from './validate.ts';
import { WrittenPage } from './written-page.ts';

type AnyHandler = (input: unknown, request: RequestInfo & { actor?: Actor }) => Promise<unknown>;

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

/** Registers every call of the contract, and answers 405 to methods that a path lacks. */
export function registerCalls(
  app: FastifyInstance,
  context: Context,
  handlers: Handlers<typeof api>,
  { noteAnswer, inUse }: { noteAnswer: (call: string, output: unknown) => void; inUse: InUse },
) {
  const writes = createOrderOfWrites();
  inUse.set('writes', () => writes.load());

  const taken = new Map<string, Set<string>>();
  for (const [name, call] of Object.entries<Call>(api)) {
    const handler = handlers[name as keyof typeof api] as unknown as AnyHandler;
    registerCall(app, { context, writes }, call, async (input, request) => {
      const output = await handler(input, request);
      noteAnswer(name, output);
      return output;
    });
    taken.set(call.path, (taken.get(call.path) ?? new Set()).add(call.method));
  }
  for (const [url, allowed] of taken) {
    const others = methods.filter((method) => !allowed.has(method));
    app.route({ method: [...others], url, handler: (_, reply) => refuseMethod(reply, [...allowed]) });
  }
}

function registerCall(
  app: FastifyInstance,
  { context, writes }: { context: Context; writes: OrderOfWrites },
  call: Call,
  handler: AnyHandler,
) {
  app.route({
    method: call.method,
    url: call.path,
    compress: false,
    onSend: compressAnswer,
    ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
    schema: call.media ? {} : { response: { 200: call.response } },
    serializerCompiler: ({ schema }) => serializerOf(schema as z.ZodType),
    handler: async (request, reply) => {
      const info = requestInfo({ ...context, db: dbFor(context.db, request) }, request, reply);
      const isReading = call.method === 'GET' || call.reads === true;
      // Authorisation comes before validation, so that a stranger learns nothing about the call.
      const actor = call.access === 'public' ? undefined : await authenticate(call, info);
      if (actor) claimSlotFor(request, actor.userId);
      const input = await readInput(call, request, leftSignal(reply));
      const asker = {
        ...info,
        context: isReading
          ? await readingContext(call, info, request, reply)
          : { ...info.context, db: dbFor(context.writes ?? context.db, request) },
      };
      const key = call.idempotencyKey ? readIdempotencyKey(request) : undefined;
      const handle = (db = asker.context.db) =>
        handler(input, { ...asker, context: { ...asker.context, db }, ...(actor && { actor }) });
      const answer = () =>
        key === undefined ? handle() : doOnce(asker.context, { call, key, userId: actor?.userId, input }, handle);
      const output = await (isReading || !actor ? answer() : writes.next(actor.userId, answer));
      // The work is done. Without the note, they would only see it some seconds later.
      if (!isReading && context.reads?.hasReplica && info.token)
        await noteWrite(context.db, info.token).catch(() => undefined);
      if (output instanceof ReadyAnswer) return sendReady(request, reply, output);
      if (output instanceof StreamedFile) return sendFile(reply, output);
      if (call.etag) tag(reply, output);
      if (call.media) void reply.type(`${call.media}; charset=utf-8`);
      if (call.download) void reply.header('content-disposition', `attachment; filename="${call.download}"`);
      return call.paged ? sendPage(request, reply, output as Page<unknown> | WrittenPage) : output;
    },
  });
}

const dbFor = (db: Db, request: FastifyRequest) => dbInTime(tracedDb(db, request), request);

// Private data is read from the primary, and so is everything for somebody who has just changed something.
async function readingContext(
  call: Call,
  { context, token }: RequestInfo,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  if (!context.reads) return context;
  const mustBeNew = async () =>
    call.access !== 'public' || (token !== undefined && hasWrittenLately(context.db, token, ownWritesSeconds));
  return { ...context, db: dbFor(await context.reads.open({ signal: leftSignal(reply), mustBeNew }), request) };
}

async function readInput(call: Call, request: FastifyRequest, sender: AbortSignal) {
  // If it stayed unread, a form would count as an empty body.
  if (!call.upload && request.isMultipart()) throw new AppError('unsupported_media_type', 'Send JSON');
  const input = { ...validate(call, request), ifMatch: readIfMatch(call, request) };
  return call.upload ? { ...input, file: await readUpload(call.upload, request, sender) } : input;
}

function requestInfo(context: Context, request: FastifyRequest, reply: FastifyReply): RequestInfo {
  const token = bearerToken(request.headers.authorization);
  return {
    context,
    ip: request.ip,
    device: deviceOf(request.headers['user-agent']),
    language: () => languageOf(request.headers['accept-language']),
    requestId: request.id,
    log: request.log,
    isSecure: isOverTls(request, context.settings.publicUrl),
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
    token,
    session: async () => (token ? findSession(context, token, context.now()) : undefined),
    serialize: (answer) => reply.serialize(answer) as string,
  };
}

async function authenticate(call: Call, info: RequestInfo): Promise<Actor> {
  const actor = await info.session();
  if (!actor) throw new AppError('unauthenticated', 'Please sign in');
  if (!mayCall(call.access, actor.role)) throw new AppError('forbidden', 'This is not yours to do');
  return actor;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page<unknown> | WrittenPage) {
  if (page.next !== undefined) {
    const [path = '', search = ''] = request.url.split('?', 2);
    const query = new URLSearchParams(search);
    query.set('cursor', page.next);
    void reply.header('link', `<${path}?${query.toString()}>; rel="next"`);
  }
  if (!(page instanceof WrittenPage)) return page.items;
  void reply.type('application/json; charset=utf-8');
  return page.json;
}

function refuseMethod(reply: FastifyReply, allowed: string[]): never {
  void reply.header('allow', allowed.includes('GET') ? [...allowed, 'HEAD'].join(', ') : allowed.join(', '));
  throw new AppError('method_not_allowed', `This address answers ${allowed.join(' and ')} only`);
}
