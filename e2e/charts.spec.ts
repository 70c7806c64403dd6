import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { makeXlsx } from '../menus/test/make-files.ts';
import { enter } from './enter.ts';
import { enoughAt, expect, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('desktop');

const dishes = ['Chicken Sandwich', 'French Fries', 'House Salad', 'Milk Shake', 'Mint Tea'];

/** Imports a chain of two places, as the operator of the site does. Returns the key of its menu. */
async function importChain(): Promise<string> {
  const menu = `moon-${randomUUID().slice(0, 8)}`;
  const places = [1, 2].map((at) => ({
    type: 'restaurant',
    id: `${menu}-${at}`,
    name: `Half ${menu}`,
    address: `${at} Main Street`,
    zip: '83001',
    menu,
  }));
  const records = dishes.map((name, at) => ({ type: 'dish', id: String(at), menu, name, price: 5 + at }));
  const folder = await mkdtemp(path.join(tmpdir(), 'chain-'));
  const file = path.join(folder, 'chain.jsonl');
  await writeFile(file, [...places, ...records].map((record) => JSON.stringify(record)).join('\n'));
  // The server's data is beside its mails.
  const env = { ...process.env, DATA_DIR: path.dirname(process.env['MAIL_FOLDER'] ?? '.data/mail') };
  await promisify(execFile)('node', ['scripts/run.mjs', 'import', file], { env });
  await rm(folder, { recursive: true });
  return menu;
}

/**
 * This is a chart as chains publish them: with turned headings, a word that nobody knows, a short form, and a dish
 * twice.
 */
const chartHtml = `<style>
  body { font: 11pt sans-serif } table { border-collapse: collapse } th, td { border: 1px solid; padding: 3pt 6pt }
  th span { writing-mode: vertical-rl; transform: rotate(180deg) }
</style>
<h1>Allergen guide</h1><p>Updated October 1, 2026</p>
<table>
  <tr><th>Menu item</th><th><span>Milk</span></th><th><span>Egg</span></th><th><span>Wheat</span></th><th><span>Zorb</span></th></tr>
  <tr><td>Chkn Sandwich</td><td></td><td></td><td>•</td><td>•</td></tr>
  <tr><td>French Fries</td><td></td><td></td><td></td><td></td></tr>
  <tr><td>Milk Shake</td><td>•</td><td></td><td></td><td></td></tr>
  <tr><td>Milk Shake</td><td>•</td><td>•</td><td></td><td></td></tr>
  <tr><td>Lunar Pie</td><td>•</td><td></td><td>•</td><td></td></tr>
</table>
<p>• = contains. A blank cell means that the item does not contain the allergen.</p>`;

async function chartPdf(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(chartHtml);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

test('a site admin brings a chain’s chart as it is published, reviews it and records it for all places', async ({
  page,
  browser,
}) => {
  const menu = await importChain();
  await enter(page, 'admin@example.com');
  await page.goto(`/admin/charts?menu=${menu}`);
  const row = (name: string) =>
    page.locator('.chart-review__row').filter({ has: page.getByText(name, { exact: true }) });
  const record = page.getByRole('button', { name: 'Record it for 2 places' });

  await test.step('it is read on the device, and nothing leaves it before it is asked what would change', async () => {
    const sent: string[] = [];
    page.on('request', (each) => each.method() !== 'GET' && sent.push(each.url()));
    await page
      .getByLabel('Choose the chart')
      .setInputFiles({ name: 'guide.pdf', mimeType: 'application/pdf', buffer: await chartPdf(browser) });
    await expect(page.getByText('guide.pdf: 5 rows')).toBeVisible();
    await expect(page.getByText('A column was not understood: “Zorb”. What it marks is missing.')).toBeVisible();
    await expect(page.getByLabel('Day of the document')).toHaveValue('2026-10-01');
    expect(sent).toEqual([]);
  });

  await test.step('names are confirmed by hand, and what nobody named is told', async () => {
    await page.getByLabel('Title of the document').fill('Allergen guide');
    await page.getByLabel('Address where it is published').fill('https://moon.example/guide.pdf');
    await page.getByRole('button', { name: 'Show what it would change' }).click();
    await expect(page.getByText('5 dishes on the menu, 2 in the chart')).toBeVisible();
    const same = row('Chkn Sandwich').getByRole('checkbox', { name: 'The same as Chicken Sandwich' });
    await same.check();
    await expect(page.getByText('5 dishes on the menu, 3 in the chart')).toBeVisible();
    await expect(
      row('Milk Shake')
        .first()
        .getByText(/Another row is about Milk Shake too/),
    ).toBeVisible();
    await expect(row('Lunar Pie')).toBeVisible();
    const missing = page.getByRole('region', { name: 'Not in the chart' });
    await expect(missing.getByText('House Salad')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a row is corrected, and the correction holds when the file is read again', async () => {
    await page.getByText(/rows? (?:is|are) on the menu$/).click();
    await row('French Fries').getByRole('button', { name: 'Correct' }).click();
    await row('French Fries').getByLabel('Wheat').selectOption('May contain');
    await page
      .getByLabel('Add another file')
      .setInputFiles({ name: 'guide.pdf', mimeType: 'application/pdf', buffer: await chartPdf(browser) });
    await expect(row('French Fries').getByText('May contain wheat')).toBeVisible();
  });

  await test.step('one press records it', async () => {
    await expect(record).toBeEnabled();
    await record.click();
    await expect(page.getByRole('heading', { name: 'Allergen guide' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'In the chart and on no menu' }).getByText('Lunar Pie'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Not in the chart' }).getByText('Mint Tea')).toBeVisible();
  });

  await test.step('diners read it at a place', async () => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const diner = await context.newPage();
    await diner.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
    await diner.goto(`/search?q=${menu}`);
    await diner
      .getByRole('link', { name: `Half ${menu}` })
      .first()
      .click();
    await diner.getByRole('link', { name: 'French Fries' }).first().click();
    await expect(diner.getByText(/The chain’s chart says: no milk/).first()).toBeVisible();
    await context.close();
  });
});

const forms: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[] = [
  {
    name: 'guide.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(
      makeXlsx([
        ['Item', 'Milk', 'Egg'],
        ['French Fries', '', 'X'],
        ['X = contains. A blank cell means that it does not contain the allergen.'],
      ]),
    ),
  },
  { name: 'guide.csv', mimeType: 'text/csv', buffer: Buffer.from('Item,Milk,Egg\nFrench Fries,N,Y\n') },
  { name: 'guide.html', mimeType: 'text/html', buffer: Buffer.from(chartHtml) },
  {
    name: 'guide.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(
      JSON.stringify({
        type: 'dish',
        id: '1',
        menu: 'm',
        name: 'French Fries',
        statements: [{ allergen: 'eggs', level: 'contains' }],
      }),
    ),
  },
];

test('a chart is read in whatever form it comes', async ({ page }) => {
  const menu = await importChain();
  await enter(page, 'admin@example.com');
  for (const file of forms) {
    await page.goto(`/admin/charts?menu=${menu}`);
    await page.getByLabel('Choose the chart').setInputFiles(file);
    await expect(page.getByText(new RegExp(`^${file.name}: \\d rows?$`))).toBeVisible();
    await expect(page.getByText(/rows? (?:was|were) read without doubt|rows? to look at/).first()).toBeVisible();
  }
  await page.getByLabel('Add another file').setInputFiles({
    name: 'guide.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 and nothing more'),
  });
  await expect(
    page.getByText('The PDF is damaged and can’t be opened. Save it again from the program that made it.'),
  ).toBeVisible();
});
