import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string[];
  /** The mail as it arrived, with its header. */
  readonly text: string;
}

/** A mail server in this process, on a port of its own. */
export interface TestSmtpServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Turns the next recipients away, as a busy server does. */
  readonly refuseNext: (count: number) => void;
  readonly stop: () => Promise<void>;
}

function busy(): Error {
  return Object.assign(new Error('Mailbox of <ann@example.com> busy'), { responseCode: 450 });
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      refusals -= 1;
      done(refusals >= 0 ? busy() : null);
    },
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ from, to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (count) => void (refusals = count),
    stop: () => (stopped ??= new Promise((resolve) => server.close(() => resolve()))),
  };
}
