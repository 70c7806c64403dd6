import { vi } from 'vitest';
import { checkText } from '../src/features/text-check/check-text.ts';
import type { Question } from '../src/features/text-check/text-check.ts';

/** The reading thread's own code, run here since the test's browser has no threads. */
export function stubWorker({ fails = false } = {}): { asked: Question[] } {
  const asked: Question[] = [];
  class InPageWorker extends EventTarget {
    postMessage(question: Question) {
      asked.push(structuredClone(question));
      setTimeout(() => {
        if (fails) this.dispatchEvent(new Event('error'));
        else this.dispatchEvent(new MessageEvent('message', { data: structuredClone(checkText(question)) }));
      }, 5);
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', InPageWorker);
  return { asked };
}
