/** Does work a step at a time, so that the caller can do something else in between. */
export type InSteps<Result> = Generator<undefined, Result>;

/** Does all of it at once. */
export function finish<Result>(work: InSteps<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
