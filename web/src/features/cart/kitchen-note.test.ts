import type { Avoidance, Eater, Strictness } from '@clearplate/domain/verdict/eater';
import type { OpenQuestion } from '@clearplate/domain/verdict/open-questions';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchenNoteWords, type NoteLanguage } from '../../translations/kitchen-note.ts';
import { writeNote, type NoteDish } from './kitchen-note.ts';

const allergen = (id: AllergenId, strictness: Strictness): Avoidance => ({
  kind: 'allergen',
  allergen: id,
  strictness,
});
const named = (name: string, strictness?: Strictness): Avoidance => ({ kind: 'unknown', name, strictness });
const note = (
  eaters: readonly Eater[],
  dishes: readonly NoteDish[] = [],
  more: { language?: NoteLanguage; withNames?: boolean } = {},
) => writeNote({ language: 'en', withNames: false, eaters, dishes, ...more });
const dish = (questions: readonly OpenQuestion[], given: Partial<NoteDish> = {}): NoteDish => ({
  id: 1,
  name: 'Soup',
  quantity: 2,
  questions,
  ...given,
});
const headings = kitchenNoteWords.en.foods;
const milk = allergen('milk', 'ask');

describe('what must not be in the food', () => {
  it('stands by how strictly it is meant, the dangerous first', () => {
    const eaters = [
      {
        avoids: [
          named('garlic'),
          allergen('milk', 'fine'),
          allergen('sesame', 'ask'),
          allergen('peanuts', 'dangerous'),
        ],
      },
    ];
    expect(note(eaters).foods.map(({ heading }) => heading)).toEqual([
      headings.dangerous,
      headings.ask,
      headings.fine,
      headings.leaveOut,
    ]);
  });

  it('is said once, as strictly as the strictest takes it, whoever comes first', () => {
    const order = fc.shuffledSubarray<Strictness>(['dangerous', 'ask', 'fine'], { minLength: 1 });
    fc.assert(
      fc.property(order, (strictnesses) => {
        const { foods } = note(strictnesses.map((one) => ({ avoids: [allergen('milk', one)] })));
        const strictest = (['dangerous', 'ask', 'fine'] as const).find((one) => strictnesses.includes(one))!;
        expect(foods.map(({ heading }) => heading)).toEqual([headings[strictest]]);
        expect(foods[0]?.items).toHaveLength(1);
      }),
    );
  });

  it('is a name that nobody knows as seriously as it was meant', () => {
    expect(note([{ avoids: [named('annatto', 'dangerous')] }]).foods).toEqual([
      { heading: headings.dangerous, items: ['annatto'] },
    ]);
  });

  it('says who, only where that is asked for', () => {
    const eaters = [
      { name: 'Ann', avoids: [named('annatto')] },
      { name: 'Ben', avoids: [named('annatto')] },
    ];
    expect(note(eaters, [], { withNames: true }).foods[0]?.items).toEqual(['annatto: Ann, Ben']);
    expect(JSON.stringify(note(eaters))).not.toMatch(/Ann|Ben/);
  });

  it('leaves out nobody’s allergen, in either language', () => {
    const ids = fc.subarray<AllergenId>(['milk', 'eggs', 'tree-nuts', 'peanuts', 'gluten', 'coconut']);
    fc.assert(
      fc.property(ids, fc.constantFrom<NoteLanguage>('en', 'es'), (avoided, language) => {
        const { foods } = note([{ avoids: avoided.map((id) => allergen(id, 'dangerous')) }], [], { language });
        expect(foods.flatMap(({ items }) => items)).toHaveLength(avoided.length);
      }),
    );
  });
});

describe('in Spanish', () => {
  it('has allergens in Spanish, and names what stands there as it was typed', () => {
    const eaters = [{ avoids: [milk, named('annatto'), named('annatto')] }];
    const spanish = note(eaters, [], { language: 'es' });
    expect(JSON.stringify(spanish.foods)).toContain('leche');
    expect(spanish.untranslated).toEqual(['annatto']);
    expect(note(eaters).untranslated).toEqual([]);
  });

  it('asks every kind of question without English', () => {
    const questions: OpenQuestion[] = [
      { kind: 'contains', avoidance: milk, because: ['ghee'] },
      { kind: 'may_contain', avoidance: milk, because: [] },
      { kind: 'reported', avoidance: milk },
      { kind: 'whether', avoidance: milk },
      { kind: 'usual_in', avoidance: milk, words: 'naan' },
      { kind: 'traces', avoidance: milk },
      { kind: 'unexplained', at: '2026-11-03T00:00:00.000Z' },
      { kind: 'what_is_in', words: 'house sauce' },
      { kind: 'guessed', words: ['butter'] },
      { kind: 'shared_equipment' },
      { kind: 'still', avoidance: milk, at: '2026-11-03T00:00:00.000Z' },
    ];
    const [english, spanish] = (['en', 'es'] as const).map((language) => note([], [dish(questions)], { language }));
    expect(english?.dishes[0]?.questions).toHaveLength(10);
    expect(spanish?.dishes[0]?.questions).toHaveLength(10);
    for (const said of [...(spanish?.dishes[0]?.questions ?? []), ...(spanish?.stated[0]?.foods ?? [])])
      expect(said).not.toMatch(/\b(milk|the|with|contain|does|traces)\b/i);
    expect(english?.stated).toEqual([{ id: 1, name: '2 × Soup', foods: ['no milk (3 Nov 2026)'] }]);
  });
});

describe('what is asked of a dish', () => {
  it('is each question once, above how many of it', () => {
    const open: OpenQuestion = { kind: 'whether', avoidance: milk };
    const other: OpenQuestion = { kind: 'whether', avoidance: allergen('milk', 'dangerous') };
    expect(note([], [dish([open, other])]).dishes).toEqual([
      { id: 1, name: '2 × Soup', questions: ['Does it contain milk?'] },
    ]);
  });

  it('is nothing of a dish without questions, and "still" stands apart', () => {
    const still: OpenQuestion = { kind: 'still', avoidance: milk, at: undefined };
    const written = note([], [dish([]), dish([still], { id: 2, name: 'Pie' })]);
    expect(written.dishes).toEqual([]);
    expect(written.stated).toEqual([{ id: 2, name: '2 × Pie', foods: ['no milk'] }]);
  });

  it('is whether a statement holds for what usually has it, and no riddle about the thing itself', () => {
    const usual = (words: string): OpenQuestion => ({ kind: 'usual_in', avoidance: milk, words });
    expect(note([], [dish([usual('Naan'), usual('Milk')])]).dishes[0]?.questions).toEqual([
      'Your menu says no milk. Is that so for the Naan too?',
      'Does it contain milk?',
    ]);
  });

  it('names what gave it away', () => {
    const contains: OpenQuestion = { kind: 'contains', avoidance: milk, because: ['ghee', 'cream'] };
    expect(note([], [dish([contains])]).dishes[0]?.questions[0]).toContain('(ghee, cream)');
  });
});
