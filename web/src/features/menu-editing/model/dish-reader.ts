import type { Dish } from '@clearplate/domain/facts/dish';
import { AskedWorker } from '../../../shared/lib/asked-worker.ts';
import type { Findings } from './findings.ts';

/** Holds a dish as edited and as saved. */
export interface AskedDish {
  readonly record: Dish;
  readonly saved: Dish;
}

type OnRead = (key: string, record: Dish, findings: Findings) => void;

const openWorker = () => new Worker(new URL('./read-dishes.worker.ts', import.meta.url), { type: 'module' });

/** Reads dishes in a worker, one after another; of the requests for one dish, only the last. */
export class DishReader {
  readonly #waiting = new Map<string, AskedDish>();
  /** It opens with the first dish, because somebody who only looks needs no word list. */
  readonly #worker: AskedWorker<AskedDish, Findings>;
  #key = '';

  constructor(onRead: OnRead) {
    this.#worker = new AskedWorker(openWorker, {
      onAnswer: ({ record }, findings: Findings) => {
        onRead(this.#key, record, findings);
        this.#next();
      },
      // The saved menu has the findings of the dish that failed too, so they only arrive later. Each that waits is asked
      // about once.
      onFailed: () => this.#next(),
    });
  }

  read(key: string, dish: AskedDish): void {
    this.#waiting.set(key, dish);
    if (!this.#worker.isBusy) this.#next();
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) return;
    const [key, dish] = first;
    this.#waiting.delete(key);
    this.#key = key;
    this.#worker.ask(dish);
  }

  close(): void {
    this.#worker.close();
  }
}
