import type { Question, TextCheck } from './text-check.ts';

interface Listener {
  readonly onRead: (question: Question, check: TextCheck) => void;
  /** Nothing more can be read until it is restarted. */
  readonly onFailed: () => void;
}

/** Reads texts in a thread of its own, one after another; of those that wait, the last. Nothing leaves the device. */
export class TextReader {
  readonly #listener: Listener;
  #worker: Worker;
  #reading: Question | undefined;
  #waiting: Question | undefined;

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#worker = this.#open();
  }

  #open(): Worker {
    const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TextCheck>) => {
      const question = this.#next();
      if (question) this.#listener.onRead(question, data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#listener.onFailed();
    });
    return worker;
  }

  read(question: Question): void {
    if (this.#reading) {
      this.#waiting = question;
      return;
    }
    this.#reading = question;
    // To a thread of our own: there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#worker.postMessage(question);
  }

  /** What was read just now; what waits is sent. */
  #next(): Question | undefined {
    const done = this.#reading;
    const next = this.#waiting;
    this.#reading = undefined;
    this.#waiting = undefined;
    if (next) this.read(next);
    return done;
  }

  restart(): void {
    this.close();
    this.#worker = this.#open();
    this.#reading = undefined;
    this.#waiting = undefined;
  }

  close(): void {
    this.#worker.terminate();
  }
}
