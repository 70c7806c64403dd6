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

const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;
const patienceMs = 4000;
/** So many frames in a row a page must stand still: what comes into view is laid out some frames later, and what is awaited later still. */
const calmFrames = { there: 12, without: 60, away: Infinity };

export interface Restoration {
  readonly isOver: () => boolean;
  readonly end: () => void;
}

const look = () => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

/** Scrolls there and stays until the page is long enough and stands still, unless the person moves first. */
export function scrollWhenReady(place: Place): Restoration {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();
  const until = performance.now() + patienceMs;
  let calm = 0;
  let left = look();
  const attempt = () => {
    const now = look();
    // Neither this nor another height has moved the page: somebody scrolls, by whatever means.
    if (now.height === left.height && Math.abs(now.top - left.top) > 1) end();
    if (signal.aborted) return;
    const arrival = scrollTowards(place);
    left = look();
    calm = arrival === 'away' ? 0 : calm + 1;
    if (calm > calmFrames[arrival] || performance.now() > until) end();
    else requestAnimationFrame(attempt);
  };
  for (const sign of signsOfLife) window.addEventListener(sign, end, { signal, passive: true });
  attempt();
  return { isOver: () => signal.aborted, end };
}
