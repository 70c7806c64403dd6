import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { VerdictBadge } from './verdict-badge.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

const facts = buildFacts({
  contains: ['milk'],
  mayContain: ['peanuts'],
  absent: ['eggs'],
  at: '2026-11-03T00:00:00.000Z',
});
const context = { now: '2026-11-20T00:00:00.000Z', statementDays: 180, lexiconVersion: 'test' };
const avoid = (allergen: AllergenId): Avoidance => ({
  kind: 'allergen',
  allergen,
  strictness: 'ask',
});
const linesOf = (container: Element) =>
  [...container.querySelectorAll('.verdict__reason:not([hidden])')].map((line) => line.textContent);
const assess = (...avoids: Avoidance[]) => assessDish(facts, [{ avoids }], context);

const cases: [Verdict, Avoidance, string, RegExp][] = [
  ['avoid', avoid('milk'), 'Avoid', /contains milk/],
  ['cross_contact', avoid('peanuts'), 'Cross-contact', /Traces possible: peanut\. Shared fryer\./],
  ['not_verified', avoid('sesame'), 'Not verified', /Sesame: not verified\. The restaurant has not said\./],
  ['none_declared', avoid('eggs'), 'Restaurant says: no egg', /As an ingredient, on 3 Nov 2026\./],
];

describe('a verdict', () => {
  it.each(cases)('%s has a word, a shape of its own and a reason', (verdict, avoidance, word, reason) => {
    const { container } = render(<VerdictBadge assessment={assess(avoidance)} />);
    expect(screen.getByText(word).tagName).toBe('STRONG');
    expect(screen.getByText(reason)).toBeDefined();
    expect(container.querySelector(`svg.mark--${verdict}[aria-hidden="true"] *`)).not.toBeNull();
    expectNoPromise(container);
  });

  it('has four shapes that differ by more than their colour', () => {
    const shapes = cases.map(([, avoidance]) => {
      const { container } = render(<VerdictBadge assessment={assess(avoidance)} />);
      return container.querySelector('svg')?.innerHTML.replace(/class="[^"]*"/g, '');
    });
    expect(new Set(shapes).size).toBe(4);
  });

  it('never has a tick for what is not declared', () => {
    const { container } = render(<VerdictBadge assessment={assess(avoid('eggs'))} />);
    expect(container.textContent).not.toMatch(/[✓✔☑✅👍]/u);
  });

  it('is absent where nothing was checked', () => {
    const { container } = render(<VerdictBadge assessment={assess()} />);
    expect(container.innerHTML).toBe('');
  });

  it('has one line for each avoided thing on its face, worst first', () => {
    const { container } = render(
      <VerdictBadge assessment={assess(avoid('eggs'), avoid('peanuts'), avoid('sesame'))} />,
    );
    expect(linesOf(container)).toEqual([
      'Sesame: not verified. The restaurant has not said.',
      'Traces possible: peanut. Shared fryer.',
      'Restaurant says: no egg. As an ingredient, on 3 Nov 2026. No traces either, it says, 3 Nov 2026.',
    ]);
    expect(container.textContent).not.toContain('more');
  });

  it('says of all things together what is the same of them, each by name, and of the others apart', () => {
    const absent = buildFacts({ contains: ['milk'], absent: ['eggs', 'fish'], at: '2026-11-03T00:00:00.000Z' });
    const avoids = (['eggs', 'sesame', 'milk', 'fish', 'wheat', 'celery'] as const).map(avoid);
    const { container } = render(<VerdictBadge assessment={assessDish(absent, [{ avoids }], context)} />);
    expect(linesOf(container)).toEqual([
      'Restaurant says: contains milk',
      'Sesame, wheat, celery: not verified. The restaurant has not said.',
      'Restaurant says: no egg, no fish. As an ingredient, on 3 Nov 2026. No traces either, it says, 3 Nov 2026.',
    ]);
  });

  it('never says of two eaters together what is avoided by one', () => {
    const eaters = [
      { name: 'Ann', avoids: [avoid('sesame')] },
      { name: 'Ben', avoids: [avoid('wheat')] },
    ];
    const { container } = render(<VerdictBadge assessment={assessDish(facts, eaters, context)} />);
    expect(linesOf(container)).toEqual([
      'Ann: Sesame: not verified. The restaurant has not said.',
      'Ben: Wheat: not verified. The restaurant has not said.',
    ]);
  });

  it('counts what its face has no room for, and says it under Why?, and on paper', async () => {
    const ids = ['fish', 'wheat', 'soybeans', 'celery', 'mustard', 'lupin', 'sesame'] as const;
    const assessment = assessDish(buildFacts({ mayContain: [...ids] }), [{ avoids: ids.map(avoid) }], context);
    const { container } = render(<VerdictBadge assessment={assessment} />);
    expect(linesOf(container)).toHaveLength(5);
    expect(container.querySelectorAll('.verdict__reason')).toHaveLength(7);
    expect(screen.getByText('and 2 more under “Why?”')).toBeDefined();
    await userEvent.click(screen.getByText('Why?'));
    await waitFor(() => expect(linesOf(container)).toHaveLength(7));
    expect(new Set(linesOf(container)).size).toBe(7);
  });

  it('keeps what may be there in sight where nothing is applied', () => {
    const assessment = assessDish(facts, [{ avoids: [avoid('peanuts'), avoid('sesame')] }], {
      ...context,
      profileApplied: false,
    });
    const { container } = render(<VerdictBadge assessment={assessment} />);
    expect(linesOf(container).join(' ')).toContain('Traces possible: peanut. Shared fryer.');
  });

  it('asks each question once, three on its face and the rest under Why?', async () => {
    const opaque = { ...facts, opaque: ['spices', 'broth', 'marinade', 'batter'] };
    const assessment = assessDish(opaque, [{ avoids: [avoid('eggs'), avoid('peanuts')] }], context);
    const { container } = render(<VerdictBadge assessment={assessment} />);
    expect(screen.getByText('Ask what is in the spices, the broth or the marinade. 1 more under “Why?”')).toBeDefined();
    expect(container.querySelector('.verdict__ask[hidden]')?.textContent).toBe(
      'Ask what is in the spices, the broth, the marinade or the batter',
    );
    await userEvent.click(screen.getByText('Why?'));
    expect(await screen.findByText('Ask also what is in the batter')).toBeDefined();
  });

  it('says why with what each line rests on, and repeats nothing of its face', async () => {
    const { container } = render(<VerdictBadge assessment={assess(avoid('eggs'), avoid('peanuts'), avoid('milk'))} />);
    await userEvent.click(screen.getByText('Why?'));
    expect(await screen.findByText('Stated absent by the restaurant, 3 Nov 2026')).toBeDefined();
    const why = container.querySelector('details')?.textContent ?? '';
    for (const line of linesOf(container)) expect(why).not.toContain(line);
  });

  it('says that nothing is applied where a profile is missing, with and without ticks', () => {
    const missing = { verdict: 'not_verified', causes: [], lexiconVersion: 'test' } as const;
    render(<VerdictBadge assessment={missing} />);
    expect(screen.getByText('Your allergens are not being applied')).toBeDefined();
    render(<VerdictPanel assessment={missing} />);
    expect(screen.getAllByText('Your allergens are not being applied')).toHaveLength(2);
  });
});

