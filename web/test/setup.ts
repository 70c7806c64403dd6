import { cleanup, configure } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { announce } from '../src/shared/ui/announcer.tsx';
import { forgetConsoleErrors, consoleErrors } from './console-errors.ts';

// Pages load lazily, and a failed call is retried once before it counts.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Copies inherited properties by hand, for each element whose name or visibility is looked up: happy-dom's
 * `structuredClone` of these texts took a tenth of the time of all tests of pages.
 */
CSSPropertyManager.prototype.clone = function clone(this: CSSPropertyManager): CSSPropertyManager {
  const copy = new CSSPropertyManager();
  for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
  copy['definedPropertyNames'] = { ...this['definedPropertyNames'] };
  return copy;
};

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
  // Following a link to a file moves this DOM to another address for good, which affects the next tests.
  window.happyDOM.setURL(ownAddress);
  onlineManager.setOnline(true);
  announce('');
  if (consoleErrors.length > 0) throw new Error(`Use expectConsoleError for: ${consoleErrors.join('; ')}`);
});

// An import that is pending when a file ends would fail, and stay missing for all later files.
afterAll(() => vi.dynamicImportSettled());
