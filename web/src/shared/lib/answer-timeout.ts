/** Nobody waits for placeholders longer than this. */
export const answerTimeoutMs = 8_000;
