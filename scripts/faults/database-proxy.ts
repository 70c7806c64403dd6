import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stands between a server and its database and does to the network what goes wrong with networks. */
export interface DatabaseProxy {
  readonly port: number;
  /** What is sent takes so many milliseconds: what the database says, and what it is asked as well unless told. */
  delay(milliseconds: number, alsoQuestions?: boolean): void;
  /** Ends every connection, and each new one, as a machine does that knows nothing of it. */
  reset(): void;
  /** Ends every connection and takes no new ones. */
  refuse(): Promise<void>;
  /** Takes and forwards again, at once. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

// In the order in which it came.
function forward(from: Socket, to: Socket, delay: () => number): void {
  let before = Promise.resolve();
  from.on('data', (chunk: Buffer) => {
    const due = sleep(delay());
    before = Promise.all([before, due]).then(() => void to.write(chunk));
  });
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
}

/** A proxy on a port of its own before the database's socket. */
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
