import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildEater, buildPreference } from '../../../test/person-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { signOut } from '../../features/session/sign-out.ts';
import { localStore } from '../../shared/lib/storage.ts';

const dana = buildEater({
  allergens: [
    { name: 'Milk', strictness: 'dangerous' },
    { name: 'Celery', strictness: 'fine' },
    { name: 'Dragon fruit', strictness: 'ask' },
  ],
});
const ben = buildEater({ id: 2, name: 'Ben', is_first: false, allergens: [{ name: 'Eggs', strictness: 'ask' }] });
const household: Responses = { listEaters: [dana, ben], listPreferences: [buildPreference({ ingredients: 'Garlic' })] };

const open = (responses: Responses = household) => renderPage('/profile/card', { session: 'user', responses });
// The card for the printer is hidden from screen readers and has no role.
const sheet = async () => within(await screen.findByRole('article'));

const savedAt = '2026-11-03T10:00:00.000Z';
const saved = JSON.stringify({
  people: [{ id: 1, name: 'Dana', isEating: true, allergens: dana.allergens, leaveOut: [] }],
  savedAt,
});

describe('the chef card', () => {
  it('says what each can not eat and how strictly, in the language of the kitchen with English under it', async () => {
    open();
    await screen.findByRole('heading', { level: 3, name: 'Dana' });
    const groups = screen
      .getAllByRole('list')
      .filter((list) => list.parentElement?.classList.contains('card-foods'))
      .map((list) => `${list.previousElementSibling?.textContent} ${list.textContent}`);
    expect(groups[0]).toMatch(/^Peligroso, incluso en trazas\..*Dangerous, even in traces\..*leche.*milk/);
    expect(groups[1]).toMatch(/^No debe estar en la comida\..*Dragon fruit$/);
    expect(groups[2]).toMatch(/Las trazas no son un problema.*apio.*celery/);
    expect(groups[3]).toMatch(/prepare la comida sin.*Please leave out:.*Garlic$/);
    expect(groups[4]).toMatch(/No debe estar en la comida\..*huevo.*eggs/);
    expect(groups).toHaveLength(5);
    expect((await sheet()).getByText(/fresh oil/)).toBeDefined();
  });

  it('never puts what may have traces among the dangers', async () => {
    open({ ...household, listEaters: [buildEater({ allergens: [{ name: 'Celery', strictness: 'fine' }] })] });
    await screen.findByRole('heading', { level: 2, name: /Please read before cooking/ });
    expect(screen.getByRole('article').textContent).not.toMatch(/peligroso|dangerous|Food allergy|shared fryer/i);
  });

  it('asks no kitchen to leave out what somebody would only rather not eat', async () => {
    const ratherNot = buildPreference({ id: 2, ingredients: 'Cilantro', kind: 'rather_not' });
    open({ ...household, listPreferences: [buildPreference({ ingredients: 'Garlic' }), ratherNot] });
    const card = await sheet();
    expect(card.getByText('Garlic')).toBeDefined();
    expect(card.queryByText(/cilantro/i)).toBeNull();
  });

  it('names the language of every passage, and none of names that somebody wrote', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Language of the kitchen'), 'ja');
    const card = await sheet();
    const langOf = (text: string) => card.getByText(text).closest('[lang]')?.getAttribute('lang');
    expect(['食物アレルギー', 'Food allergy', '乳', 'milk', 'Dragon fruit', 'Garlic', 'Ben'].map(langOf)).toEqual([
      'ja',
      'en',
      'ja',
      'en',
      '',
      '',
      '',
    ]);
    expect((await screen.findByText('食品表示基準', { exact: false })).closest('[lang]')?.getAttribute('lang')).toBe(
      'ja',
    );
  });

  it('says that nobody has checked a language, and of English nothing', async () => {
    const { user } = open();
    const language = await screen.findByLabelText('Language of the kitchen');
    expect(screen.getByText('not checked by a native speaker')).toBeDefined();
    expect((await sheet()).getByText(/no ha sido revisada/)).toBeDefined();
    await user.selectOptions(language, 'en');
    expect(screen.queryByText(/not.*checked by a native speaker/)).toBeNull();
  });

  it('is for one of the household, too', async () => {
    const { user } = open({ ...household, listEaters: [dana, { ...ben, is_eating: false }] });
    const eater = await screen.findByLabelText('Who is eating');
    expect(screen.queryByRole('heading', { level: 3, name: 'Ben' })).toBeNull();
    await user.selectOptions(eater, 'Ben');
    expect(screen.getByRole('heading', { level: 3, name: 'Ben' })).toBeDefined();
    expect(screen.queryByRole('heading', { level: 3, name: 'Dana' })).toBeNull();
  });

  it('fills the screen for the kitchen and gives it back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show to the kitchen' }));
    const view = within(await screen.findByRole('dialog', { name: 'Chef card' }));
    expect(view.getByText('leche')).toBeDefined();
    await user.click(view.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has nothing to say where nothing is avoided', async () => {
    open({ listEaters: [buildEater()] });
    expect(await screen.findByText('There is nothing to put on this card yet.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('says when it can not be loaded', async () => {
    open({ ...household, listPreferences: failsWith('forbidden') });
    expect(await screen.findByText('Your card could not be loaded.')).toBeDefined();
  });

  it('sends a guest to sign in', async () => {
    const { place } = renderPage('/profile/card');
    await waitFor(() => expect(place.current).toBe('/login'));
  });
});

