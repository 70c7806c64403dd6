import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { forgetConsoleErrors, consoleErrors } from './console-errors.ts';

// Pages are loaded on demand, and a failed call is tried once more before it counts.
configure({ asyncUtilTimeout: 4000 });

declare global {
  interface Window {
    readonly happyDOM: { setURL(url: string): void };
  }
}

const ownAddress = 'http://localhost:3000/';

beforeEach(() => {
  forgetConsoleErrors();
  console.error = (...said: unknown[]) => void consoleErrors.push(said.map(String).join(' '));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // A pressed link to a file leads this DOM away for good, and with it the tests that follow.
  window.happyDOM.setURL(ownAddress);
  if (consoleErrors.length > 0) throw new Error(`Use expectConsoleError for: ${consoleErrors.join('; ')}`);
});

// What is still on its way when a file ends would fail, and stay missing for all files that come after it.
afterAll(() => vi.dynamicImportSettled());
