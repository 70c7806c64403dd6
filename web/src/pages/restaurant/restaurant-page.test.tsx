import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { findAnswer } from '../../../test/find-answer.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dishes = [
  buildDish({ name: 'Soup', section: 'Starters', facts: buildFacts({ absent: ['milk'] }) }),
  buildDish({ name: 'Lassi', section: 'Drinks', facts: buildFacts({ contains: ['milk'] }) }),
  buildDish({ name: 'Rolls', section: 'Starters', facts: buildFacts({ mayContain: ['milk'] }) }),
  buildDish({ name: 'Stew', section: 'Mains', facts: buildFacts({}) }),
];

const responses: Responses = { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: dishes } };

const names = () => screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
const ticks = () => within(screen.getByRole('complementary', { name: 'Filter' })).getAllByRole('checkbox');
const tick = (name: string) =>
  within(screen.getByRole('complementary', { name: 'Filter' })).getByRole('checkbox', { name });

describe('a restaurant', () => {
  it('says who cooks, where, how to reach them, and what they cook', async () => {
    renderPage('/restaurant/1', { responses });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lemongrass Lane' })).toBeDefined();
    expect(screen.getByText('A small kitchen.')).toBeDefined();
    expect(screen.getByText('1 Main Street, Cambridge, MA 02139')).toBeDefined();
    expect(screen.getByRole('link', { name: '(617) 555-0123' }).getAttribute('href')).toBe('tel:+16175550123');
    expect(screen.getByRole('link', { name: /^DoorDash/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Restaurant Link/ })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Menu' })).toBeDefined();
    await screen.findByRole('heading', { level: 4, name: 'Soup' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Starters',
      'Drinks',
      'Mains',
    ]);
    expect(names()).toEqual(['Soup', 'Rolls', 'Lassi', 'Stew']);
    expect(document.title).toContain('Lemongrass Lane');
  });

  it('assesses nothing for a guest who ticked nothing, and says so once', async () => {
    const { container } = renderPage('/restaurant/1', { responses });
    await screen.findByRole('heading', { name: 'Soup' });
    expect(screen.getAllByText('Not checked yet. Choose what you avoid.')).toHaveLength(1);
    expect(container.querySelector('[data-verdict]')).toBeNull();
    const login = await screen.findByRole('link', { name: 'Login to create and use preferences.' });
    expect(login.getAttribute('href')).toBe('/login');
    expectNoPromise();
  });

  it('asks for no household and no preferences of a guest, not even while the settings are on their way', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { calls } = renderPage('/restaurant/1', { responses });
    await findAnswer('1 said to be without · 1 with traces possible · 1 not verified · 1 to avoid');
    expect(calls.filter(({ name }) => name === 'listEaters' || name === 'listPreferences')).toEqual([]);
  });

  it('never links what is no web address', async () => {
    const hostile = buildRestaurantDetail({
      restaurant_url: 'javascript:alert(1)',
      url: 'javascript:alert(2)',
      phone: 'javascript:1',
    });
    const { container } = renderPage('/restaurant/1', { responses: { ...responses, getRestaurant: [hostile] } });
    await screen.findByRole('heading', { level: 1, name: 'Lemongrass Lane' });
    expect(screen.queryByRole('link', { name: /Restaurant Link/ })).toBeNull();
    expect(container.querySelector('a[href^="javascript" i]')).toBeNull();
  });
});

