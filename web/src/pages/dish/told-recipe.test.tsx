import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildUser } from '../../../test/builders.ts';
import { buildRecipe } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const rice = buildRecipe({ id: 9, name: 'Rice', facts: buildFacts({ absent: ['milk'] }) });
const note = (given: object = {}) => ({
  restaurant: rice.restaurant_id,
  kind: 'whether',
  things: ['milk'],
  dishes: [rice.id],
  answer: 'yes',
  by: 'chef',
  at: new Date(Date.now() - 3_600_000).toISOString(),
  ...given,
});
const write = (...notes: object[]) => sessionStorage.setItem('told', JSON.stringify(notes));
const clears = 'Restaurant says: no milk';

const open = (responses: object = {}) =>
  renderPage(`/recipe/${rice.id}`, { responses: { getRecipe: rice, ...responses } });
const heading = () => screen.findByRole('heading', { name: 'Rice' });

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

it('warns its own eater of what they were told, and says who told it', async () => {
  write(note());
  open();
  const head = within((await heading()).closest('header')!);
  expect(head.getByText('Contains milk. You were told so.')).toBeDefined();
  expect(screen.getByText(/^You were told: contains milk, by the chef/)).toBeDefined();
  expect(head.queryByText(clears)).toBeNull();
});

it('stays as stated for what was told of other dishes, and for what reassures', async () => {
  write(note({ dishes: [rice.id + 1] }), note({ answer: 'no' }));
  open();
  const head = within((await heading()).closest('header')!);
  expect(head.getByText(clears)).toBeDefined();
});

it('asks whoever signed in whose the notes of this tab are', async () => {
  localStorage.setItem('token', 'abc');
  write(note());
  const avoids = [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }];
  open({ getUser: buildUser(), getProfile: { eaters: [{ avoids }] } });
  const claim = await screen.findByRole('button', { name: 'I noted that' });
  expect(await screen.findByText('Contains milk. Noted in this tab before you signed in.')).toBeDefined();
  expect(screen.queryByText(/You were told/)).toBeNull();
  fireEvent.click(claim);
  expect(await screen.findByText(/^You were told: contains milk/)).toBeDefined();
  expect(document.activeElement).toBe(await heading());
  expect(await screen.findByText('Contains milk. You were told so.')).toBeDefined();
});
