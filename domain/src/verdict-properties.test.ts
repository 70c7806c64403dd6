import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { context, disguise, farAhead, instant, now, world, type World } from '../fixtures/arbitrary-records.ts';
import { allergens, ancestorsOf, absenceCovers } from './allergens.ts';
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from './derive-facts.ts';
import { addIngredient, removeIngredient, withdraw } from './dish-edits.ts';
import type { DishFacts } from './dish-facts.ts';
import type { AllergenStatement, DishRecord } from './dish-record.ts';
import type { Avoidance, Eater } from './eater.ts';
import { timeOf } from './instants.ts';
import { ingredients, lexiconGroups } from './lexicon/lexicon.ts';
import { termId } from './lexicon/compile.ts';
import { readTable } from './lexicon/read-table.ts';
import { sayAssessment, sayCause, verdictLabel } from './verdict-words.ts';
import { verdicts, type AssessContext, type Verdict } from './verdict.ts';

const runs = { numRuns: 10_000 };
vi.setConfig({ testTimeout: 60_000 });
/** Nothing avoided ranks above everything: a first avoidance only ever makes it worse. */
const rank = (verdict: Verdict | null): number => (verdict === null ? verdicts.length : verdicts.indexOf(verdict));

const derived = new WeakMap<DishRecord, DishFacts>();
function factsOf(record: DishRecord): DishFacts {
  const facts = derived.get(record) ?? deriveFacts(record);
  derived.set(record, facts);
  return facts;
}

function judge(record: DishRecord, eaters: readonly Eater[], changes: Partial<AssessContext> = {}): number {
  return rank(assessDish(factsOf(record), eaters, { ...context, ...changes }).verdict);
}
const cleared = rank('none_declared');
const single = (avoidance: Avoidance): Eater[] => [{ avoids: [avoidance] }];

function holds(check: (given: World) => boolean | void): void {
  fc.assert(fc.property(world, check), runs);
}

describe('what never improves a verdict', () => {
  it('one more thing avoided', () => {
    holds(({ record, eaters, avoidance }) => {
      expect(judge(record, [...eaters, { avoids: [avoidance] }])).toBeLessThanOrEqual(judge(record, eaters));
    });
  });

  it('more strictness', () => {
    holds(({ record, ids }) => {
      for (const allergen of ids.slice(0, 6)) {
        const [fine, ask, dangerous] = (['fine', 'ask', 'dangerous'] as const).map((strictness) =>
          judge(record, single({ kind: 'allergen', allergen, strictness })),
        );
        expect(ask).toBeLessThanOrEqual(fine!);
        expect(dangerous).toBeLessThanOrEqual(ask!);
      }
    });
  });

  it('one more ingredient', () => {
    holds(({ record, eaters, text, at }) => {
      const before = judge(record, eaters);
      expect(judge(addIngredient(record, text, at), eaters)).toBeLessThanOrEqual(before);
      if (record.ingredients.some((one) => /\p{L}/u.test(one))) {
        expect(judge({ ...record, ingredients: [...record.ingredients, text] }, eaters)).toBeLessThanOrEqual(before);
      }
    });
  });

  it('one more warning', () => {
    holds(({ record, eaters, text, statement, at }) => {
      const before = judge(record, eaters);
      const warned: DishRecord[] = [
        { ...record, statements: [...record.statements, { ...statement, level: 'contains' }] },
        { ...record, statements: [{ ...statement, level: 'may_contain', statedAt: null }, ...record.statements] },
        { ...record, reactionReports: [...record.reactionReports, { allergen: statement.allergen, reportedAt: at }] },
        { ...record, estimates: [...record.estimates, { name: text, probability: 0.2 }] },
        { ...record, name: `${record.name}\n${text}` },
        { ...record, description: `${record.description}\n${text}` },
      ];
      for (const one of warned) expect(judge(one, eaters)).toBeLessThanOrEqual(before);
    });
  });

  it('"absent" turned into "may contain", or "may contain" into "contains"', () => {
    holds(({ record, eaters }) => {
      const before = judge(record, eaters);
      const worse = { absent: 'may_contain', may_contain: 'contains', contains: 'contains' } as const;
      for (const [index, one] of record.statements.entries()) {
        const statements = record.statements.with(index, { ...one, level: worse[one.level] });
        expect(judge({ ...record, statements }, eaters)).toBeLessThanOrEqual(before);
      }
    });
  });

  it('a clearing fact turned into "unknown"', () => {
    holds(({ record, eaters }) => {
      const before = judge(record, eaters);
      const forget = (change: (one: AllergenStatement) => AllergenStatement[]): DishRecord[] =>
        record.statements.map((one, index) => ({
          ...record,
          statements: record.statements.toSpliced(index, 1, ...change(one)),
        }));
      const unknown: DishRecord[] = [
        { ...record, crossContactStatedAt: null },
        { ...record, ingredientsCompleteAt: null },
        ...forget((one) => [{ ...one, statedAt: null }]),
        ...forget((one) => (one.level === 'absent' ? [] : [one])),
      ];
      for (const one of unknown) expect(judge(one, eaters)).toBeLessThanOrEqual(before);
    });
  });

  it('time passing, an older lexicon, an edit, a missing profile', () => {
    holds(({ record, eaters, at }) => {
      const before = judge(record, eaters);
      expect(judge(record, eaters, { lexiconVersion: 'another' })).toBeLessThanOrEqual(before);
      expect(judge({ ...record, ingredientsChangedAt: now }, eaters)).toBeLessThanOrEqual(
        judge({ ...record, ingredientsChangedAt: null }, eaters),
      );
      expect(judge(record, eaters, { profileApplied: false })).toBeLessThanOrEqual(
        Math.min(before, rank('not_verified')),
      );
      const later = new Date(timeOf(now) + 400 * 86_400_000).toISOString();
      expect(judge(record, eaters, { now: later })).toBeLessThanOrEqual(Math.min(before, rank('not_verified')));
      expect(judge(record, eaters, { now: at === now ? '' : 'garbage' })).toBeLessThanOrEqual(rank('not_verified'));
    });
  });
});

