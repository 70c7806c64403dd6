import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { enter } from './enter.ts';
import { dozenDishes, fortyDishes } from './forty-dishes.ts';
import { Keyboard } from './hands.ts';
import { openAccount, press, tabTo, typeInto } from './household.ts';
import { openOwned, openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';
import { languages, speak, speaker } from './speaker.ts';
import { stateDishes, tellCount } from './state-dishes.ts';
import { expectToHoldZoomed } from './zoom.ts';

// This covers what an owner does, on a phone, by keyboard, each in both languages.
enoughAt('phone');

// Tab passes through all dishes between two fields, so forty take three times as long; by mouse each run states forty.
const menu = process.env['PROVE'] === '1' ? fortyDishes : dozenDishes;

for (const language of languages) {
  const { say, beginning } = speaker(language);

  test(`a whole menu is stated by keyboard (${language})`, async ({ page }, info) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(40_000);
    await speak(page, language);
    const restaurant = await openOwned(page, menu);
    await page.goto(`/restaurant/${restaurant.id}`);
    await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible();
    const hands = new Keyboard();
    const look = async () => {
      await expectAccessibleInBothThemes(page);
      await expectToHoldZoomed(page);
    };
    await stateDishes({ page, count: menu.length, hands, say, look });
    tellCount(info, menu.length, hands.count);
  });

  test(`an empty restaurant begins with the template, whose examples become no dishes (${language})`, async ({
    page,
  }) => {
    await speak(page, language);
    const restaurant = await openOwned(page);
    await page.goto(`/restaurant/${restaurant.id}`);
    await expect(page.getByRole('heading', { name: say('Add your menu') })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectToHoldZoomed(page);
    await press(page, page.getByRole('link', { name: say('Upload a file') }));
    await press(page, page.locator('summary').filter({ hasText: say('How to write it, and a template') }));
    const fetchBy = async (name: string) => {
      const saved = page.waitForEvent('download');
      await press(page, page.getByRole('link', { name: say(name) }));
      return readFile(await (await saved).path());
    };
    const workbook = await fetchBy('Template as XLSX');
    const csv = await fetchBy('Template as CSV');
    await expectAccessibleInBothThemes(page);
    await expectToHoldZoomed(page);

    const choose = async (name: string, buffer: Buffer, label = 'Choose a menu or chart') => {
      const chooser = page.waitForEvent('filechooser');
      await tabTo(page, page.getByLabel(say(label)));
      await page.keyboard.press('Space');
      await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
      await expect(
        page.getByText(say('Example rows of the template that were skipped: {count}.', { count: 2 })).last(),
      ).toBeVisible();
    };
    const confirm = page.getByRole('button', { name: beginning('As of today, this is true') });
    await choose('template.xlsx', workbook);
    await expect(page.getByText(say('No dishes in the file.'))).toBeVisible();
    await expect(page.getByText(say('The menu already says all of this.'))).toHaveCount(0);
    await expect(confirm).toBeDisabled();
    await expectAccessible(page);

    const [headings = ''] = csv.toString('utf8').split('\r\n');
    const cells = headings.replace('\uFEFF', '').split(',');
    const row = cells.map((heading) => ({ Name: 'Lentil soup', Milk: 'none' })[heading] ?? '').join(',');
    await choose('template.csv', Buffer.concat([csv, Buffer.from(`${row}\r\n`)]), 'Add another file');
    await expect(confirm).toBeEnabled();
    await expectToHoldZoomed(page);
    await press(page, confirm);
    await press(page, page.getByRole('link', { name: say('View the menu') }));
    await expect(page.getByText('Lentil soup').first()).toBeVisible();
    await expect(page.getByText(/Pad Thai/)).toHaveCount(0);
  });

  test(`a claim says what it needs and what follows, and an admin sees how to check it (${language})`, async ({
    page,
  }) => {
    test.slow();
    await speak(page, language);
    const phone = '(617) 555-0188';
    const restaurant = await openRestaurant(page.request, { phone, url: 'https://www.a-table.example/menu' });
    const claimant = `Claire ${randomUUID().slice(0, 8)}`;
    const email = await openAccount(page, claimant);
    const main = page.getByRole('main');

    await test.step('claim it from its page', async () => {
      await page.goto(`/restaurant/${restaurant.id}`);
      await press(page, page.getByRole('link', { name: say('Is this your restaurant?') }));
      await expect(page.getByRole('heading', { name: say('What happens next') })).toBeVisible();
      await expect(page.getByLabel(say('Contact email'))).toHaveValue(email);
      // The form fills in what is listed, but not who asks.
      const number = page.getByLabel(say('Contact phone number'));
      await expect(number).toHaveValue('6175550188');
      // Before any error, the form says what has to be filled in, and that a website doesn't have to be.
      await expect(number).toHaveAttribute('required', '');
      await expect(page.getByLabel(say('Website'), { exact: true })).not.toHaveAttribute('required');
      await expect(main.getByText(say('Fields with {mark} are required.', { mark: '*' }))).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
      await expectToHoldZoomed(page);
      const send = page.getByRole('button', { name: say('Send') });
      await tabTo(page, number);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await press(page, send);
      await expect(main.getByText(say('There is a problem'))).toBeVisible();
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await typeInto(page, number, '6175550123');
      await press(page, send);
      const thanks = say('Thanks. Somebody will check that the restaurant is yours and write to you.');
      await expect(main.getByRole('status').filter({ hasText: thanks.slice(0, -1) })).toBeVisible();
    });

    await test.step('see how to check it, and appoint them', async () => {
      await enter(page, 'admin@example.com');
      await page.goto('/admin/enquiries');
      const card = page.getByRole('article', { name: claimant });
      await expect(card.getByText(say('Check one of these. Use what we list, not what they wrote:'))).toBeVisible();
      await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:6175550188');
      const byMail = say(
        'E-mail: their address is not on {domain}. Write to an address there that the site gives, and ask.',
        { domain: 'a-table.example' },
      );
      await expect(card.getByText(byMail)).toBeVisible();
      const address = `${restaurant.name}, 1 Main Street`;
      const byPost = say('By post: send a code of your own to {address}, and ask them to tell it to you.', { address });
      await expect(card.getByText(byPost.slice(0, byPost.indexOf(address) + address.length))).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectToHoldZoomed(page);
      await press(page, card.getByRole('button', { name: say('Appoint as owner') }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(say('This address has not been confirmed.'))).toBeVisible();
      await expectAccessible(page);
      await press(page, dialog.getByRole('checkbox'), 'Space');
      await press(page, dialog.getByRole('button', { name: say('Appoint as owner') }));
      await expect(page.locator(':focus')).toContainText(
        speaker(language).say('Answered by {by} on {day}').split('{')[0] ?? '',
      );
    });
  });
}
