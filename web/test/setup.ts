import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetConsoleErrors, consoleErrors } from './console-errors.ts';

// Pages are loaded on demand, and a failed call is tried once more before it counts.
configure({ asyncUtilTimeout: 4000 });

beforeEach(() => {
  forgetConsoleErrors();
  console.error = (...said: unknown[]) => void consoleErrors.push(said.map(String).join(' '));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  expect(consoleErrors, 'console.error was called; use expectConsoleError where it should be').toEqual([]);
});
