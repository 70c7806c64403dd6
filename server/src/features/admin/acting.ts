import type { Acting } from '../../db/admin-log.ts';
import type { RequestInfo } from '../../http/handlers.ts';
import type { Actor } from '../../http/session.ts';

/** The admin behind a request, as the log knows them. */
export function actingFor({ actor, requestId, context }: RequestInfo & { readonly actor: Actor }): Acting {
  return { actorId: actor.actorId, requestId, now: context.now() };
}
