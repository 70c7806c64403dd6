import { tabStore } from '../shared/lib/storage.ts';

const storeKey = 'scroll';
const kept = 60;

/** Where each entry of the history was left, in pixels from the top. Outlives a reload of the tab. */
export class ScrollPositions {
  #positions = new Map<string, number>();

  load(): void {
    try {
      const entries: unknown = JSON.parse(tabStore.read(storeKey) ?? '[]');
      if (Array.isArray(entries)) this.#positions = new Map(entries as [string, number][]);
    } catch {
      this.#positions = new Map();
    }
  }

  set(entry: string, top: number): void {
    this.#positions.delete(entry);
    this.#positions.set(entry, Math.round(top));
  }

  get(entry: string): number | undefined {
    return this.#positions.get(entry);
  }

  save(): void {
    tabStore.write(storeKey, JSON.stringify([...this.#positions].slice(-kept)));
  }
}

const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const patienceMs = 4000;

/** Scrolls there as soon as the page is long enough, unless the person moves first. Returns how to give up. */
export function scrollWhenReady(top: number): () => void {
  const stop = new AbortController();
  const attempt = () => {
    window.scrollTo(0, top);
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable >= top) stop.abort();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop.abort(), patienceMs);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const sign of signsOfLife) {
    window.addEventListener(sign, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  observer.observe(document.body);
  attempt();
  return () => stop.abort();
}