describe('the card on the device', () => {
  const cardFrame = () => document.querySelector('.card-sheet-frame')!;

  it('says before the card what it is of while the server is asked', async () => {
    localStorage.setItem('card', saved);
    open({ ...household, listEaters: neverAnswers });
    await sheet();
    const age = await screen.findByText('As saved on November 3, 2026', { exact: false });
    expect(age.compareDocumentPosition(cardFrame()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says so above the card also once the server has answered, so that the card stays where it is', async () => {
    localStorage.setItem('card', saved);
    open();
    const age = await screen.findByText(/^Saved on this device on/);
    expect(age.compareDocumentPosition(cardFrame()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is shown with its date where the server can not be asked', async () => {
    localStorage.setItem('card', saved);
    open({ getUser: noNetwork, listEaters: noNetwork, listPreferences: noNetwork });
    expect((await sheet()).getByText('leche')).toBeDefined();
    expect(await screen.findByText('This card may be out of date.')).toBeDefined();
    expect(screen.getByText(/saved on this device on November 3, 2026/)).toBeDefined();
    expectConsoleError('Error updating dishes');
  });

  it('is shown at once while the server is asked', async () => {
    localStorage.setItem('card', saved);
    open({ ...household, listEaters: neverAnswers });
    expect((await sheet()).getByText('leche')).toBeDefined();
    expect(screen.getByText(/Looking for changes/)).toBeDefined();
  });

  it.each(['{', '{}', saved.replace('"Milk"', '7'), saved.replace(savedAt, 'soon')])(
    'is not read where it is damaged: %s',
    async (text) => {
      localStorage.setItem('card', text);
      open({ getUser: noNetwork, listEaters: noNetwork });
      expect(await screen.findByText('Your card could not be loaded.')).toBeDefined();
      expectConsoleError('Error updating dishes');
    },
  );

  it('is what the server said last', async () => {
    localStorage.setItem('card', saved);
    open();
    await screen.findByRole('heading', { level: 3, name: 'Ben' });
    const kept = JSON.parse(localStorage.getItem('card')!) as { people: { name: string; leaveOut: string[] }[] };
    expect(kept.people).toMatchObject([
      { name: 'Dana', leaveOut: ['Garlic'] },
      { name: 'Ben', leaveOut: [] },
    ]);
  });

  it.each(['logout', 'the end of the session', 'another sign-in'])('is gone after %s', async (how) => {
    open({ ...household, logout: { ok: true } });
    await sheet();
    await waitFor(() => expect(localStorage.getItem('card')).not.toBeNull());
    if (how === 'logout') void signOut();
    if (how === 'the end of the session') localStore.remove('token');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    if (how === 'another sign-in') localStore.write('token', 'of somebody else');
    await waitFor(() => expect(localStorage.getItem('card')).toBeNull());
  });
});
