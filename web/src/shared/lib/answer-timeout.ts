/** Longer than this nobody is left looking at placeholders. */
export const answerTimeoutMs = 8_000;
