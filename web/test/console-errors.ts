import { expect } from 'vitest';

/** This test logged these to console.error without expecting them. */
export const consoleErrors: string[] = [];

export function forgetConsoleErrors(): void {
  consoleErrors.length = 0;
}

/** Expects an error to have been logged, and removes it from the unexpected ones. */
export function expectConsoleError(text: string): void {
  expect(consoleErrors.join('\n')).toContain(text);
  const others = consoleErrors.filter((said) => !said.includes(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
