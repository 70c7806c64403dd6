import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { tabStore, ticksKey } from '../../shared/lib/storage.ts';

const dishes = Array.from({ length: 240 }, (_, index) =>
  buildDish({
    name: `Dish ${index}`,
    facts: buildFacts(index % 2 === 0 ? { absent: ['milk'] } : { absent: ['eggs'] }),
  }),
);
const responses = { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: dishes } };
const asked = () => screen.queryAllByRole('article').map((one) => one.textContent ?? '');

it('works a large menu out in turns, says so meanwhile, and shows nobody’s sheet to somebody else', async () => {
  tabStore.write(ticksKey, '["milk"]');
  const turns = vi.spyOn(globalThis, 'MessageChannel');
  renderPage('/restaurant/1/ask', { responses });
  expect(await screen.findByText('Looking for what to ask')).toBeDefined();
  await screen.findByRole('list', { name: 'Ask first' });
  expect(asked()[0]).toMatch(/milk/i);
  expect(turns.mock.calls.length).toBeGreaterThan(0);
  act(() => tabStore.write(ticksKey, '["eggs"]'));
  expect(asked().filter((one) => /milk/i.test(one))).toEqual([]);
  await screen.findByRole('list', { name: 'Ask first' });
  expect(asked()[0]).toMatch(/egg/i);
});
