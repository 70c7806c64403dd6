import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** This far outside the viewport counts as near, in screens above and below. */
const margin = '150% 0px';

type OnNear = (isNear: boolean) => void;

/** Uses one observer for all rows of a table. */
export class NearWatcher {
  readonly #onNear = new WeakMap<Element, OnNear>();
  readonly #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) this.#onNear.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );

  watch(element: Element, onNear: OnNear): () => void {
    this.#onNear.set(element, onNear);
    this.#observer.observe(element);
    return () => this.#observer.unobserve(element);
  }
}

/** `undefined` if a table is short enough to render in full. */
export const NearContext = createContext<NearWatcher | undefined>(undefined);

/** Returns whether an element is on screen or near it. */
export function useNear<Target extends Element>() {
  const watcher = useContext(NearContext);
  const [isNear, setNear] = useState(watcher === undefined);
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (!watcher || !ref.current) return setNear(true);
    return watcher.watch(ref.current, setNear);
  }, [watcher]);
  return { ref, isNear };
}
