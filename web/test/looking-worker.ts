import { lookAtDish, type LookedAtDish } from '@clearplate/domain/menu/look-at-dish';

type Listener = (event: { readonly data: unknown }) => void;

/** Looks at dishes as the worker of drafts does, where there are no workers. */
export class LookingWorker {
  #listener: Listener = () => undefined;

  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') this.#listener = listener;
  }

  postMessage({ id, dishes }: { readonly id: number; readonly dishes: readonly LookedAtDish[] }): void {
    queueMicrotask(() => this.#listener({ data: { id, looks: dishes.map(lookAtDish) } }));
  }

  terminate(): void {
    this.#listener = () => undefined;
  }
}
