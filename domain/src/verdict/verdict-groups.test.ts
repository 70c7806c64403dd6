import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import { holds, assessFixture, rank, runs, single } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { absenceCovers, allergens, ancestorsOf, descendantsOf, type AllergenId } from '../facts/allergens.ts';
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { nothingKnown, type Statement, type Dish } from '../facts/dish.ts';
import type { Strictness } from './eater.ts';

vi.setConfig({ testTimeout: 120_000 });

const avoiding = (allergen: AllergenId, strictness: Strictness) => single({ kind: 'allergen', allergen, strictness });

/** Lists all pairs of a group and one of its members. */
const pairs = allergens.flatMap(({ id: member }) => ancestorsOf(member).map((group) => ({ group, member })));

/** These words name a whole group, so an ingredient warns of it. */
const wordsOf: Readonly<Partial<Record<AllergenId, string>>> = {
  'tree-nuts': 'tree nuts',
  'crustacean-shellfish': 'crustaceans',
  molluscs: 'molluscs',
  gluten: 'gluten',
  wheat: 'wheat',
};

const saved = '2026-11-03T14:05:09.123Z';
const day = '2026-11-03T00:00:00.000Z';
const earlier = '2026-08-03T09:30:00.001Z';

type Said = Pick<Statement, 'source' | 'stated_at' | 'act'>;
const restaurant = (stated_at: string | null, act?: string): Said => ({ source: 'restaurant', stated_at, act });
const imported = (stated_at: string | null, act?: string): Said => ({ source: 'import', stated_at, act });

/**
 * Lists ways to state that a member is absent and to warn of its group, and whether a reader would call them one act.
 */
const ways: readonly {
  readonly about: string;
  readonly absent: Said;
  readonly warned: Said;
  readonly isOne: boolean;
}[] = [
  { about: 'in one save', absent: restaurant(saved, 'one'), warned: restaurant(saved, 'one'), isOne: true },
  { about: 'at one moment', absent: restaurant(saved), warned: restaurant(saved), isOne: false },
  { about: 'in one named act', absent: imported(day, 'one'), warned: imported(day, 'one'), isOne: true },
  { about: 'the warning later', absent: restaurant(earlier), warned: restaurant(saved), isOne: false },
  { about: 'the warning earlier', absent: restaurant(saved), warned: restaurant(earlier), isOne: false },
  { about: 'on one day of a file', absent: imported(day), warned: imported(day), isOne: false },
  { about: 'on one day by hand', absent: restaurant(day), warned: restaurant(day), isOne: false },
  { about: 'by two sources', absent: restaurant(saved), warned: imported(saved), isOne: false },
  { about: 'in two named acts', absent: restaurant(saved, 'one'), warned: restaurant(saved, 'two'), isOne: false },
  { about: 'the warning without a date', absent: restaurant(saved), warned: restaurant(null), isOne: false },
  {
    about: 'the warning by the kitchen',
    absent: restaurant(saved),
    warned: { source: 'kitchen', stated_at: null },
    isOne: false,
  },
  {
    about: 'the warning by the kitchen at that moment',
    absent: restaurant(saved),
    warned: { source: 'kitchen', stated_at: saved },
    isOne: false,
  },
];

const absent = (allergen: AllergenId, said: Said): Statement => ({ allergen, level: 'absent', ...said });

/** Makes a dish with one member stated absent, and no other open question. */
const withAbsent = (member: AllergenId, said: Said): Dish => ({
  ...nothingKnown,
  cross_contact_stated_at: saved,
  statements: [absent(member, said)],
});