describe('the filter of a menu', () => {
  it('shows five allergens, five more each time, and stops at twenty', async () => {
    const { user } = renderPage('/restaurant/1', { responses });
    await screen.findByRole('heading', { name: 'Soup' });
    const counts = [ticks().length];
    for (const _ of [10, 15, 20]) {
      await user.click(screen.getByRole('button', { name: 'See more' }));
      counts.push(ticks().length);
      expect(document.activeElement).toBe(ticks()[counts.at(-2) ?? 0]);
    }
    expect(counts).toEqual([5, 10, 15, 20]);
    expect(screen.queryByRole('button', { name: 'See more' })).toBeNull();
  });

  it('reaches the rest by search, and keeps what is ticked in sight', async () => {
    const { user } = renderPage('/restaurant/1', { responses });
    await screen.findByRole('heading', { name: 'Soup' });
    const field = screen.getByRole('searchbox', { name: 'Find another allergen' });
    await user.type(field, 'SCALL');
    await user.click(
      within(await screen.findByRole('list', { name: 'Allergens found' })).getByRole('checkbox', { name: 'Scallop' }),
    );
    await user.clear(field);
    expect((tick('Scallop') as HTMLInputElement).checked).toBe(true);
    expect(ticks()).toHaveLength(6);
    await user.type(field, 'zzz');
    expect(screen.getByText('No allergens matched your search')).toBeDefined();
  });

  it('hides what conflicts, counts it, and shows it with its reason when asked', async () => {
    const { user, container, place } = renderPage('/restaurant/1', { responses });
    await screen.findByRole('heading', { name: 'Lassi' });
    await user.click(tick('Milk'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lassi' })).toBeNull());
    await findAnswer('1 said to be without · 1 with traces possible · 1 not verified · 1 to avoid');
    expect(screen.getByText('Avoiding: Milk')).toBeDefined();
    expect((screen.getByRole('radio', { name: 'Ask' }) as HTMLInputElement).checked).toBe(false);
    expect([...container.querySelectorAll('[data-verdict]')].map((one) => one.getAttribute('data-verdict'))).toEqual([
      'none_declared',
      'cross_contact',
      'not_verified',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show dishes to avoid' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Lassi' })).toBeDefined();
    expect(screen.getByText(/^Restaurant says: contains milk/)).toBeDefined();
    expect(container.querySelector('.printed-avoid[hidden]')?.textContent).toMatch(
      /^AvoidLassi: Restaurant says: contains milk/,
    );
    expectNoPromise();
    expect(place.current).toBe('/restaurant/1');
    expect(sessionStorage.getItem('avoiding')).toBe('["milk"]');
  });

  it('offers the cart below a whole reason, and nowhere beside a dish to avoid', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { user } = renderPage('/restaurant/1', { responses });
    const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('article')!);
    const soup = await card('Soup');
    expect(soup.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await user.click(soup.getByText(/^Restaurant says: no milk/, { selector: 'summary *' }));
    expect(await soup.findByRole('button', { name: 'Add to cart' })).toBeDefined();
    expect(soup.getByText('Sign-in needed')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show dishes to avoid' }));
    expect((await card('Lassi')).queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('lists what can be eaten first, or in the menu’s order on request, for all menus', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const byAnswer = { responses: { ...responses, getRestaurantMenu: { recipes: dishes.toReversed() } } };
    const names = () =>
      [...document.querySelectorAll('.dish-row')].map((row) => row.querySelector('.dish-row__name')?.textContent);
    const { user, unmount } = renderPage('/restaurant/1', byAnswer);
    await screen.findByRole('heading', { name: 'Soup' });
    const first = names();
    expect(first[0]).toBe('Soup');
    await user.click(screen.getByRole('button', { name: 'Menu order' }));
    await waitFor(() => expect(names()).toEqual(first.toReversed()));
    unmount();
    renderPage('/restaurant/1', byAnswer);
    await screen.findByRole('heading', { name: 'Soup' });
    expect(names()).toEqual(first.toReversed());
    localStorage.clear();
  });

  it('puts the verdict before the price', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    renderPage('/restaurant/1', { responses });
    const card = (await screen.findByRole('heading', { name: 'Soup' })).closest('article');
    const text = card?.textContent ?? '';
    expect(text.indexOf('Restaurant says: no milk')).toBeLessThan(text.indexOf('$12.50'));
    expect(text.indexOf('Soup')).toBeLessThan(text.indexOf('Restaurant says: no milk'));
  });

  it('opens as a sheet from the button on small screens', async () => {
    const { user } = renderPage('/restaurant/1', { responses });
    await screen.findByRole('heading', { name: 'Soup' });
    await user.click(await screen.findByRole('checkbox', { name: 'Milk' }));
    await user.click(screen.getByRole('button', { name: 'Filter · Avoiding 1' }));
    const sheet = await screen.findByRole('dialog', { name: 'What do you avoid?' });
    await user.click(within(sheet).getByRole('checkbox', { name: 'Eggs' }));
    await user.click(within(sheet).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Avoiding: Milk, Eggs')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    // It appears in place of the counts.
    const nothing = screen.getByText('Not checked yet. Choose what you avoid.');
    const ask = screen.getByRole('link', { name: 'Ask the waiter' });
    expect(nothing.compareDocumentPosition(ask)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The button that cleared it now undoes that, until something else is ticked.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Avoiding: Milk, Eggs')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What you avoid' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('checkbox', { name: 'Fish' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('says each thing of an unfolded row once', async () => {
  sessionStorage.setItem('avoiding', '["milk"]');
  const facts = buildFacts({ absent: ['milk'] }, { opaque: ['spices'] });
  const recipes = [buildDish({ name: 'Soup', facts })];
  const { user } = renderPage('/restaurant/1', { responses: { ...responses, getRestaurantMenu: { recipes } } });
  const row = (await screen.findByRole('heading', { name: 'Soup' })).closest('article')!;
  const summary = row.querySelector('summary')!;
  expect(summary.textContent).toContain('Restaurant says: no milk. Ask what is in the spices');
  await user.click(summary);
  await waitFor(() => expect(row.querySelector('.dish-row__rest')).not.toBeNull());
  const said = row.querySelector('details')?.textContent ?? '';
  for (const once of ['Restaurant says: no milk', 'Ask what is in the spices', 'As an ingredient, on'])
    expect(said.split(once)).toHaveLength(2);
  expect(said).not.toMatch(/word list|Stated absent/);
});

describe('a restaurant that is not all there', () => {
  it('counts nothing where what the person saved is missing', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    renderPage('/restaurant/1', { session: 'user', responses: { ...responses, getProfile: failsWith('internal') } });
    await screen.findByRole('heading', { name: 'Soup' });
    expect(screen.getByRole('alert').textContent).toMatch(/Your allergens are not being applied/);
    expect(screen.queryByText(/said to be without/)).toBeNull();
  });

  it('without a menu says so', async () => {
    renderPage('/restaurant/1', { responses: { ...responses, getRestaurantMenu: { recipes: [] } } });
    expect(await screen.findByText('This restaurant has no menu here yet.')).toBeDefined();
    // There is nothing to filter, to check, to ask about or to print.
    expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
    expect(screen.queryByText(/^Not checked yet/)).toBeNull();
    for (const name of ['Ask the waiter', 'Allergens of the whole menu, to print'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Chef card' })).toBeDefined();
  });

  it('can be asked for again when the menu or the restaurant fails', async () => {
    const failing = { getRestaurant: failsWith('internal'), getRestaurantMenu: failsWith('internal') };
    renderPage('/restaurant/1', { responses: failing });
    expect(await screen.findByText('The menu could not be loaded.')).toBeDefined();
    expect(await screen.findByText('The restaurant could not be loaded.')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  });

  it.each([
    ['that is missing', '/restaurant/99', failsWith('not_found')],
    ['of an empty answer', '/restaurant/99', []],
    ['whose id can be none', '/restaurant/x1', failsWith('internal')],
  ])('%s: the error page', async (_, path, getRestaurant) => {
    renderPage(path, { responses: { getRestaurant, getRestaurantMenu: { recipes: [] } } });
    expect(
      await screen.findByRole('heading', { name: 'Oops! Sorry, an unexpected error has occurred.' }),
    ).toBeDefined();
    expect(screen.getByText('Not Found')).toBeDefined();
  });
});
