import { makePdf } from '../menus/test/make-files.ts';
import { countDark } from './count-dark.ts';
import { openOwned } from './own-restaurant.ts';
import { enoughAt, expect, test } from './setup.ts';

enoughAt('desktop');

const [width, height] = [12_000, 9000];

/** This chart is as large as a poster: at two pixels for a point no browser has a canvas for its page. */
function posterPdf(): Buffer {
  const rows = [['Item', 'Milk', 'Egg', 'Soy'], ...['Bun', 'Pie', 'Cake', 'Tart'].map((name) => [name, 'Y', 'N', 'Y'])];
  const text = rows
    .flatMap((row, y) =>
      row.map((words, x) => `BT /F 300 Tf 1 0 0 1 ${600 + x * 2500} ${height - 1000 - y * 700} Tm (${words}) Tj ET`),
    )
    .join('\n');
  const pdf = makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F 3 0 R >> >> /Contents 4 0 R >>`,
  ]);
  return Buffer.from(pdf);
}

test('a page as large as a poster is shown beside its dishes, also after its code was lost', async ({ page }) => {
  const restaurant = await openOwned(page);
  let lost = 0;
  await page.route(/page-pictures/, (route) => {
    lost += 1;
    return route.abort();
  });
  await page.goto(`/restaurant/${restaurant.id}/import`);
  await page
    .getByLabel('Choose a menu or chart')
    .setInputFiles({ name: 'poster.pdf', mimeType: 'application/pdf', buffer: posterPdf() });
  await expect(page.getByRole('heading', { name: '4 dishes were read' })).toBeVisible();
  const crop = page.getByRole('img', { name: 'Bun in the file' });
  await crop.scrollIntoViewIfNeeded();
  await expect.poll(() => lost).toBeGreaterThan(0);
  expect(await crop.evaluate(countDark)).toBe(0);
  await page.unroute(/page-pictures/);
  await page.mouse.wheel(0, 100_000);
  await expect(crop).not.toBeInViewport();
  await crop.scrollIntoViewIfNeeded();
  await expect.poll(() => crop.evaluate(countDark)).toBeGreaterThan(50);
});
