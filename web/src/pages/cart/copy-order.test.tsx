import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { findLine, showing, withSesame } from '../../../test/cart-scene.tsx';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';

const lines = [
  buildCartLine({ quantity: 2, facts: buildFacts({}) }),
  buildCartLine({ dish_id: 5, dish_name: 'Stew' }),
  buildCartLine({ dish_id: 6, dish_name: 'Pie', is_removed: true }),
];
const plain = 'Lemongrass Lane\n2 × Soup\n1 × Stew';

async function openDialog(responses: Responses = {}) {
  const { user } = showing(lines, responses);
  await findLine();
  await user.click(screen.getByRole('button', { name: 'Copy my order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copy my order' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const text = () => within(dialog).getByLabelText<HTMLTextAreaElement>('What gets copied:');
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, dialog: within(dialog), copied, text, press };
}

describe('an order as text', () => {
  it('says of the cart that it doesn’t travel to the delivery service', async () => {
    showing(lines);
    const said = await screen.findByText('Your cart isn’t sent there: choose the dishes again at DoorDash.');
    // The sentence comes before the link, not after it.
    const link = screen.getByRole('link', { name: /^Order at DoorDash/ });
    expect(said.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has what can be ordered and how often, and nothing of what is avoided', async () => {
    const { copied, text, press, dialog } = await openDialog();
    expect(text().value).toBe(plain);
    await press('Copy');
    expect(copied).toHaveBeenCalledExactlyOnceWith(plain);
    expect(await dialog.findByText('Copied')).toBeDefined();
    expectNoPromise();
  });

  it('says beside it for whom a dish isn’t, and copies nothing of that', async () => {
    const soup = buildCartLine({ facts: withSesame });
    const { user } = showing([soup, buildCartLine({ dish_id: 5, dish_name: 'Stew' })]);
    await findLine();
    await user.click(screen.getByRole('button', { name: 'Copy my order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy my order' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Soup It isn’t for Ben: sesame.',
    ]);
    const { value } = dialog.getByLabelText<HTMLTextAreaElement>('What gets copied:');
    expect(value).toBe('Lemongrass Lane\n1 × Soup\n1 × Stew');
  });

  it('has the note for the kitchen once somebody adds it, and shows it before it is copied', async () => {
    const { user, copied, text, press, dialog } = await openDialog();
    await press('Copy');
    await user.click(dialog.getByRole('checkbox', { name: /^Include the note for the kitchen/ }));
    expect(text().value.startsWith(`${plain}\n\nFood allergies`)).toBe(true);
    expect(text().value).toMatch(/- milk[^]*- sesame[^]*2 × Soup\n- Does it contain milk\?/);
    expect(text().value).not.toMatch(/Ann|Ben|Pie/);
    expect(dialog.queryByText('Copied')).toBeNull();
    expect(copied).toHaveBeenCalledTimes(1);
    await press('Copy');
    expect(copied).toHaveBeenLastCalledWith(text().value);
  });

  it('selects the text where the browser refuses', async () => {
    const { copied, text, press, dialog } = await openDialog();
    copied.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await press('Copy');
    expect(await dialog.findByText(/Your browser wouldn’t copy it/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(text()));
    expect([text().selectionStart, text().selectionEnd]).toEqual([0, plain.length]);
  });

  it('selects the text where there is no clipboard', async () => {
    const { text, press, dialog } = await openDialog();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await press('Copy');
    expect(await dialog.findByText(/Your browser wouldn’t copy it/)).toBeDefined();
    expect(text().selectionEnd).toBe(plain.length);
  });

  it('offers no note while it is not known who avoids what, or where nobody avoids anything', async () => {
    const unknown = await openDialog({ getProfile: failsWith('internal') });
    expect(unknown.dialog.queryByRole('checkbox')).toBeNull();
    expect(unknown.text().value).toBe(plain);
  });

  it('is not offered where nothing can be ordered', async () => {
    showing([], { getCart: [buildCartGroup([buildCartLine({ is_removed: true })])] });
    await findLine();
    expect(screen.queryByRole('button', { name: 'Copy my order' })).toBeNull();
  });
});
