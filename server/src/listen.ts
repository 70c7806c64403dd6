import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartRefused } from './db/start-refused.ts';

// Requests that are still running then are cut off, so that the database has time to stop as well.
const longestDrain = 7000;

/** Lets the requests under way end and takes no more. */
export async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), longestDrain);
  await app.close();
  clearTimeout(cut);
}

/** Begins to take requests; gives the address as a browser on this computer writes it. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartRefused(
        `Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another one: PORT=${port + 1} npm start`,
      );
    if (code === 'EACCES') throw new StartRefused(`PORT: this user may not listen on port ${port}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartRefused(`HOST: this computer has no address ${host}.`);
    throw error;
  }
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const visible = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${visible}:${actualPort}`;
}
