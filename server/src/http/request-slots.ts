import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { AppError } from './app-error.ts';
import { callerNetwork } from './caller-network.ts';

/**
 * At ten connections and some milliseconds a statement so many are answered within a second. More would only wait for a
 * connection until each of them is too late: better to answer some, and to tell the others at once. A sixteenth of them is
 * twenty: what one person's devices may well ask at once.
 */
const mostAtWork = 320;

// Milliseconds. Every request ends sooner, whatever happens: with no end for so long, none will come.
const stuckAfter = 10_000;

// Whoever watches over the server must be answered when it is busy too.
const always = new Set(['/livez', '/readyz', '/metrics']);

/** One request at work. Its place is free again with `leave`, however often that is called. */
export interface RequestSlot {
  /** Counts it as this person's too, whom it turned out to be from; refused where they have as many as one may. */
  claimFor(userId: number): void;
  leave(): void;
}

/**
 * The requests at work in this process, by who sent them. Nobody has more than a sixteenth: neither a person, nor, while
 * half of the places are taken, an address. Before that an address may have more: cafés and proxies are one.
 */
export class RequestSlots {
  readonly #most: number;
  readonly #share: number;
  /** How many places each has, and nothing of who has none. */
  readonly #byHolder = new Map<string, number>();
  #taken = 0;
  #fullSince: number | undefined;

  constructor(most = mostAtWork) {
    this.#most = most;
    this.#share = Math.max(1, Math.floor(most / 16));
  }

  /** Refuses whom `take` would refuse now. */
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

  /** Whether all places have been taken for so long, and none of them was left, that nothing here will end by itself. */
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

/** Counts a request's place as this person's. */
export function claimSlotFor(request: FastifyRequest, userId: number): void {
  placesTaken.get(request)?.claimFor(userId);
}

/** A handler that has a place while it works: from when the request has arrived, but for a file, until it has settled. */
export type InSlot = (handler: RouteHandlerMethod) => RouteHandlerMethod;

/**
 * Lets every route's handler work in a place, and refuses the requests that find none, with 503 and when to come back.
 * What belongs to no route, as the answer to an unknown address, is given its place with the function that this returns.
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
      // It sends by itself: with its answer, or with the connection, it has ended.
      reply.raw.once('close', leave);
      return working;
    }
    wrapped.add(work);
    return work;
  };
  // The route of HEAD is made from that of GET, whose handler has its place by then.
  app.addHook('onRoute', (route) => {
    if (!always.has(route.url) && !wrapped.has(route.handler)) route.handler = inPlace(route.handler);
  });
  // Before anything is read. What is sent slowly takes no place until it is here.
  app.addHook('onRequest', async (request) => {
    if (!always.has(request.url.split('?', 1)[0] ?? '')) places.demandRoom(callerNetwork(request.ip));
  });
  // The answer is ready, or an error is: how fast it is read is no matter. A handler that sends and goes on doesn't exist.
  app.addHook('onSend', async (request) => placesTaken.get(request)?.leave());
  return inPlace;
}
