/** Longer than this nobody is left looking at placeholders. */
export const patienceMs = 8_000;
