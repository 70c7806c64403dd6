import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;
const desktop = { browserName: 'chromium', viewport: { width: 1280, height: 800 } } as const;

/** These measure time, and what runs beside them would be measured, too. */
const alone = '**/large-menu.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // But for what runs alone, none of these tests is about speed, and machines are shared.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // As in vitest.config.ts: unsteady tests are named at the end.
  retries: 2,
  fullyParallel: true,
  use: {
    // A press on what isn't there fails long before its test would.
    actionTimeout: 60_000,
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:3000',
    // A sixth of the time. TRACE=1 keeps them.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Chromium's own sandbox doesn't run as root.
    launchOptions: { executablePath, args: isRoot ? ['--no-sandbox'] : [] },
  },
  projects: [
    { name: 'alone', testMatch: alone, use: desktop },
    { name: 'desktop', testIgnore: alone, use: desktop },
    {
      name: 'phone',
      testIgnore: alone,
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
