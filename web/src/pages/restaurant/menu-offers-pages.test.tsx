import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const soup = buildDish({ name: 'Soup', facts: buildFacts({ contains: ['milk'], absent: ['eggs'] }) });
const menu: Responses = {
  getRestaurant: [buildRestaurantDetail()],
  getRestaurantMenu: { recipes: [soup, buildDish({ name: 'Salad' })] },
};

describe('the allergen grid', () => {
  const open = (responses: Responses = menu) => renderPage('/restaurant/1/grid', { responses });
  const cellsOf = async (dish: string) => {
    const row = (await screen.findByRole('rowheader', { name: new RegExp(dish) })).closest('tr')!;
    return within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  };

  it('says of each dish and allergen what is stated, and from when', async () => {
    open();
    expect(await cellsOf('Soup')).toEqual(['C', 'no', '?', '?', '?', '?', '?', '?', '?']);
    expect(await cellsOf('Salad')).toEqual(Array<string>(9).fill('?'));
    const heard = screen
      .getAllByRole('img', { name: /contain|ingredient|stated/ })
      .map((sign) => sign.getAttribute('aria-label'));
    expect(heard.slice(0, 2)).toEqual([
      'contains, says the restaurant',
      'not an ingredient, and no traces, says the restaurant',
    ]);
    expect(screen.getByText(/^Stated by the restaurant on \d+ \w+ \d{4}\./)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Allergens at Lemongrass Lane' })).toBeDefined();
  });

  it('says of several days between which it was stated', async () => {
    const earlier = buildFacts({ contains: ['eggs'], at: '2026-01-05T12:00:00Z' });
    open({ ...menu, getRestaurantMenu: { recipes: [soup, buildDish({ facts: earlier })] } });
    expect(await screen.findByText(/^Stated by the restaurant between 5 Jan 2026 and /)).toBeDefined();
  });

  it('is the same for whoever looks', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    open();
    expect(await cellsOf('Soup')).toEqual(['C', 'no', '?', '?', '?', '?', '?', '?', '?']);
  });

  it('shows nothing as absent while it is not known how old a statement may be', async () => {
    open({ ...menu, getAssessSettings: failsWith('forbidden') });
    expect(await screen.findByText('The menu could not be loaded.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says when nothing is stated, and when there are no dishes', async () => {
    const { unmount } = open({ ...menu, getRestaurantMenu: { recipes: [buildDish()] } });
    expect(await screen.findByText(/stated nothing with a date yet/)).toBeDefined();
    unmount();
    open({ ...menu, getRestaurantMenu: { recipes: [] } });
    expect(await screen.findByText('This restaurant has no dishes here yet.')).toBeDefined();
  });

  it('reaches the error page without a restaurant', async () => {
    open({ getRestaurant: failsWith('not_found'), getRestaurantMenu: failsWith('not_found') });
    expect(await screen.findByText(/^Oops!/)).toBeDefined();
  });
});

describe('the sign for tables', () => {
  const open = (responses: Responses = menu) => renderPage('/restaurant/1/sign', { responses });
  afterEach(() => document.head.querySelector('meta[name="public-url"]')?.remove());

  it('leads to the menu at the address that the operator named, else to where one is', async () => {
    const { unmount } = open();
    expect(
      await screen.findByRole('img', { name: `QR code that leads to ${location.origin}/restaurant/1` }),
    ).toBeDefined();
    unmount();
    const named = document.createElement('meta');
    named.name = 'public-url';
    named.content = 'https://clearplate.example';
    document.head.append(named);
    open();
    expect(await screen.findByText('https://clearplate.example/restaurant/1')).toBeDefined();
  });

  it('gives the code as a file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:here';
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download the code (SVG)' }));
    expect(files[0]?.type).toBe('image/svg+xml');
    expect(await files[0]?.text()).toContain('<svg');
  });

  it('says when the restaurant could not be loaded, and offers the rest', async () => {
    open({ getRestaurant: failsWith('forbidden') });
    expect(await screen.findByText('The restaurant could not be loaded.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Allergens in GS1 codes' }).getAttribute('href')).toBe(
      '/api/restaurant/1/menu/gs1',
    );
  });
});
