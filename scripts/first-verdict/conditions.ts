import type { BrowserContextOptions } from '@playwright/test';

/** The emulated processor is this many times slower than this computer's. */
export const slowdown = 4;
export const network = { latencyMs: 150, downKbits: 1600, upKbits: 750 };
export const viewport = { width: 390, height: 844 };

/** The service worker is blocked because it would answer from its cache. */
export const phone: BrowserContextOptions = { viewport, serviceWorkers: 'block' };

/** A page has this long to load. */
export const timeoutMs = 30_000;
