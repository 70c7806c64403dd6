import { expect } from 'vitest';

/** What went to console.error in this test and was not asked for. */
export const consoleErrors: string[] = [];

export function forgetConsoleErrors(): void {
  consoleErrors.length = 0;
}

/** Demands that something was logged, and takes it off the list of the unexpected. */
export function expectConsoleError(text: string): void {
  expect(consoleErrors.join('\n')).toContain(text);
  const others = consoleErrors.filter((said) => !said.includes(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
