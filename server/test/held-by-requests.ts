import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Returns what requests hold in a server, by its own metrics: only what isn't 0. */
export async function heldBy(app: FastifyInstance): Promise<Record<string, number>> {
  const text = (await app.inject({ url: '/metrics' })).body;
  const gauges = text.matchAll(
    /^clearplate_(?:in_use\{kind="|database_connections\{pool="\w+",state="(?=busy|waiting))(\w+)"\} (\S+)$/gm,
  );
  return Object.fromEntries([...gauges].map(([, kind, value]) => [kind, Number(value)]).filter(([, value]) => value));
}

/** Returns the same once no request runs. After some time, anything that is still held is held for ever. */
export async function heldInTheEnd(app: FastifyInstance): Promise<Record<string, number>> {
  const until = performance.now() + 20_000;
  for (;;) {
    const held = await heldBy(app);
    if (Object.keys(held).length === 0 || performance.now() > until) return held;
    await sleep(50);
  }
}
