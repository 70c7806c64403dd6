import type { BrowserContextOptions } from '@playwright/test';

/** How many times slower the emulated processor is than this computer's. */
export const slowdown = 4;
export const network = { latencyMs: 150, downKbits: 1600, upKbits: 750 };
export const viewport = { width: 390, height: 844 };

/** The service worker is blocked because it would answer from its cache. */
export const phone: BrowserContextOptions = { viewport, serviceWorkers: 'block' };

/** The timeout of a page. */
export const timeoutMs = 30_000;
