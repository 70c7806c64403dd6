import { AskedWorker } from '../../shared/lib/asked-worker.ts';
import type { Question, TextCheck } from './text-check.ts';

interface Listener {
  readonly onRead: (question: Question, check: TextCheck) => void;
  /** Called when nothing more can be read until a restart. */
  readonly onFailed: () => void;
}

const openWorker = () => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });

/** Reads texts in a worker, one after another; of those that wait, only the last. Nothing leaves the device. */
export class TextReader {
  readonly #worker: AskedWorker<Question, TextCheck>;
  #waiting: Question | undefined;

  constructor({ onRead, onFailed }: Listener) {
    this.#worker = new AskedWorker(openWorker, {
      onAnswer: (question, check: TextCheck) => {
        const next = this.#waiting;
        this.#waiting = undefined;
        if (next) this.#worker.ask(next);
        onRead(question, check);
      },
      onFailed,
    });
    this.#worker.open();
  }

  read(question: Question): void {
    if (this.#worker.isBusy) this.#waiting = question;
    else this.#worker.ask(question);
  }

  restart(): void {
    this.close();
    this.#worker.open();
  }

  close(): void {
    this.#worker.close();
    this.#waiting = undefined;
  }
}
