import type { BrowserContextOptions } from '@playwright/test';

/** How much slower than this computer's the processor is. */
export const slowdown = 4;
export const network = { latencyMs: 150, downKbits: 1600, upKbits: 750 };
export const viewport = { width: 390, height: 844 };

/** A worker of the app would answer from what it has kept. */
export const phone: BrowserContextOptions = { viewport, serviceWorkers: 'block' };

/** So long at most a page is waited for. */
export const timeoutMs = 30_000;