describe('a group’s warning reaches each member', () => {
  it.each(ways)('declared, beside a member stated absent $about', ({ absent: said, warned, isOne }) => {
    for (const { group, member } of pairs) {
      for (const level of ['contains', 'may_contain'] as const) {
        const record = withAbsent(member, said);
        expect(assessFixture(record, avoiding(member, 'dangerous'))).toBe(rank('none_declared'));
        const beside = { ...record, statements: [...record.statements, { allergen: group, level, ...warned }] };
        expect([group, member, assessFixture(beside, avoiding(member, 'dangerous'))]).toEqual([
          group,
          member,
          rank(isOne ? 'none_declared' : 'avoid'),
        ]);
        expect(assessFixture(beside, avoiding(member, 'ask'))).toBe(rank(isOne ? 'none_declared' : 'cross_contact'));
      }
    }
  });

  it('reported, whatever was stated', () => {
    for (const { group, member } of pairs) {
      const record = withAbsent(member, restaurant(saved));
      const reported = { ...record, reaction_reports: [{ allergen: group, reported_at: saved }] };
      expect([group, member, assessFixture(reported, avoiding(member, 'fine'))]).toEqual([
        group,
        member,
        rank('avoid'),
      ]);
    }
  });

  it('named by an ingredient, whatever was stated', () => {
    for (const { group, member } of pairs) {
      const words = wordsOf[group];
      if (words === undefined) throw new Error(`no words for ${group}`);
      for (const text of [words, `may contain ${words}`]) {
        const record = { ...withAbsent(member, restaurant(saved)), ingredients: [text] };
        expect([text, member, assessFixture(record, avoiding(member, 'dangerous'))]).toEqual([
          text,
          member,
          rank('avoid'),
        ]);
      }
    }
  });

  it('named as "mixed nuts"', () => {
    const record = { ...withAbsent('almond', restaurant(saved)), ingredients: ['mixed nuts'] };
    expect(assessFixture(record, avoiding('almond', 'dangerous'))).toBe(rank('avoid'));
  });

  it('in any record: a member is dangerous beside a warning of its group that no absence of the same act answers', () => {
    const isWarning = ({ level }: Statement) => level !== 'absent';
    /**
     * Reimplements the rule: the statements are of the same act, or the restaurant made both at one moment other than
     * midnight.
     */
    const answers = (absence: Statement, warning: Statement): boolean => {
      if (absence.source !== warning.source || warning.source === 'kitchen') return false;
      if (absence.act !== warning.act) return false;
      if (absence.act !== undefined) return true;
      const moment = new Date(absence.stated_at ?? '').getTime();
      const isMidnight = new Date(moment).getUTCHours() === 0;
      return warning.source === 'restaurant' && moment === new Date(warning.stated_at ?? '').getTime() && !isMidnight;
    };
    let answered = 0;
    let unanswered = 0;
    holds(({ record, ids, statement }) => {
      const said = [...record.statements, statement];
      for (const member of ids.slice(0, 6)) {
        const groups = ancestorsOf(member);
        const warnings = said.filter((one) => groups.includes(one.allergen) && isWarning(one));
        if (warnings.length === 0) continue;
        const isAnswered = warnings.every((warning) =>
          said.some(
            (one) =>
              !isWarning(one) &&
              descendantsOf(warning.allergen).includes(one.allergen) &&
              absenceCovers(one.allergen, member) &&
              answers(one, warning),
          ),
        );
        if (isAnswered) answered += 1;
        else {
          unanswered += 1;
          expect(assessFixture({ ...record, statements: said }, avoiding(member, 'dangerous'))).toBe(rank('avoid'));
        }
      }
      for (const member of ids.slice(0, 6)) {
        const isNamed = record.reaction_reports.some(({ allergen }) =>
          [member, ...ancestorsOf(member)].includes(allergen),
        );
        if (isNamed) expect(assessFixture(record, avoiding(member, 'fine'))).toBe(rank('avoid'));
      }
    });
    expect(Math.min(answered, unanswered)).toBeGreaterThan(runs.numRuns / 100);
  });
});

describe('what leaves a member out', () => {
  it('is asked about, by the group', () => {
    for (const { group, member } of pairs) {
      const said = restaurant(saved, 'one');
      const record = withAbsent(member, said);
      const statements = [...record.statements, { allergen: group, level: 'contains' as const, ...said }];
      const [cause] = assessDish(deriveFacts({ ...record, statements }), avoiding(member, 'ask'), context).causes;
      expect(cause).toMatchObject({ verdict: 'none_declared', questions: [{ kind: 'neighbour', allergen: group }] });
    }
  });

  it('ends with any warning of its own, however old', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.constantFrom(null, earlier, saved, now),
        ({ group, member }, stated_at) => {
          const statements: Statement[] = [
            absent(member, restaurant(saved)),
            { allergen: group, level: 'contains', ...restaurant(saved) },
            { allergen: member, level: 'may_contain', ...restaurant(stated_at) },
          ];
          const record = { ...withAbsent(member, restaurant(saved)), statements };
          expect(assessFixture(record, avoiding(member, 'dangerous'))).toBe(rank('avoid'));
        },
      ),
      runsOf(500, 150),
    );
  });

  it('clears the group never, and a group’s absence clears what its definition lists', () => {
    for (const { group, member } of pairs) {
      expect(assessFixture(withAbsent(member, restaurant(saved)), avoiding(group, 'fine'))).toBe(rank('not_verified'));
      expect(assessFixture(withAbsent(group, restaurant(saved)), avoiding(member, 'fine'))).toBe(
        rank(group === 'gluten' ? 'not_verified' : 'none_declared'),
      );
    }
  });
});

describe('may contain', () => {
  it('covers nothing: without a statement that it is absent, at best not verified', () => {
    fc.assert(
      fc.property(world, fc.constantFrom<Strictness>('fine', 'ask'), ({ record, ids }, strictness) => {
        const statements = record.statements.map((one) =>
          one.level === 'contains' ? one : { ...one, level: 'may_contain' as const, ingredient: undefined },
        );
        const doubted = { ...record, statements };
        for (const allergen of ids.slice(0, 6))
          expect(assessFixture(doubted, avoiding(allergen, strictness))).toBeLessThanOrEqual(rank('not_verified'));
      }),
      runs,
    );
  });
});
