import { makeXlsx } from '../menus/test/make-files.ts';
import { countDark } from './count-dark.ts';
import { fortyDishes } from './forty-dishes.ts';
import { tabTo } from './keyboard.ts';
import { openOwned } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';
import type { Browser, Locator } from '@playwright/test';

enoughAt('desktop');

/** This is the menu as its kitchen prints it. */
async function menuPdf(browser: Browser): Promise<Buffer> {
  const sections = [...new Set(fortyDishes.map(({ section }) => section))];
  const dishOf = ({ name, ingredients }: (typeof fortyDishes)[number], at: number) =>
    `<p><b>${name}</b> <span>${at + 5}.50</span><br><small>${ingredients.join(', ')}</small></p>`;
  const html = sections
    .map(
      (section) =>
        `<h2>${section}</h2>${fortyDishes
          .filter((dish) => dish.section === section)
          .map(dishOf)
          .join('')}`,
    )
    .join('');
  const style = 'body{font:11pt sans-serif}h2{font-size:18pt}p{width:12cm}span{float:right}small{font-size:8pt}';
  const page = await browser.newPage();
  await page.setContent(`<style>${style}</style>${html}`);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

const columns = {
  Milk: /cream|milk|butter|cheese|parmesan/,
  Egg: /egg|mayonnaise/,
  Wheat: /wheat|semolina|soy sauce/,
} as const;

/** This is the chart as its kitchen has it. It forgets the butter of one dish. */
function chartXlsx(): Buffer {
  const rows = fortyDishes.map(({ name, ingredients }) => [
    name,
    ...Object.entries(columns).map(([heading, words]) => {
      const isForgotten = name === 'Mushroom risotto' && heading === 'Milk';
      return words.test(ingredients.join()) && !isForgotten ? 'X' : '';
    }),
  ]);
  const legend = ['X = contains. A blank cell means that the dish does not contain the allergen.'];
  return Buffer.from(makeXlsx([['Item', ...Object.keys(columns)], ...rows, legend]));
}

test('an owner with a menu as PDF and a chart has forty dishes stated', async ({ page, browser }) => {
  const restaurant = await openOwned(page);
  await page.goto(`/restaurant/${restaurant.id}/import`);
  let presses = 0;
  const act = async (target: Locator) => {
    presses += 1;
    if (isPhone(page)) return target.click();
    await tabTo(target);
    return page.keyboard.press('Enter');
  };
  const files = [
    { name: 'menu.pdf', mimeType: 'application/pdf', buffer: await menuPdf(browser) },
    { name: 'chart.xlsx', mimeType: 'application/octet-stream', buffer: chartXlsx() },
  ];
  const choose = async (label: string) => {
    const chooser = page.waitForEvent('filechooser');
    const input = page.getByLabel(label);
    // There is one press here, and one in the device's own dialog.
    presses += 2;
    if (isPhone(page)) await input.click();
    else {
      await tabTo(input);
      await page.keyboard.press('Space');
    }
    await (await chooser).setFiles(files);
    await expect(page.getByRole('heading', { name: '40 dishes were read' })).toBeFocused();
  };
  const rowOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.locator('.file-row__name', { hasText: name }) });
  const risotto = rowOf('Mushroom risotto');

  await test.step('both are read on the device, and come together', async () => {
    const sent: string[] = [];
    page.on('request', (each) => each.method() !== 'GET' && sent.push(each.url()));
    await choose('Choose a menu or chart');
    await expect(page.getByText('1 dish needs you first.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'As of today, this is true of these 39 dishes' })).toBeEnabled();
    expect(sent).toEqual([]);
    const hummus = rowOf('Hummus');
    await expect(hummus.getByText('page 1')).toBeVisible();
    // It was read from this part of the page.
    const crop = hummus.getByRole('img', { name: 'Hummus in the file' });
    await crop.scrollIntoViewIfNeeded();
    await expect.poll(() => crop.evaluate(countDark)).toBeGreaterThan(50);
    await expect(hummus.getByText(/Restaurant says: no milk, no egg, no wheat/)).toBeVisible();
    await expect(rowOf('Onion rings').getByText(/Avoid: milk.* wheat/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('leaving it unsaved is asked about', async () => {
    await page.getByRole('link', { name: restaurant.name }).first().click();
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('heading', { name: '40 dishes were read' })).toBeVisible();
    await page.getByRole('button', { name: 'Close these files' }).click();
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('heading', { name: '40 dishes were read' })).toBeVisible();
  });

  await test.step('what contradicts itself is settled first', async () => {
    await expect(risotto.getByText(/Says “no milk”, and names “butter”/)).toBeVisible();
    await act(risotto.getByRole('button', { name: 'It contains milk' }));
    await expect(risotto.getByText('Avoid: milk', { exact: true })).toBeVisible();
  });

  await test.step('one press states all of it', async () => {
    const all = page.getByRole('button', { name: 'As of today, this is true of these 40 dishes' });
    await expect(all).toBeEnabled();
    if (!isPhone(page)) {
      await tabTo(page.getByRole('button', { name: 'Skip the dishes' }));
      await page.keyboard.press('Enter');
    }
    await act(all);
    await expect(page.getByText('40 dishes stated as of today.')).toBeVisible();
    console.log(`A menu of 40 dishes and its chart: ${presses} presses, the device's own dialog included.`);
    await expectAccessible(page);
  });

  await test.step('read again, the correction stays and nothing is left to settle', async () => {
    await choose('Add another file');
    await expect(risotto.getByText('Stated as of today')).toBeVisible();
    await expect(risotto.getByText(/Contains: milk/)).toBeVisible();
    await expect(page.getByText('needs you first')).toBeHidden();
    await page.getByRole('link', { name: 'View the menu' }).click();
    await expect(page.getByText('Mushroom risotto').first()).toBeVisible();
  });
});
