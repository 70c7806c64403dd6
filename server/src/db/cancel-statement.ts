import { once } from 'node:events';
import { connect } from 'node:net';
import type pg from 'pg';

// What PostgreSQL's protocol calls a CancelRequest: its length, its code, then the process and its secret.
const requestCode = 80_877_102;
const patience = 1000;

/** What node-postgres knows of a connection and doesn't declare. */
type Connection = pg.ClientBase & { host: string; port: number; processID: number | null; secretKey: number | null };

function request({ processID, secretKey }: Connection): Buffer {
  const bytes = Buffer.alloc(16);
  for (const [index, value] of [16, requestCode, processID ?? 0, secretKey ?? 0].entries())
    bytes.writeInt32BE(value, index * 4);
  return bytes;
}

// Sent in the clear: it holds no data, PostgreSQL takes it so, and its secret is worth nothing once the connection ends.
async function sendCancel(client: Connection): Promise<void> {
  const { host, port } = client;
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(patience, () => socket.destroy());
  socket.on('error', () => undefined);
  socket.write(request(client));
  // PostgreSQL hangs up after it has passed the signal on.
  socket.resume();
  await once(socket, 'close');
}

/**
 * Ends the statement that runs on a connection as soon as the signal comes, over a second connection. The function that
 * it returns must be awaited before the connection serves somebody else: the request could end their statement instead.
 */
export function cancelOnAbort(client: pg.ClientBase, signal: AbortSignal): () => Promise<void> {
  let sent: Promise<void> | undefined;
  const send = () => void (sent ??= sendCancel(client as Connection));
  signal.addEventListener('abort', send, { once: true });
  return async () => {
    signal.removeEventListener('abort', send);
    await sent;
  };
}
