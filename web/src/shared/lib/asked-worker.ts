interface Listener<Question, Answer> {
  readonly onAnswer: (question: Question, answer: Answer) => void;
  /** Called when the worker fails, also when its code can't be loaded. */
  readonly onFailed: () => void;
}

/** Asks a worker of ours one question at a time. The worker opens with the first question, or with `open`. */
export class AskedWorker<Question, Answer> {
  readonly #create: () => Worker;
  readonly #listener: Listener<Question, Answer>;
  #worker: Worker | undefined;
  #asked: { readonly question: Question } | undefined;

  /** `create` names its file with `new URL(…, import.meta.url)`, which the build has to find beside `new Worker`. */
  constructor(create: () => Worker, listener: Listener<Question, Answer>) {
    this.#create = create;
    this.#listener = listener;
  }

  get isBusy(): boolean {
    return this.#asked !== undefined;
  }

  open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#create();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = this.#worker === worker ? this.#asked : undefined;
      if (!asked) return;
      this.#asked = undefined;
      this.#listener.onAnswer(asked.question, data);
    });
    const fail = (event: Event) => {
      event.preventDefault();
      if (this.#worker !== worker) return;
      // It may be dead, so the next question opens another one.
      this.close();
      this.#listener.onFailed();
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    this.#worker = worker;
    return worker;
  }

  /** Asks a question. The previous one must have been answered, or have failed. */
  ask(question: Question): void {
    const worker = this.open();
    // The message goes to our own worker, so there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(question);
    this.#asked = { question };
  }

  /** Ends the worker; an open question is never answered. The next question opens another one. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked = undefined;
  }
}
