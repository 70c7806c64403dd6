import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { neverAnswers, type Responses } from '../../../test/fake-api.ts';
import { buildEater } from '../../../test/person-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const at = (cuisine: string): Responses => ({
  getRestaurant: [buildRestaurantDetail({ cuisine })],
  getRestaurantMenu: { recipes: [] },
});

const open = (cuisine = 'Thai', { responses, ...options }: PageOptions = {}) =>
  renderPage('/restaurant/1/card', { ...options, responses: { ...at(cuisine), ...responses } });
const tick = (...ticks: unknown[]) => sessionStorage.setItem('avoiding', JSON.stringify(ticks));
const sheet = async () => within(await screen.findByRole('article'));
const language = () => screen.getByLabelText<HTMLSelectElement>('Language of the kitchen').value;

it.each([
  ['Thai', 'th', 'ถั่วลิสง'],
  ['Vietnamese', 'vi', 'đậu phộng'],
  ['Korean', 'ko', '땅콩'],
  ['Sushi', 'ja', '落花生'],
  ['Burgers', 'es', 'maní'],
])('a guest’s card at a kitchen that cooks %s starts in %s, with English beside', async (cuisine, tag, peanuts) => {
  tick({ allergen: 'peanuts', strictness: 'dangerous' }, 'milk');
  const { calls } = open(cuisine);
  const card = await sheet();
  expect(card.getByText(peanuts).closest('.card-foods--dangerous')).not.toBeNull();
  expect(card.getByText('peanuts')).toBeDefined();
  expect(language()).toBe(tag);
  expect(screen.queryAllByText(/^Guessed from what the restaurant cooks. Choose another language/)).toHaveLength(
    tag === 'es' ? 0 : 1,
  );
  expect(screen.getByText('not checked by a native speaker')).toBeDefined();
  expect(screen.getByText('Made from what you ticked. Forgotten when you close this tab.')).toBeDefined();
  expect(card.queryByRole('heading', { level: 3, name: '' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('listEaters');
  expect(localStorage.getItem('card')).toBeNull();
});

it('a choice against the guess holds there, and leaves the choice for other kitchens', async () => {
  tick('milk');
  localStorage.setItem('cardLanguage', 'fr');
  const { user, unmount } = open();
  await sheet();
  await user.selectOptions(screen.getByLabelText('Language of the kitchen'), 'en');
  expect(within(screen.getByRole('article')).queryByText('นม')).toBeNull();
  expect(screen.queryByText(/^Guessed/)).toBeNull();
  unmount();
  open('Burgers');
  await sheet();
  expect(language()).toBe('fr');
});

it('says that nothing is chosen yet, and lets a guest choose', async () => {
  open();
  expect(await screen.findByText('There is nothing to put on this card yet.')).toBeDefined();
  expect(screen.getByText('Not checked yet. Choose what you avoid.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Choose allergens' })).toBeNull();
});

it('is the household’s for somebody signed in, with what they ticked besides', async () => {
  tick('milk', 'sesame');
  const dana = buildEater({ allergens: [{ name: 'Milk', strictness: 'dangerous' }] });
  open('Thai', { session: 'user', responses: { listEaters: [dana] } });
  const card = await sheet();
  expect(card.getAllByText('นม')).toHaveLength(1);
  expect(card.getByText('งา')).toBeDefined();
  expect(card.getByRole('heading', { level: 3, name: 'Dana' })).toBeDefined();
});

it('shows no card of half of what somebody avoids after their session was lost', async () => {
  tick('milk');
  localStorage.setItem('sessionLost', 'yes');
  open();
  expect(await screen.findByText('We can’t make a card until we know your allergens.')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});

it('waits for the restaurant, whose cuisine decides the language', async () => {
  tick('milk');
  open('Thai', { responses: { getRestaurant: neverAnswers } });
  expect(await screen.findByText('Loading your card')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});
