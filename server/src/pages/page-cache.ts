export interface Bounds {
  /** Milliseconds. What somebody just changed is seen at the latest so much later. */
  readonly maxAgeMs: number;
  readonly mostPages: number;
  /** Of all pages that are kept and their addresses, in characters. */
  readonly mostLength: number;
}

export const standard: Bounds = { maxAgeMs: 1000, mostPages: 200, mostLength: 16_000_000 };

interface Kept<Page> {
  readonly page: Promise<Page>;
  /** Tells whoever makes the page that nobody waits for it any longer. */
  readonly unwanted: AbortController;
  waiting: number;
  length: number;
}

/**
 * One page for all who ask for the same address within a second, which is counted from when it was begun: nothing in it
 * was read before. `lengthOf` gives undefined for what must not be kept, such as a page that could not be made.
 */
export class PageCache<Page> {
  readonly #lengthOf: (page: Page) => number | undefined;
  readonly #bounds: Bounds;
  /** In the order in which they were begun. */
  readonly #pages = new Map<string, Kept<Page>>();
  #length = 0;

  constructor(lengthOf: (page: Page) => number | undefined, bounds = standard) {
    this.#lengthOf = lengthOf;
    this.#bounds = bounds;
  }

  /** `left`: of one who asks. A page that is being made is given up when all have left who asked for it. */
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
