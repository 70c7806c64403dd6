import type { Avoidance } from '@clearplate/domain/eater';
import type { Verdict } from '@clearplate/domain/verdict';
import { assessDish } from '@clearplate/domain/assess-dish';
import { render, screen } from '@testing-library/react';
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
const avoid = (allergen: 'milk' | 'peanuts' | 'eggs' | 'sesame'): Avoidance => ({
  kind: 'allergen',
  allergen,
  strictness: 'ask',
});
const assess = (...avoids: Avoidance[]) => assessDish(facts, [{ avoids }], context);

const cases: [Verdict, Avoidance, string, RegExp][] = [
  ['avoid', avoid('milk'), 'Avoid', /Contains milk/],
  ['cross_contact', avoid('peanuts'), 'Cross-contact', /May contain peanut: shared fryer/],
  ['not_verified', avoid('sesame'), 'Not verified', /Sesame not verified: the restaurant has not said/],
  ['none_declared', avoid('eggs'), 'No egg declared', /No egg declared by the restaurant, 3 Nov 2026/],
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

  it('says why, with each further cause and what it rests on', async () => {
    render(<VerdictBadge assessment={assess(avoid('eggs'), avoid('peanuts'), avoid('milk'))} />);
    expect(screen.queryByText(/shared fryer/)).toBeNull();
    await userEvent.click(screen.getByText('Why?'));
    expect(await screen.findByText(/May contain peanut: shared fryer/)).toBeDefined();
    expect(screen.getByText('Stated absent by the restaurant, 3 Nov 2026')).toBeDefined();
    expect(screen.getByText(/word list test/)).toBeDefined();
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
    const assessment = assessDish(opaque, [{ avoids: [avoid('eggs'), avoid('milk')] }], context);
    const { container } = render(<VerdictPanel assessment={assessment} />);
    const lines = [...container.querySelectorAll('.verdict-panel__causes > li')].map((line) => line.textContent ?? '');
    expect(lines[0]).toMatch(/^Contains milk/);
    expect(lines[1]).toMatch(/^No egg declared/);
    expect(screen.getByRole('heading', { name: 'Ask the restaurant about' })).toBeDefined();
    expect(screen.getByText('spices')).toBeDefined();
    expect(screen.getByText('shared fryer')).toBeDefined();
    expectNoPromise(container);
  });
});