describe('what is never clear', () => {
  it('what was deleted: an ingredient or a statement taken away never leads straight to "No X declared"', () => {
    holds(({ record, eaters, ids, at }) => {
      const edits = [
        ...record.ingredients.map((text) => removeIngredient(record, text, at)),
        ...record.statements.map(({ allergen }) => withdraw(record, allergen)),
      ];
      const avoids = [
        ...eaters.flatMap((eater) => eater.avoids),
        ...ids.slice(0, 6).map((allergen) => ({ kind: 'allergen', allergen, strictness: 'fine' }) as const),
      ];
      for (const avoidance of avoids) {
        if (judge(record, single(avoidance)) === cleared) continue;
        for (const edited of edits) expect(judge(edited, single(avoidance))).toBeLessThan(cleared);
      }
    });
  });

  it('what nobody stated, whatever the ingredients are', () => {
    holds(({ record, ids, text }) => {
      const silent = { ...record, statements: [], ingredients: [...record.ingredients, text] };
      for (const allergen of ids.slice(0, 6)) {
        expect(judge(silent, single({ kind: 'allergen', allergen, strictness: 'fine' }))).toBeLessThanOrEqual(
          rank('not_verified'),
        );
      }
    });
  });

  it('what no statement from after the last change, and not too old, covers', () => {
    const within = (at: string | null, changedAt: string | null): boolean =>
      timeOf(now) - timeOf(at) <= 180 * 86_400_000 &&
      timeOf(at) - timeOf(now) <= 86_400_000 &&
      (changedAt === null || timeOf(at) >= timeOf(changedAt));
    holds(({ record: said, ids, statement, at }) => {
      const statedAt = at === now ? farAhead : at;
      const record = { ...said, statements: [...said.statements.slice(1), { ...statement, statedAt }] };
      for (const allergen of ids.slice(0, 6)) {
        if (judge(record, single({ kind: 'allergen', allergen, strictness: 'ask' })) < rank('cross_contact')) continue;
        const covering = record.statements.filter(
          (one) => one.level !== 'contains' && (one.allergen === allergen || absenceCovers(one.allergen, allergen)),
        );
        expect(covering.some((one) => within(one.statedAt, record.ingredientsChangedAt))).toBe(true);
      }
    });
  });

  it('a name that nobody knows', () => {
    holds(({ record, text }) => {
      for (const name of [text, 'zorbax', '']) {
        expect(judge(record, single({ kind: 'unknown', name }))).toBeLessThanOrEqual(rank('not_verified'));
      }
    });
  });

  it('what an ingredient implies under any of its names, however it is written, whatever was stated', () => {
    const implied = lexiconGroups
      .flatMap(({ table }) => readTable(table))
      .flatMap((entry) =>
        [entry.name, ...entry.also].flatMap((name) =>
          [...(ingredients.get(termId(entry.name))?.implies ?? [])]
            .filter(([, sure]) => sure === 'always')
            .map(([allergen]) => ({ name, allergen })),
        ),
      );
    const written = fc
      .constantFrom(...implied)
      .chain(({ name, allergen }) => disguise(name).map((text) => ({ text, allergen })));
    fc.assert(
      fc.property(
        world,
        written,
        fc.constantFrom('ingredient', 'name', 'description'),
        ({ record }, { text, allergen }, where) => {
          const dish = {
            ingredient: { ...record, ingredients: [...record.ingredients, text] },
            name: { ...record, name: text },
            description: { ...record, description: text },
          }[where];
          for (const avoided of [allergen, ...ancestorsOf(allergen)]) {
            expect(judge(dish, single({ kind: 'allergen', allergen: avoided, strictness: 'fine' }))).toBe(
              rank('avoid'),
            );
          }
        },
      ),
      runs,
    );
  });
});

