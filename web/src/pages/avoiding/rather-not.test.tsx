import type { Profile } from '@clearplate/contract/eaters';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, pageOf } from '../../../test/builders.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildPreference } from '../../../test/person-builders.ts';
import { buildCounts, buildRestaurantDetail } from '../../../test/record-builders.ts';
import { findAnswer } from '../../../test/find-answer.ts';
import { renderPage } from '../../../test/render-page.tsx';

const milk: Avoidance = { kind: 'allergen', allergen: 'milk', strictness: 'ask' };
const eggs: Avoidance = { kind: 'allergen', allergen: 'eggs', strictness: 'ask' };
const cilantro: Avoidance = { kind: 'ingredient', name: 'cilantro', term: 'cilantro' };
const profileOf = (...eaters: Profile['eaters']): Profile => ({ eaters, lexicon_version: 'test' });
const dana = profileOf({ avoids: [milk], dislikes: [cilantro] });

const withCilantro = { terms: ['cilantro'], texts: ['cilantro'] };
const absent = buildFacts({ absent: ['milk'] });
const soup = buildDish({ name: 'Soup', facts: absent });
const salsa = buildDish({ name: 'Salsa', facts: buildFacts({ absent: ['milk'] }, withCilantro) });
const raita = buildDish({ name: 'Raita', facts: buildFacts({ contains: ['milk'] }, withCilantro) });
const mark = 'Has what you’d rather not eat: cilantro';
const heading = (name: string) => screen.queryByRole('heading', { name });

