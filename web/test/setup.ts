import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
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
  if (consoleErrors.length > 0) throw new Error(`Use expectConsoleError for: ${consoleErrors.join('; ')}`);
});
