import type { Question, TextCheck } from './text-check.ts';

interface Listener {
  readonly onRead: (question: Question, check: TextCheck) => void;
  /** Called when nothing more can be read until a restart. */
  readonly onFailed: () => void;
}

/** Reads texts in a worker, one after another; of those that wait, only the last. Nothing leaves the device. */
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
    // The message goes to our own worker, so there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#worker.postMessage(question);
  }

  /** Returns the question that was just answered, and sends the waiting one. */
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
