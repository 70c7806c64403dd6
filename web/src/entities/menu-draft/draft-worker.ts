import type { Draft, MenuFile, Problem } from '@clearplate/menus/draft';
import type { Box } from './read-file.ts';
import type { DishLook, LookedAtDish } from '@clearplate/domain/menu/look-at-dish';

export type DraftQuestion =
  | { readonly id: number; readonly kind: 'read'; readonly file: MenuFile }
  | { readonly id: number; readonly kind: 'look'; readonly dishes: readonly LookedAtDish[] }
  | { readonly id: number; readonly kind: 'show'; readonly file: File; readonly page: number; readonly box: Box };

export type DraftAnswer = { readonly id: number } & (
  | { readonly progress: number }
  | { readonly read: Draft | Problem }
  | { readonly looks: readonly DishLook[] }
  | { readonly shown: ImageBitmap | null }
);

/**
 * A crop has this many pixels for each point of a PDF's page; a page as large as a poster is rendered with fewer, and
 * its crops are enlarged.
 */
export const pageScale = 2;

/** The worker ended, or took too long: the file may be more than this device can read. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

/** A file that gives no answer or sign of progress for this long, in ms, is too much for this device. */
const longestSilence = 60_000;

interface Waiting {
  readonly take: (answer: DraftAnswer) => void;
  readonly fail: (error: WorkerFailed) => void;
}

type Question = DraftQuestion extends infer One ? (One extends DraftQuestion ? Omit<One, 'id'> : never) : never;

/** Reads files and looks at dishes in a worker of the page, which is started with the first question. */
export class DraftWorker {
  #worker: Worker | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  #open(): Worker {
    const worker = new Worker(new URL('./draft.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<DraftAnswer>) => {
      this.#waiting.get(data.id)?.take(data);
      this.#listen(true);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.close();
    });
    return worker;
  }

  /** Limits how long the worker may be silent, not how long each question waits: one may be queued behind many. */
  #listen(isHeard: boolean): void {
    if (isHeard || this.#waiting.size === 0) {
      clearTimeout(this.#silence);
      this.#silence = undefined;
    }
    if (this.#waiting.size > 0) this.#silence ??= setTimeout(() => this.close(), longestSilence);
  }

  #ask<Result>(question: Question, read: (answer: DraftAnswer) => Result | undefined): Promise<Result> {
    const id = (this.#next += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.set(id, {
      take: (answer) => {
        const result = read(answer);
        if (result === undefined) return;
        this.#waiting.delete(id);
        resolve(result);
      },
      fail: (error) => {
        this.#waiting.delete(id);
        reject(error);
      },
    });
    this.#listen(false);
    this.#worker ??= this.#open();
    // The message goes to our own worker, so there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#worker.postMessage({ ...question, id });
    return promise;
  }

  read(file: MenuFile, onProgress: (share: number) => void): Promise<Draft | Problem> {
    return this.#ask({ kind: 'read', file }, (answer) => {
      if ('progress' in answer) onProgress(answer.progress);
      return 'read' in answer ? answer.read : undefined;
    });
  }

  look(dishes: readonly LookedAtDish[]): Promise<readonly DishLook[]> {
    return this.#ask({ kind: 'look', dishes }, (answer) => ('looks' in answer ? answer.looks : undefined));
  }

  /** Describes a part of a PDF's page. */
  async show(file: File, page: number, box: Box): Promise<ImageBitmap> {
    const shown = await this.#ask({ kind: 'show', file, page, box }, (answer) =>
      'shown' in answer ? answer.shown : undefined,
    );
    if (!shown) {
      // If it failed to load something once, it may never ask for it again.
      if (this.#waiting.size === 0) this.close();
      throw new WorkerFailed();
    }
    return shown;
  }

  /** Ends the worker; what it was asked fails, and the next question starts another. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { fail } of this.#waiting.values()) fail(new WorkerFailed());
    this.#listen(true);
  }
}
