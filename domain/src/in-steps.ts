/** Work that can be done a step at a time, so that whoever does it can see to something else in between. */
export type InSteps<Result> = Generator<undefined, Result>;

/** Does all of it at once. */
export function finish<Result>(work: InSteps<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
