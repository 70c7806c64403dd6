import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { es } from '../../translations/interface/es.ts';

const noTraces = { crossContactStatedAt: null };
const dishes = [
  buildDish({ name: 'Soup', facts: buildFacts({ absent: ['milk'] }, noTraces) }),
  buildDish({ name: 'Lassi', facts: buildFacts({ contains: ['milk'] }, noTraces) }),
  buildDish({ name: 'Rolls', facts: buildFacts({ mayContain: ['milk'] }) }),
  buildDish({ name: 'Stew', facts: buildFacts({}, noTraces) }),
  buildDish({ name: 'Curry', facts: buildFacts({}, noTraces) }),
  buildDish({ name: 'Pickle', facts: buildFacts({ absent: ['milk'] }, { opaque: ['spices'] }) }),
];
const menu: Responses = { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: dishes } };

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const avoids = (allergen: AllergenId, strictness: 'ask' | 'dangerous' | 'fine' = 'ask') =>
  ({ kind: 'allergen', allergen, strictness }) as const;

const open = (options: PageOptions = {}) =>
  renderPage('/restaurant/1/ask', { ...options, responses: { ...menu, ...options.responses } });
const tick = (...ticks: unknown[]) => sessionStorage.setItem('avoiding', JSON.stringify(ticks));

const questions = async () => {
  await screen.findByRole('heading', { level: 2, name: 'What we don’t know yet' });
  return screen.getAllByRole('article').map((article) => ({
    question: within(article).getByRole('heading', { level: 3 }).textContent,
    dishes: within(article)
      .getAllByRole('link')
      .map((link) => link.textContent)
      .join(' '),
    weight: article.querySelector('summary')?.textContent,
    asked: [...article.querySelectorAll('.question__for')].map((line) => line.textContent).join(' | '),
  }));
};

const traces = 'fried in the same oil, or made with the same pans or on the same surfaces?';

describe('what to ask the waiter', () => {
  it('is grouped by question for a guest’s ticks, and silent about dishes to avoid and what is known', async () => {
    tick('milk');
    open();
    expect(await questions()).toEqual([
      {
        question: 'Is there milk in any of these dishes?',
        dishes: 'Stew Curry',
        weight: 'It decides 2 dishes',
        asked: '',
      },
      {
        question: 'Can you keep traces of milk out?',
        dishes: 'Rolls',
        weight: 'It decides one dish',
        asked: 'Traces are possible: shared fryer',
      },
      { question: `Is anything with milk ${traces}`, dishes: 'Soup Stew Curry', weight: 'About 3 dishes', asked: '' },
      {
        question: 'What is in the spices?',
        dishes: 'Pickle',
        weight: 'It can warn of one dish',
        asked: 'Because of milk',
      },
    ]);
    expect(screen.getByText('No questions about one dish that you avoid anyway.')).toBeDefined();
    expect(screen.queryByText('Lassi')).toBeNull();
    expectNoPromise();
  });

  it('says a usual reason in words, and not its code', async () => {
    tick('milk');
    const stored = JSON.parse(JSON.stringify(menu).replaceAll('shared fryer', 'shared_oven')) as typeof menu;
    open({ responses: stored });
    expect((await questions()).map(({ asked }) => asked)).toContain('Traces are possible: Shared oven');
  });

  it('counts with a guest’s strictness', async () => {
    tick({ allergen: 'milk', strictness: 'dangerous' });
    open();
    expect((await questions())[0]).toEqual({
      question: `Is anything with milk ${traces}`,
      dishes: 'Soup Stew Curry',
      weight: 'It decides 3 dishes',
      asked: 'Because of milk (traces are dangerous)',
    });
    expect(screen.queryByText('Rolls')).toBeNull();
  });

  it('names the dish where it asks about one alone', async () => {
    tick('milk');
    open({ responses: { getRestaurantMenu: { recipes: [buildDish({ name: 'Stew', facts: buildFacts({}) })] } } });
    expect((await questions())[0]?.question).toBe('Is there milk in the Stew?');
  });

  it('is for the whole table of somebody signed in, by name', async () => {
    const eaters = [
      { name: 'Ann', avoids: [milk] },
      { name: 'Ben', avoids: [avoids('eggs', 'dangerous')] },
    ];
    open({ session: 'user', responses: { getProfile: { eaters } } });
    const asked = (await questions()).find(({ question }) => question?.endsWith(traces));
    expect(asked).toEqual({
      question: `Is anything with milk or egg ${traces}`,
      dishes: 'Soup Stew Curry',
      weight: 'It decides 3 dishes',
      asked: 'For Ann: milk | For Ben: egg (traces are dangerous)',
    });
  });

  it('tells how to call first, and leads to the card and to paper', async () => {
    tick('milk');
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = open();
    const call = await screen.findByRole('link', { name: 'Call (617) 555-0123' });
    expect(call.getAttribute('href')).toBe('tel:+16175550123');
    expect(await screen.findByText(/^(Open now|Closed,|Closed now)/)).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Chef card' })).getAttribute('href')).toBe('/restaurant/1/card');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText(/^Confirm with the restaurant/)).toBeDefined();
  });

  it('says it to the waiter in English, too, where the page speaks Spanish', async () => {
    speakSpanish(es);
    try {
      tick('milk');
      open();
      expect(await screen.findByText('¿Alguno de estos platos lleva leche?')).toBeDefined();
      expect(screen.getByText('Is there milk in any of these dishes?').lang).toBe('en');
    } finally {
      speakEnglish();
    }
  });

  it('sends nothing of what is avoided anywhere', async () => {
    tick('milk');
    const { calls, place } = open();
    await questions();
    expect(JSON.stringify(calls)).not.toMatch(/milk|avoid/);
    expect(place.current).toBe('/restaurant/1/ask');
  });
});