describe('a menu, for who would rather not eat something', () => {
  const open = (getProfile: Profile, dishes = [soup, salsa, raita]) => {
    const responses: Responses = {
      getProfile,
      getRestaurant: [buildRestaurantDetail()],
      getRestaurantMenu: { recipes: dishes },
      listPreferences: [buildPreference({ name: 'No cilantro', ingredients: 'cilantro', kind: 'rather_not' })],
    };
    return renderPage('/restaurant/1', { session: 'user', responses });
  };

  it('hides what has it behind a count of its own, with a mark that is no verdict', async () => {
    const { user, container } = open(dana);
    await findAnswer('1 said to be without · 1 to avoid');
    expect(screen.getByText('Avoiding: Milk')).toBeDefined();
    expect(screen.getByText('Would rather not eat: cilantro')).toBeDefined();
    expect(screen.getByText('1 with what you’d rather not eat')).toBeDefined();
    expect([heading('Soup'), heading('Salsa'), heading('Raita')].map((one) => one !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(screen.queryByText(/Whether it has/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show what you’d rather not eat' }));
    // It is a row as in the menu, and shows what is disliked.
    const row = heading('Salsa')!.closest<HTMLElement>('.dish-row')!;
    expect(await within(row).findByText(mark)).toBeDefined();
    expect(row.dataset['verdict']).toBe('none_declared');
    expect(row.textContent).toContain('Restaurant says: no milk');
    await user.click(screen.getByRole('button', { name: 'Show dishes to avoid' }));
    expect(heading('Raita')!.closest('article')!.textContent).not.toContain('rather not');
    expect(container.querySelector('.printed-avoid')?.textContent).not.toContain('Salsa');
    expectNoPromise();
  });

  it('assesses nothing where nothing is avoided, and hides all the same', async () => {
    const { container } = open(profileOf({ avoids: [], dislikes: [cilantro] }));
    expect(await screen.findByText('2 with what you’d rather not eat')).toBeDefined();
    expect(screen.getByText('Not checked yet. Choose what you avoid.')).toBeDefined();
    expect(container.querySelector('[data-verdict]')).toBeNull();
    expect(screen.queryByText(/said to be without/)).toBeNull();
    expect(heading('Soup')).not.toBeNull();
  });

  it('can be switched off for this view', async () => {
    const { user } = open(dana);
    await screen.findByText('1 with what you’d rather not eat');
    await user.click(await screen.findByRole('checkbox', { name: 'No cilantro' }));
    await waitFor(() => expect(heading('Salsa')).not.toBeNull());
    expect(screen.getByText('Cilantro is not being checked')).toBeDefined();
    await findAnswer('2 said to be without · 1 to avoid');
    expect(screen.queryByText(mark)).toBeNull();
  });

  it('counts for each who avoids something, and for nobody else', async () => {
    const two = [
      { name: 'Ana', avoids: [milk] },
      { name: 'Ben', avoids: [eggs] },
      { name: 'Cy', avoids: [], dislikes: [cilantro] },
    ];
    const { user } = open(profileOf(...two));
    const whose = await screen.findByRole('list', { name: 'Whose dishes' });
    expect(
      within(whose)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 said to be without for Ana', '0 said to be without for Ben', '0 for all']);
    await user.click(screen.getByRole('button', { name: 'Show what you’d rather not eat' }));
    expect(await screen.findByText('Has what Cy would rather not eat: cilantro')).toBeDefined();
  });

  it('says so where nothing is left', async () => {
    open(dana, [salsa, raita]);
    expect(
      await screen.findByText('Every dish on this menu has what you avoid or would rather not eat.'),
    ).toBeDefined();
  });
});

describe('a list that the server assesses', () => {
  const lists = { shown: [soup], hidden: [raita], disliked: [salsa] };
  const responses: Responses = {
    getProfile: dana,
    judgeDishes: ({ query }) => pageOf(lists[query.show ?? 'shown']),
    countVerdicts: buildCounts({ none_declared: 8, avoid: 14, disliked: 3 }),
  };

  it('says both counts, and shows each of what is hidden', async () => {
    const { user, calls } = renderPage('/dishes', { session: 'user', responses });
    expect(await screen.findByText('8 said to be without · 14 to avoid')).toBeDefined();
    expect(screen.getByText('3 with what you’d rather not eat')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show what you’d rather not eat' }));
    expect(await screen.findByText(mark)).toBeDefined();
    expect(heading('Raita')).toBeNull();
    const bodies = calls.filter(({ name }) => name === 'judgeDishes').map(({ body }) => body);
    expect(bodies[0]).toEqual({ eaters: [{ avoids: [milk], dislikes: [cilantro] }] });
  });

  it('counts for each who avoids something, with nobody’s name in the question', async () => {
    const two = [
      { name: 'Ana', avoids: [milk] },
      { name: 'Ben', avoids: [eggs] },
      { name: 'Cy', avoids: [], dislikes: [cilantro] },
    ];
    const countVerdicts: Responses['countVerdicts'] = ({ body }) => {
      const avoided = body.eaters.flatMap(({ avoids }) => avoids);
      expect(body.eaters.flatMap(({ dislikes = [] }) => dislikes)).toEqual([cilantro]);
      return buildCounts({
        none_declared: avoided.length === 2 ? 8 : JSON.stringify(avoided).includes('milk') ? 14 : 20,
      });
    };
    const { calls } = renderPage('/dishes', {
      session: 'user',
      responses: { ...responses, getProfile: profileOf(...two), countVerdicts },
    });
    expect(
      await screen.findByText('14 said to be without for Ana · 20 said to be without for Ben · 8 for all'),
    ).toBeDefined();
    expect(JSON.stringify(calls.map(({ body }) => body ?? null))).not.toMatch(/Ana|Ben|Cy/);
  });

  it('hides by its own assessment what an older server would show', async () => {
    const old: Responses = { ...responses, judgeDishes: pageOf([soup, salsa]) };
    renderPage('/dishes', { session: 'user', responses: { ...old, countVerdicts: buildCounts({ none_declared: 2 }) } });
    expect(await screen.findByText('1 with what you’d rather not eat')).toBeDefined();
    expect(heading('Salsa')).toBeNull();
  });

  it('counts nothing by verdicts where nothing is avoided', async () => {
    const getProfile = profileOf({ avoids: [], dislikes: [cilantro] });
    const countVerdicts = buildCounts({ unchecked: 9, disliked: 3 });
    renderPage('/dishes', { session: 'user', responses: { ...responses, getProfile, countVerdicts } });
    expect(await screen.findByText('3 with what you’d rather not eat')).toBeDefined();
    expect(screen.queryByText(/said to be without/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show dishes to avoid' })).toBeNull();
  });
});

describe('the page of one dish', () => {
  it.each([
    ['has it', salsa, mark],
    ['may have it, for all that is known', soup, 'Whether it has cilantro isn’t known.'],
  ])('that %s says so in a line', async (_, dish, said) => {
    renderPage(`/dish/${dish.id}`, { session: 'user', responses: { getProfile: dana, getDish: [dish] } });
    expect(await screen.findByText(said)).toBeDefined();
    expect(within(screen.getByRole('main')).getByText('Restaurant says: no milk')).toBeDefined();
    expect(screen.queryByText(/Ask.*cilantro/)).toBeNull();
    expectNoPromise();
  });
});

it('a cart says it quietly, and lets one go on to order', async () => {
  const line = buildCartLine({ facts: salsa.facts, facts_seen: salsa.facts });
  const getCart = [buildCartGroup([line])];
  renderPage('/cart', { session: 'user', responses: { getProfile: dana, getCart } });
  expect(await screen.findByText(mark)).toBeDefined();
  expect((await screen.findByRole('link', { name: /^Order at DoorDash/ })).getAttribute('aria-haspopup')).toBeNull();
});
