import { tabStore } from '../shared/lib/storage.ts';
import { scrollTowards, type Place } from './scroll-place.ts';

const storeKey = 'places';
const kept = 60;

/** The browser itself moves a page by a pixel, when what is seen of it has another height than what was guessed. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;

/** Where each entry of the history was left. Outlives a reload of the tab. A card stays known while a transition covers it. */
export class ScrollPositions {
  #positions = new Map<string, Place>();

  load(): void {
    try {
      const entries: unknown = JSON.parse(tabStore.read(storeKey) ?? '[]');
      if (Array.isArray(entries)) this.#positions = new Map(entries as [string, Place][]);
    } catch {
      this.#positions = new Map();
    }
  }

  set(entry: string, place: Place): void {
    const before = this.#positions.get(entry);
    this.#positions.delete(entry);
    this.#positions.set(entry, place.card || !before || !isSame(before.top, place.top) ? place : before);
  }

  get(entry: string): Place | undefined {
    return this.#positions.get(entry);
  }

  save(): void {
    tabStore.write(storeKey, JSON.stringify([...this.#positions].slice(-kept)));
  }
}

const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const patienceMs = 4000;
/** So many frames in a row a page must stand still to be there: what comes into view is laid out some frames later. */
const calmFrames = 12;

/** Scrolls there and stays until the page is long enough and stands still, unless the person moves first. Returns how to give up. */
export function scrollWhenReady(place: Place): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();
  const until = performance.now() + patienceMs;
  let calm = 0;
  const attempt = () => {
    calm = scrollTowards(place) ? calm + 1 : 0;
    if (calm > calmFrames || performance.now() > until) end();
    if (!signal.aborted) requestAnimationFrame(attempt);
  };
  for (const sign of signsOfLife) window.addEventListener(sign, end, { signal, passive: true });
  attempt();
  return end;
}
