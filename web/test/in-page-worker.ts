import { vi } from 'vitest';
import type { AskedDish } from '../src/features/menu-editing/model/dish-reader.ts';
import { readFindings } from '../src/features/menu-editing/model/read-findings.ts';
import { checkText } from '../src/features/text-check/check-text.ts';
import type { Question } from '../src/features/text-check/text-check.ts';

/** Says what each worker does, by its file. */
const threads: Readonly<Record<string, (asked: never) => unknown>> = {
  'check.worker.ts': (question: Question) => checkText(question),
  'read-dishes.worker.ts': (dish: AskedDish) => readFindings(dish),
};

/** Runs the workers' own code in the page, because the tests' DOM has no workers. */
export function stubWorker({ fails = false } = {}): { asked: Question[] } {
  const asked: Question[] = [];
  class InPageWorker extends EventTarget {
    readonly #answer: (asked: never) => unknown;
    constructor(address: URL) {
      super();
      const answer = threads[address.pathname.split('/').at(-1) ?? ''];
      if (!answer) throw new Error(`No thread is ${address.href}`);
      this.#answer = answer;
    }
    postMessage(question: Question) {
      asked.push(structuredClone(question));
      setTimeout(() => {
        if (fails) this.dispatchEvent(new Event('error'));
        else {
          const data = structuredClone(this.#answer(question as never));
          this.dispatchEvent(new MessageEvent('message', { data }));
        }
      }, 5);
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', InPageWorker);
  return { asked };
}