describe('where there is nothing to ask', () => {
  it('says that nothing is checked yet, and lets a guest choose', async () => {
    const { user } = open();
    expect(await screen.findByText('Not checked yet. Choose what you avoid.')).toBeDefined();
    expect(await screen.findByText('Then we’ll show here what to ask about this menu.')).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Choose|Change/ }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('says so where somebody signed in avoids nothing', async () => {
    open({ session: 'user' });
    expect(await screen.findByText('Not checked yet. Choose what you avoid.')).toBeDefined();
    expect(await screen.findByText('Then we’ll show here what to ask about this menu.')).toBeDefined();
    expect(screen.queryByText(/has answered|conflicts with/)).toBeNull();
  });

  it('says that all is answered, and to ask whether it is still so', async () => {
    tick('milk');
    const answered = buildDish({ name: 'Soup', facts: buildFacts({ absent: ['milk'] }) });
    open({ responses: { getRestaurantMenu: { recipes: [answered] } } });
    expect(await screen.findByText(/^The restaurant has answered for what you avoid. Ask whether/)).toBeDefined();
    expectNoPromise();
  });

  it('says that all is answered of the other dishes only, where somebody was told that one has it', async () => {
    tick('milk');
    const [soup, rice] = ['Soup', 'Rice'].map((name) => buildDish({ name, facts: buildFacts({ absent: ['milk'] }) }));
    const told = { restaurant: 1, kind: 'whether', things: ['milk'], dishes: [rice!.id], answer: 'yes', by: 'chef' };
    sessionStorage.setItem('told', JSON.stringify([{ ...told, at: new Date().toISOString() }]));
    open({ responses: { getRestaurantMenu: { recipes: [soup!, rice!] } } });
    expect(await screen.findByText(/^Of the other dishes the restaurant has answered for what you/)).toBeDefined();
    expect(screen.queryByText(/^The restaurant has answered/)).toBeNull();
  });

  it('says that every dish conflicts, and that there are none', async () => {
    tick('milk');
    const buttery = buildDish({ facts: buildFacts({ contains: ['milk'] }) });
    const { unmount } = open({ responses: { getRestaurantMenu: { recipes: [buttery] } } });
    expect(await screen.findByText('Every dish on this menu conflicts with what you avoid.')).toBeDefined();
    unmount();
    open({ responses: { getRestaurantMenu: { recipes: [] } } });
    expect(await screen.findByText('This restaurant has no dishes here yet.')).toBeDefined();
  });
});

describe('where something is missing', () => {
  const unknown = 'We can’t say what to ask until we know your allergens.';

  it('asks nothing while the profile can not be loaded', async () => {
    tick('sesame');
    open({ session: 'user', responses: { getProfile: failsWith('internal') } });
    expect(await screen.findByText(unknown)).toBeDefined();
    expect(screen.getByText('Your allergens are not being applied')).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('asks nothing of a guest without the server’s settings', async () => {
    tick('milk');
    open({ responses: { getAssessSettings: noNetwork } });
    expect(await screen.findByText(unknown)).toBeDefined();
    expect(screen.queryByText(/has answered/)).toBeNull();
  });

  it('waits for the profile', async () => {
    open({ session: 'user', responses: { getProfile: neverAnswers } });
    expect(await screen.findByText('Looking up what you avoid…')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText(/has answered/)).toBeNull();
  });

  it('says that the menu could not be loaded, and tries again', async () => {
    tick('milk');
    let fails = true;
    const { user } = open({
      responses: { getRestaurantMenu: () => (fails ? failsWith('forbidden') : { recipes: dishes }) },
    });
    expect(await screen.findByText('The menu could not be loaded.')).toBeDefined();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Is there milk in any of these dishes?')).toBeDefined());
  });

  it('is an error page where there is no such restaurant', async () => {
    open({ responses: { getRestaurant: failsWith('not_found'), getRestaurantMenu: failsWith('not_found') } });
    await waitFor(() => expect(screen.queryByText('Ask the waiter')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });
});

it('is reached from the menu, as is the card', async () => {
  renderPage('/restaurant/1', { responses: menu });
  const ask = await screen.findByRole('link', { name: 'Ask the waiter' });
  expect(ask.getAttribute('href')).toBe('/restaurant/1/ask');
  expect(screen.getByRole('link', { name: 'Chef card' }).getAttribute('href')).toBe('/restaurant/1/card');
});
