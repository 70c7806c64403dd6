import type { Question, TextCheck } from './text-check.ts';

interface Listener {
  readonly onRead: (question: Question, check: TextCheck) => void;
  /** Nothing more can be read. */
  readonly onFailed: () => void;
}

/** Reads texts in a thread of its own, one after another; of those that wait, the last. Nothing leaves the device. */
export class TextReader {
  readonly #worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  #reading: Question | undefined;
  #waiting: Question | undefined;

  constructor({ onRead, onFailed }: Listener) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<TextCheck>) => {
      const question = this.#next();
      if (question) onRead(question, data);
    });
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      onFailed();
    });
  }

  read(question: Question): void {
    if (this.#reading) {
      this.#waiting = question;
      return;
    }
    this.#reading = question;
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

  close(): void {
    this.#worker.terminate();
  }
}
