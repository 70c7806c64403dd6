import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isPictureName } from '../pictures/picture-store.ts';
import { notFound } from './app-error.ts';

const year = 31_536_000;

/** Serves uploaded pictures. A name always has the same bytes, so browsers may cache them; shared caches may not. */
export function registerPictures(app: FastifyInstance, { pictures }: Pick<Context, 'pictures'>) {
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params: { name } }, reply) => {
    const bytes = isPictureName(name) ? await pictures.get(name) : undefined;
    if (!bytes) throw notFound('Picture');
    return reply.type('image/webp').header('cache-control', `private, max-age=${year}, immutable`).send(bytes);
  });
}
