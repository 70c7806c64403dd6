import type { Page } from '@playwright/test';
import { openAccount, ownHeaders, press, tabTo } from './household.ts';
import { enoughAt, expect, expectAccessible, test } from './setup.ts';
import { speak, speaker } from './speaker.ts';
import { expectToHoldZoomed } from './zoom.ts';

enoughAt('phone');

/** Ann avoids milk, Ben avoids fish, and Cy avoids nothing. */
async function openFamily(page: Page): Promise<void> {
  await openAccount(page, 'Ann');
  const headers = await ownHeaders(page);
  const { request } = page;
  const [ann] = (await (await request.get('/api/eater', { headers })).json()) as { id: number }[];
  const add = async (name: string) =>
    (await (await request.post('/api/eater', { headers, data: { name } })).json()) as { id: number };
  const ben = await add('Ben');
  await add('Cy');
  for (const [id, name] of [
    [ann?.id, 'Milk'],
    [ben.id, 'Fish'],
  ] as const)
    await request.put(`/api/eater/${id}/allergen`, { headers, data: [{ name, strictness: 'ask' }] });
}

for (const language of ['en', 'es'] as const) {
  const { say } = speaker(language);

  test(`a family sees what there is for each, and compares restaurants by it, by keyboard (${language})`, async ({
    page,
  }) => {
    test.slow();
    await speak(page, language);
    await openFamily(page);
    const main = page.getByRole('main');
    await page.goto('/restaurants');
    const answers = (name: string) => say('{count} said to be without for {name}', { count: '#', name });
    const sentence = [answers('Ann'), answers('Ben'), say('{count} for all', { count: '#' })].join(' · ');
    const each = new RegExp(sentence.replaceAll('#', String.raw`\d+`));
    const [first, second] = [main.getByRole('article').nth(0), main.getByRole('article').nth(1)];
    await expect(first.getByText(each)).toBeVisible();
    await expect(main.getByText(/Cy/).first()).toBeVisible();
    await expect(main.getByText(new RegExp(answers('Cy').replace('#', '')))).toHaveCount(0);
    const said = (await first.locator('.per-eater').textContent()) ?? '';
    // The server renders it, too.
    await expect(async () => {
      const html = await (
        await page.context().request.get('/restaurants', { headers: { accept: 'text/html' } })
      ).text();
      expect(html).toContain(said);
    }).toPass({ timeout: 20_000 });
    // The app continues with what the server rendered.
    await page.reload();
    await expect(first.getByText(each)).toBeVisible();
    const compare = new RegExp(`^${say('Compare')}`);
    await expect(first.getByRole('button', { name: compare })).toBeVisible();

    await press(page, first.getByRole('button', { name: compare }));
    await press(page, second.getByRole('button', { name: compare }));
    // The link to it stands before the list, so that nobody has to go through all of it.
    const onward = page.getByRole('link', {
      name: say('Compare {count}', { count: say('{count} restaurants', { count: 2 }) }),
    });
    await expect(onward).toBeInViewport();
    for (let back = 0; back < 10 && !(await onward.evaluate((link) => link === document.activeElement)); back += 1)
      await page.keyboard.press('Shift+Tab');
    await expect(onward).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/compare\?r=\d+&r=\d+$/);
    const side = page.getByRole('list', { name: say('Restaurants side by side') }).getByRole('article');
    await expect(side).toHaveCount(2);
    await expect(side.first().getByText(said)).toBeVisible();
    await expect(side.last().getByText(each)).toBeVisible();
    await expectAccessible(page);
    const [left, right] = [await side.first().boundingBox(), await side.last().boundingBox()];
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? Infinity))).toBeLessThan(2);
    await press(page, side.last().getByRole('link', { name: new RegExp(`^${say('Leave out')}`) }));
    await expect(side).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // On its menu, each person's dishes can be viewed alone.
    await press(page, side.first().getByRole('link').first());
    const whose = page.getByRole('list', { name: say('Whose dishes') });
    const ann = whose.getByRole('button', { name: 'Ann' });
    const count = Number.parseInt((await ann.textContent()) ?? '', 10);
    await press(page, ann);
    await expect(
      page.getByText(say('Only for {name}. Not for {others}.', { name: 'Ann', others: 'Ben' })),
    ).toBeVisible();
    await expect(page.locator('.dish-row--none_declared')).toHaveCount(count);
    await expectAccessible(page);
    await tabTo(page, whose.getByRole('button', { name: say('{count} for all', { count: '' }) }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('Only for {name}. Not for {others}.', { name: 'Ann', others: 'Ben' }))).toHaveCount(
      0,
    );
    await press(page, main.getByRole('link', { name: say('Compare with other restaurants') }));
    await expect(page).toHaveURL(/\/compare\?/);
    await expectToHoldZoomed(page);
  });
}
