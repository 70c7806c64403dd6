import { vi } from 'vitest';

/** Fakes a worker that answers on demand. */
export class HeldWorker<Question> extends EventTarget {
  readonly asked: Question[] = [];
  isEnded = false;
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

/** Replaces workers until the end of the test, and returns the list of those that are opened. */
export function holdWorkers<Question>(): HeldWorker<Question>[] {
  const opened: HeldWorker<Question>[] = [];
  class Held extends HeldWorker<Question> {
    constructor() {
      super();
      opened.push(this);
    }
  }
  vi.stubGlobal('Worker', Held);
  return opened;
}
