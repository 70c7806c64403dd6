import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** This proxy between a server and its database imitates network failures. */
export interface DatabaseProxy {
  readonly port: number;
  /** Delays the database's answers by this many milliseconds, and questions too unless told otherwise. */
  delay(milliseconds: number, alsoQuestions?: boolean): void;
  /** Resets every connection, including new ones, like a machine that has restarted. */
  reset(): void;
  /** Closes every connection and accepts no new ones. */
  refuse(): Promise<void>;
  /** Accepts connections and forwards again without delay. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

// Waits for the previous chunk, so that chunks arrive in order.
function forward(from: Socket, to: Socket, delay: () => number): void {
  let before = Promise.resolve();
  from.on('data', (chunk: Buffer) => {
    const due = sleep(delay());
    before = Promise.all([before, due]).then(() => void to.write(chunk));
  });
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
}

/** Starts a proxy on its own port in front of the database's socket. */
export async function startDatabaseProxy(socketPath: string): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  let delay = { question: 0, answer: 0 };
  let resets = false;
  const listener = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    if (resets) {
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const database = connect(socketPath);
    forward(client, database, () => delay.question);
    forward(database, client, () => delay.answer);
  });
  const listen = (port: number) => once(listener.listen(port, '127.0.0.1'), 'listening');
  const endAll = () => {
    for (const client of open) client.resetAndDestroy();
  };
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const stop = () => {
    if (listener.listening) listener.close();
    endAll();
  };
  return {
    port,
    delay: (milliseconds, alsoQuestions = true) =>
      void (delay = { question: alsoQuestions ? milliseconds : 0, answer: milliseconds }),
    reset() {
      resets = true;
      endAll();
    },
    async refuse() {
      stop();
      await sleep(0);
    },
    async heal() {
      delay = { question: 0, answer: 0 };
      resets = false;
      if (!listener.listening) await listen(port);
    },
    async close() {
      stop();
      await sleep(0);
    },
  };
}
