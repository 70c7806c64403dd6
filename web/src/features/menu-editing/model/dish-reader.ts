import type { Dish } from '@clearplate/domain/facts/dish';
import type { Findings } from './findings.ts';

/** A dish as edited and as saved. */
export interface AskedDish {
  readonly record: Dish;
  readonly saved: Dish;
}

interface Asked {
  readonly key: string;
  readonly dish: AskedDish;
}

type OnRead = (key: string, record: Dish, findings: Findings) => void;

/** Reads dishes in a worker, one after another; of the requests for one dish, only the last. */
export class DishReader {
  readonly #onRead: OnRead;
  readonly #waiting = new Map<string, AskedDish>();
  #worker: Worker | undefined;
  #reading: Asked | undefined;

  constructor(onRead: OnRead) {
    this.#onRead = onRead;
  }

  /** Starts the worker with the first dish, because somebody who only looks needs no word list. */
  #open(): Worker {
    const worker = new Worker(new URL('./read-dishes.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Findings>) => {
      const asked = this.#reading;
      this.#reading = undefined;
      if (asked) this.#onRead(asked.key, asked.dish.record, data);
      this.#next();
    });
    // The saved menu has these findings too, so without the worker they only arrive later.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#reading = undefined;
    });
    return worker;
  }

  read(key: string, dish: AskedDish): void {
    this.#waiting.set(key, dish);
    if (!this.#reading) this.#next();
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) return;
    const [key, dish] = first;
    this.#waiting.delete(key);
    this.#reading = { key, dish };
    this.#worker ??= this.#open();
    // The message goes to our own worker, so there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#worker.postMessage(dish);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
