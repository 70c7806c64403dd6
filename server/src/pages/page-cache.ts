export interface Bounds {
  /** This is in milliseconds. A change is seen at most this much later. */
  readonly maxAgeMs: number;
  readonly mostPages: number;
  /** Limits the size of all cached pages and their addresses, in characters. */
  readonly mostLength: number;
}

export const standard: Bounds = { maxAgeMs: 1000, mostPages: 200, mostLength: 16_000_000 };

interface Kept<Page> {
  readonly page: Promise<Page>;
  /** Is aborted when nobody waits for the page any longer. */
  readonly unwanted: AbortController;
  waiting: number;
  length: number;
}

/**
 * Gives one page to everybody who requests the same address within a second. The second begins with the rendering, so
 * nothing in the page was read before. `lengthOf` returns `undefined` for what must not be cached, such as a page that
 * couldn't be made.
 */
export class PageCache<Page> {
  readonly #lengthOf: (page: Page) => number | undefined;
  readonly #bounds: Bounds;
  /** They are in the order in which they were begun. */
  readonly #pages = new Map<string, Kept<Page>>();
  #length = 0;

  constructor(lengthOf: (page: Page) => number | undefined, bounds = standard) {
    this.#lengthOf = lengthOf;
    this.#bounds = bounds;
  }

  /**
   * Returns the page. `left` aborts when the client leaves. A page that is being made is given up when all its clients
   * have left.
   */
  get(address: string, left: AbortSignal, make: (unwanted: AbortSignal) => Promise<Page>): Promise<Page> {
    const kept = this.#pages.get(address) ?? this.#begin(address, make);
    kept.waiting += 1;
    const leave = () => {
      kept.waiting -= 1;
      if (kept.waiting === 0) kept.unwanted.abort();
    };
    left.addEventListener('abort', leave, { once: true });
    return kept.page.finally(() => left.removeEventListener('abort', leave));
  }

  #begin(address: string, make: (unwanted: AbortSignal) => Promise<Page>): Kept<Page> {
    const unwanted = new AbortController();
    const kept = { page: make(unwanted.signal), unwanted, waiting: 0, length: address.length };
    this.#pages.set(address, kept);
    this.#length += kept.length;
    const drop = () => this.#drop(address, kept);
    setTimeout(drop, this.#bounds.maxAgeMs).unref();
    unwanted.signal.addEventListener('abort', drop, { once: true });
    kept.page.then((page) => this.#measure(address, kept, page), drop);
    this.#trim();
    return kept;
  }

  #measure(address: string, kept: Kept<Page>, page: Page): void {
    const length = this.#lengthOf(page);
    if (length === undefined) this.#drop(address, kept);
    if (this.#pages.get(address) !== kept || length === undefined) return;
    kept.length += length;
    this.#length += length;
    this.#trim();
  }

  #drop(address: string, kept: Kept<Page>): void {
    if (this.#pages.get(address) !== kept) return;
    this.#pages.delete(address);
    this.#length -= kept.length;
  }

  #trim(): void {
    for (const [address, kept] of this.#pages) {
      if (this.#pages.size <= this.#bounds.mostPages && this.#length <= this.#bounds.mostLength) return;
      this.#drop(address, kept);
    }
  }
}
