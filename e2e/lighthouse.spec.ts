import { auditedPages, auditPage, type Category } from '../scripts/lighthouse/audit-page.ts';
import { expect, test } from './setup.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'Lighthouse has a phone of its own');

// Performance depends on the computer, so `npm run prove` measures it separately.
const categories: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

// Axe looks at every page elsewhere. `npm run prove` audits all of these.
const pages = process.env['PROVE'] === '1' ? auditedPages : ['/restaurant/1'];

for (const page of pages) {
  test(`Lighthouse finds nothing on ${page}`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const audit = await auditPage(`${baseURL}${page}`, process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', categories);
    expect(audit.faults).toEqual([]);
    expect(categories.map((category) => audit.score(category))).toEqual([100, 100, 100]);
  });
}
