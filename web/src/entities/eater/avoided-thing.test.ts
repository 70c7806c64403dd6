import type { Eater } from '@clearplate/domain/verdict/eater';
import { describe, expect, it } from 'vitest';
import { applyChoice, keyOf, listDislikes, listThings } from './avoided-thing.ts';

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'dangerous' } as const;
const askMilk = { ...milk, strictness: 'ask' } as const;
const sesame = { kind: 'allergen', allergen: 'sesame', strictness: 'ask' } as const;
const garlic = { kind: 'ingredient', name: 'Garlic', term: 'garlic' } as const;
const none = new Set<string>();

describe('what is avoided', () => {
  it('is listed once, saved before ticked, whoever saved it', () => {
    const eaters: Eater[] = [
      { name: 'Ada', avoids: [milk] },
      { name: 'Ben', avoids: [askMilk, garlic] },
    ];
    const things = listThings({ eaters, ticks: [milk, sesame], unticked: none });
    expect(things.map(({ traces }) => traces)).toEqual(['traces are dangerous for Ada', undefined, undefined]);
    expect(things.map(({ label, saved }) => [label, saved])).toEqual([
      ['Milk', true],
      ['Garlic', true],
      ['Sesame', false],
    ]);
  });

  it('keeps the saved strictness when the same thing is ticked as well', () => {
    const eaters = applyChoice({ eaters: [{ avoids: [milk] }], ticks: [askMilk, sesame], unticked: none });
    expect(eaters).toEqual([{ avoids: [milk] }, { avoids: [sesame] }]);
  });

  it('leaves out what is switched off here, for everyone who eats', () => {
    const eaters: Eater[] = [
      { name: 'Ada', avoids: [milk, sesame] },
      { name: 'Ben', avoids: [askMilk] },
    ];
    expect(applyChoice({ eaters, ticks: [], unticked: new Set([keyOf(milk)]) })).toEqual([
      { name: 'Ada', avoids: [sesame] },
    ]);
  });

  it('keeps a tick that is stricter than every saved line of it: whoever ticked it need not be one of them', () => {
    const fine = { ...milk, strictness: 'fine' } as const;
    const choice = { eaters: [{ name: 'Ben', avoids: [fine] }], ticks: [milk], unticked: none };
    expect(applyChoice(choice)).toEqual([{ name: 'Ben', avoids: [fine] }, { avoids: [milk] }]);
    const things = listThings(choice);
    expect(things.map(({ traces, saved, checked }) => [traces, saved, checked])).toEqual([
      ['traces are dangerous; traces are fine for Ben', true, true],
    ]);
    expect(things[0]?.stricter).toEqual(milk);
    expect(applyChoice({ ...choice, eaters: [...choice.eaters, { name: 'Cy', avoids: [milk] }] })).toHaveLength(2);
    expect(applyChoice({ ...choice, unticked: new Set([keyOf(milk)]) })).toEqual([]);
  });

  it('has one’s own thing once, as strictly as it is ticked or saved, and says what is stricter than saved', () => {
    const [fine, ask, dangerous] = (['fine', 'ask', 'dangerous'] as const).map((strictness) => ({
      ...milk,
      strictness,
    }));
    const levels = [fine!, ask!, dangerous!];
    for (const [saved, mine] of levels.entries())
      for (const [ticked, tick] of levels.entries()) {
        const choice = { eaters: [{ avoids: [mine, sesame] }], ticks: [tick], unticked: none };
        const counts = levels[Math.max(saved, ticked)]!;
        expect(applyChoice(choice)).toEqual([{ avoids: [counts, sesame] }]);
        const things = listThings(choice);
        expect(things.map(({ label }) => label)).toEqual(['Milk', 'Sesame']);
        expect(things[0]?.traces).toBe(listThings({ ...choice, eaters: [{ avoids: [counts] }] })[0]?.traces);
        expect(things[0]?.stricter).toEqual(ticked > saved ? tick : undefined);
      }
    const off = { eaters: [{ avoids: [fine!] }], ticks: [milk], unticked: new Set([keyOf(milk)]) };
    expect(applyChoice(off)).toEqual([]);
    expect(listThings(off)).toMatchObject([{ checked: false, traces: 'traces are fine' }]);
  });

  it('never lets a tick of this tab stand in for a saved thing that is switched off', () => {
    expect(applyChoice({ eaters: [{ avoids: [milk] }], ticks: [askMilk], unticked: new Set([keyOf(milk)]) })).toEqual(
      [],
    );
  });
});

describe('what somebody would rather not eat', () => {
  const eaters: Eater[] = [
    { name: 'Ada', avoids: [garlic] },
    { name: 'Ben', avoids: [], dislikes: [garlic, sesame] },
    { name: 'Cat', avoids: [], dislikes: [garlic] },
  ];

  it('is listed apart, each thing once', () => {
    expect(listThings({ eaters, ticks: [], unticked: none })).toHaveLength(1);
    expect(listDislikes({ eaters, unticked: none }).map(({ label, checked }) => [label, checked])).toEqual([
      ['Garlic', true],
      ['Sesame', true],
    ]);
  });

  it('stays when its eater avoids nothing, and is switched off without what somebody else must avoid', () => {
    expect(applyChoice({ eaters, ticks: [], unticked: none })).toEqual(eaters);
    const [disliked] = listDislikes({ eaters, unticked: none });
    const unticked = new Set([disliked!.key]);
    expect(applyChoice({ eaters, ticks: [], unticked })).toEqual([
      { name: 'Ada', avoids: [garlic] },
      { name: 'Ben', avoids: [], dislikes: [sesame] },
    ]);
    expect(listDislikes({ eaters, unticked }).map(({ checked }) => checked)).toEqual([false, true]);
  });
});
