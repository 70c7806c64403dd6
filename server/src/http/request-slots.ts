import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { AppError } from './app-error.ts';
import { callerNetwork } from './caller-network.ts';

/**
 * With ten connections and some milliseconds per statement, this many are answered within a second. More would only
 * wait for a connection until all of them are too late. It is better to answer some, and to refuse the others at once.
 * A sixteenth is twenty, which one person's devices may well need at once.
 */
const mostAtWork = 320;

// This is in milliseconds. Every request ends sooner, whatever happens. If none has ended for this long, none will.
const stuckAfter = 10_000;

// Monitoring must be answered even when the server is busy.
const always = new Set(['/livez', '/readyz', '/metrics']);

/** Is one running request. `leave` frees its slot, however often it is called. */
export interface RequestSlot {
  /** Counts it for the person whom it turned out to be from. It is refused if they have as many as one may. */
  claimFor(userId: number): void;
  leave(): void;
}

/**
 * Counts the running requests of this process, by who sent them. Nobody has more than a sixteenth: no person, and,
 * while half of the slots are taken, no address. Before that an address may have more, because cafés and proxies have
 * only one.
 */
export class RequestSlots {
  readonly #most: number;
  readonly #share: number;
  /** Says how many slots each has, without those that have none. */
  readonly #byHolder = new Map<string, number>();
  #taken = 0;
  #fullSince: number | undefined;

  constructor(most = mostAtWork) {
    this.#most = most;
    this.#share = Math.max(1, Math.floor(most / 16));
  }

  /** Refuses a client that `take` would refuse now. */
  demandRoom(address: string): void {
    const isHalfFull = this.#taken >= this.#most / 2;
    if (this.#taken >= this.#most || (isHalfFull && this.#has(address) >= this.#share)) throw tooMany();
  }

  take(address: string): RequestSlot {
    this.demandRoom(address);
    const holders = [address];
    this.#count(address, 1);
    this.#taken += 1;
    if (this.#taken === this.#most) this.#fullSince = performance.now();
    return {
      claimFor: (userId) => {
        const person = `user ${userId}`;
        if (this.#has(person) >= this.#share) throw tooMany();
        this.#count(person, 1);
        holders.push(person);
      },
      leave: () => {
        if (holders.length === 0) return;
        for (const holder of holders.splice(0)) this.#count(holder, -1);
        this.#taken -= 1;
        this.#fullSince = undefined;
      },
    };
  }

  load() {
    return { taken: this.#taken, holders: this.#byHolder.size };
  }

  /**
   * Returns whether all slots have been taken for so long, without one being freed, that nothing will end by itself.
   */
  isStuck(): boolean {
    return this.#fullSince !== undefined && performance.now() - this.#fullSince >= stuckAfter;
  }

  #has(holder: string): number {
    return this.#byHolder.get(holder) ?? 0;
  }

  #count(holder: string, by: 1 | -1): void {
    const count = this.#has(holder) + by;
    if (count === 0) this.#byHolder.delete(holder);
    else this.#byHolder.set(holder, count);
  }
}

const tooMany = () => new AppError('unavailable', 'Too many requests just now. Please try again.', { retryAfter: 1 });

const placesTaken = new WeakMap<FastifyRequest, RequestSlot>();

/** Counts a request's slot for this person. */
export function claimSlotFor(request: FastifyRequest, userId: number): void {
  placesTaken.get(request)?.claimFor(userId);
}

/**
 * Wraps a handler so that it has a slot while it works: from the request's arrival, files excepted, until it has
 * settled.
 */
export type InSlot = (handler: RouteHandlerMethod) => RouteHandlerMethod;

/**
 * Makes every route's handler work in a slot, and answers 503 with a time to come back if there is none. Answers
 * without a route, such as those to unknown addresses, get a slot from the returned function.
 */
export function holdSlots(app: FastifyInstance, places: RequestSlots): InSlot {
  const wrapped = new WeakSet<RouteHandlerMethod>();
  const inPlace: InSlot = (handler) => {
    function work(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
      const place = places.take(callerNetwork(request.ip));
      placesTaken.set(request, place);
      const leave = () => place.leave();
      const working = handler.call(this, request, reply);
      if (working instanceof Promise) return working.finally(leave);
      // It sends the answer itself. The request has ended with that, or with the connection.
      reply.raw.once('close', leave);
      return working;
    }
    wrapped.add(work);
    return work;
  };
  // HEAD's route is made from GET's, whose handler has its slot by then.
  app.addHook('onRoute', (route) => {
    if (!always.has(route.url) && !wrapped.has(route.handler)) route.handler = inPlace(route.handler);
  });
  // This runs before anything is read. A slow upload takes no slot until it has arrived.
  app.addHook('onRequest', async (request) => {
    if (!always.has(request.url.split('?', 1)[0] ?? '')) places.demandRoom(callerNetwork(request.ip));
  });
  // The answer, or an error, is ready. How fast the client reads it doesn't matter. No handler sends and continues.
  app.addHook('onSend', async (request) => placesTaken.get(request)?.leave());
  return inPlace;
}
