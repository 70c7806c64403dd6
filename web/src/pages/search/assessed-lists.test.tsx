import type { FoundDish } from '@clearplate/contract/assessed-lists';
import { packFacts } from '@clearplate/domain/facts/pack-facts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, pageOf } from '../../../test/builders.ts';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildCounts } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { client } from '../../shared/api/client.ts';

const soup = buildDish({ name: 'Soup', facts: buildFacts({ contains: ['milk'] }) });
const salad = buildDish({ name: 'Salad', facts: buildFacts({ absent: ['milk'] }) });
const counts = buildCounts({ none_declared: 31, not_verified: 5, cross_contact: 4, avoid: 12 });

/** The server would answer this: it hides what contains milk. */
const assessing = (dishes: FoundDish[] = [soup, salad]): NonNullable<Responses['judgeDishes']> => {
  const isHidden = ({ facts }: FoundDish) => facts.allergens.some(({ presence }) => presence === 'present');
  return ({ query }) => pageOf(dishes.filter((dish) => isHidden(dish) === (query.show === 'hidden')));
};
const responses: Responses = {
  judgeDishes: assessing(),
  countVerdicts: counts,
};
const heading = (name: string) => screen.queryByRole('heading', { name });
const tally = () => document.querySelector('.list-counts p')?.textContent;

beforeEach(() => sessionStorage.setItem('avoiding', '["milk"]'));

describe.each(['/dishes', '/search?q=soup'])('%s, assessed for what a guest ticked', (page) => {
  it('is filtered by the server, counted, and what is hidden can be looked at with its reason', async () => {
    const { user, calls } = renderPage(page, { responses });
    expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
    await waitFor(() =>
      expect(tally()).toBe('31 said to be without · 4 traces possible · 5 not verified · 12 to avoid'),
    );
    expect(heading('Soup')).toBeNull();
    expect(JSON.stringify(calls.map(({ query, params }) => [query, params]))).not.toContain('milk');
    await user.click(screen.getByRole('button', { name: 'Show dishes to avoid' }));
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeDefined();
    expect(screen.getByText(/^Restaurant says: contains milk/)).toBeDefined();
    expectNoPromise();
  });

  it.each([
    ['fails', failsWith('internal')],
    ['is out of reach', noNetwork],
    ['is refused', failsWith('bad_request')],
  ])('shows no dish when the list %s', async (_, judgeDishes) => {
    renderPage(page, { responses: { ...responses, judgeDishes } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(document.querySelector('article')).toBeNull();
  });

  it.each([
    ['no list', { items: {}, next: undefined }],
    ['half a dish', { items: [{ id: 1, name: 'Soup' }], next: undefined }],
    ['a dish whose facts are not packed', { items: [soup], next: undefined }],
    ['nothing', { items: null, next: undefined }],
  ])('shows no dish when the answer is %s', async (_, answer) => {
    vi.spyOn(client, 'judgeDishes').mockResolvedValue(answer as never);
    renderPage(page, { responses });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(document.querySelector('article')).toBeNull();
  });

  it('shows no dish and claims nothing while there is no answer', async () => {
    renderPage(page, { responses: { ...responses, judgeDishes: neverAnswers, countVerdicts: neverAnswers } });
    expect(await screen.findByText('Avoiding: Milk')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(document.querySelector('article')).toBeNull();
    expect(screen.queryByText(/said to be without|No results|no dishes/)).toBeNull();
  });

  it.each([
    ['fail', () => failsWith('internal')],
    ['are garbage', () => vi.spyOn(client, 'countVerdicts').mockResolvedValue({ avoid: -1 } as never) && counts],
  ])('says that nothing could be counted when the counts %s, and still lets one look', async (_, given) => {
    const countVerdicts = given();
    const { user } = renderPage(page, { responses: { ...responses, countVerdicts } });
    expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
    expect(await screen.findByText('We couldn’t count how many are hidden.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show dishes to avoid' }));
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeDefined();
  });

  it('never shows what the browser itself would hide', async () => {
    const judgeDishes: Responses['judgeDishes'] = ({ query }) => pageOf(query.show === 'shown' ? [soup, salad] : []);
    const { user } = renderPage(page, { responses: { ...responses, judgeDishes } });
    expect(await screen.findByText('1 to avoid')).toBeDefined();
    expect(heading('Soup')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Show dishes to avoid' }).at(-1)!);
    expect(heading('Soup')).toBeDefined();
  });

  it('goes on where a page is empty and is not the last', async () => {
    const judgeDishes: Responses['judgeDishes'] = ({ query }) =>
      query.cursor === 'two' ? pageOf([salad]) : pageOf([], 'two');
    const { user } = renderPage(page, { responses: { ...responses, judgeDishes } });
    await user.click(await screen.findByRole('button', { name: 'Keep looking' }));
    expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
    expect(screen.getByText('1 dish shown, and no more')).toBeDefined();
  });

  it('says so where every dish conflicts', async () => {
    const all = { ...responses, judgeDishes: assessing([soup]), countVerdicts: buildCounts({ avoid: 1 }) };
    renderPage(page, { responses: all });
    expect(await screen.findByText(/^Every dish .*conflicts with what you avoid\.$/)).toBeDefined();
    expect(screen.queryByText(/No results|no dishes/)).toBeNull();
  });

  it('names how far it counted', async () => {
    renderPage(page, { responses: { ...responses, countVerdicts: { ...counts, capped: true } } });
    await screen.findByRole('heading', { name: 'Salad' });
    await waitFor(() => expect(tally()).toMatch(/^Of the first 52 dishes: 31 said/));
  });
});

describe('a tick', () => {
  it('never shows the list before it as one that was filtered', async () => {
    sessionStorage.clear();
    const sent = (...dishes: FoundDish[]) => ({
      items: dishes.map((dish) => ({ ...dish, facts: packFacts(dish.facts) })),
      next: undefined,
    });
    let answer: (page: ReturnType<typeof sent>) => void = () => {};
    vi.spyOn(client, 'judgeDishes')
      .mockResolvedValueOnce(sent(soup, salad) as never)
      .mockReturnValue(new Promise((resolve) => (answer = resolve)) as never);
    const { user } = renderPage('/dishes', { responses });
    await screen.findByRole('heading', { name: 'Soup' });
    expect(document.querySelector('[data-verdict]')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Choose what you avoid' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Milk' }));
    expect(heading('Soup')).toBeNull();
    expect(screen.getByText('Checking the list again…')).toBeDefined();
    expect(document.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toBe('none_declared');
    answer(sent(salad));
    await waitFor(() => expect(screen.queryByText('Checking the list again…')).toBeNull());
    expect(document.querySelectorAll('article')).toHaveLength(1);
  });
});