describe('what makes no difference', () => {
  it('order, case, accents and spacing', () => {
    const shuffled = world.chain((given) =>
      fc.record({
        given: fc.constant(given),
        ingredients: fc
          .tuple(...given.record.ingredients.map(disguise))
          .chain((texts) => fc.shuffledSubarray(texts, { minLength: texts.length })),
        statements: fc.shuffledSubarray([...given.record.statements], { minLength: given.record.statements.length }),
        name: disguise(given.record.name),
        description: disguise(given.record.description),
        eaters: fc.shuffledSubarray([...given.eaters], { minLength: given.eaters.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ given: { record, eaters: asBefore }, eaters, ...same }) => {
        expect(judge({ ...record, ...same }, eaters)).toBe(judge(record, asBefore));
      }),
      runs,
    );
  });
});

describe('what always answers', () => {
  const garbage = fc.oneof(fc.string({ unit: 'binary' }), instant);
  const anything: fc.Arbitrary<DishRecord> = fc.record({
    name: garbage,
    description: garbage,
    ingredients: fc.array(garbage),
    ingredientsChangedAt: fc.option(garbage),
    ingredientsCompleteAt: fc.option(garbage),
    crossContactStatedAt: fc.option(garbage),
    statements: fc.array(
      fc.record({
        allergen: fc.constantFrom(
          ...allergens.map(({ id }) => id),
          'no-such-allergen' as 'milk',
          '__proto__' as 'milk',
        ),
        level: fc.constantFrom('contains', 'may_contain', 'absent'),
        source: fc.constantFrom('restaurant', 'import', 'kitchen'),
        statedAt: fc.option(garbage),
        reason: fc.option(garbage, { nil: undefined }),
      }),
    ),
    estimates: fc.array(fc.record({ name: garbage, probability: fc.double() })),
    reactionReports: fc.array(fc.record({ allergen: fc.constantFrom('milk', 'spelt'), reportedAt: garbage })),
  });

  it('every judgement and every sentence, for any input', () => {
    fc.assert(
      fc.property(
        anything,
        world,
        fc.double(),
        garbage,
        garbage,
        (record, { eaters, avoidance }, statementDays, now, lexiconVersion) => {
          const some = [
            ...eaters,
            { name: '', avoids: [avoidance, { kind: 'unknown', name: lexiconVersion } as const] },
          ];
          const assessment = assessDish(deriveFacts(record), some, { now, statementDays, lexiconVersion });
          expect(assessment.verdict).not.toBe('none_declared');
          expect(
            [verdictLabel(assessment), sayAssessment(assessment), ...assessment.causes.map(sayCause)].every(
              (words) => words !== '',
            ),
          ).toBe(true);
        },
      ),
      runs,
    );
  });

  it('the generated worlds reach every verdict often enough to mean something', () => {
    const counts = new Map<string, number>();
    for (const { record, eaters } of fc.sample(world, 2_000)) {
      const { verdict } = assessDish(deriveFacts(record), eaters, context);
      counts.set(`${verdict}`, (counts.get(`${verdict}`) ?? 0) + 1);
    }
    for (const verdict of verdicts) expect(counts.get(verdict) ?? 0, verdict).toBeGreaterThan(30);
  });
});