describe('the verdict in full', () => {
  it('has every reason, worst first, and what to ask apart', () => {
    const opaque = { ...facts, opaque: ['spices'], crossContactStatedAt: null };
    const assessment = assessDish(opaque, [{ avoids: [avoid('eggs'), avoid('sesame')] }], context);
    const { container } = render(<VerdictPanel assessment={assessment} />);
    const lines = [...container.querySelectorAll('.verdict-panel__causes > li')].map((line) => line.textContent ?? '');
    expect(lines[0]).toMatch(/^Sesame: not verified/);
    expect(lines[1]).toMatch(/^Restaurant says: no egg/);
    expect(screen.getByText('Read with Clearplate’s word list, version test.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Ask the restaurant' })).toBeDefined();
    expect(screen.getByText('What is in the spices')).toBeDefined();
    expect(screen.getByText('About traces (shared oil, pans, surfaces)')).toBeDefined();
    expectNoPromise(container);
  });

  it('asks three things in sight, and nothing of a dish that is to be avoided', () => {
    const opaque = { ...facts, opaque: ['spices', 'marinade', 'seasoning'], crossContactStatedAt: null };
    const asked = (...ids: Parameters<typeof avoid>[0][]) => {
      const { container } = render(
        <VerdictPanel assessment={assessDish(opaque, [{ avoids: ids.map(avoid) }], context)} />,
      );
      return [...container.querySelectorAll('.verdict-panel__ask > ul > li')].map((line) => line.textContent);
    };
    expect(asked('eggs')).toEqual([
      'About traces (shared oil, pans, surfaces)',
      'What is in the spices',
      'What is in the marinade',
    ]);
    expect(asked('eggs', 'milk')).toEqual([]);
  });
});
