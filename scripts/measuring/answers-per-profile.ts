import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { Eater, Strictness } from '@clearplate/domain/verdict/eater';
import { resolveAvoidances } from '@clearplate/domain/verdict/resolve-avoidance';
import { countVerdicts } from '@clearplate/domain/verdict/restaurant-summary';
import { buildRecords } from '../../sample/build-records.ts';
import { dishOf } from '../../server/src/features/import/dish-of-record.ts';
import { DishRecord } from '../../server/src/features/import/import-record.ts';

/** These are the server's settings where nothing is configured. */
const statementDays = 180;

interface Profile {
  readonly name: string;
  readonly eater: Eater;
}

const avoiding = (strictness: Strictness, ...ids: AllergenId[]): Eater => ({
  avoids: ids.map((id) => ({ ...allergenAvoidance(id), strictness })),
});

const profiles: readonly Profile[] = [
  { name: 'peanut', eater: avoiding('ask', 'peanuts') },
  { name: 'peanut, traces dangerous', eater: avoiding('dangerous', 'peanuts') },
  { name: 'milk', eater: avoiding('ask', 'milk') },
  { name: 'gluten', eater: avoiding('ask', 'gluten') },
  { name: 'milk and egg', eater: avoiding('ask', 'milk', 'eggs') },
  {
    name: 'the sample’s diner: milk and peanut, would rather not eat cilantro',
    eater: { ...avoiding('ask', 'milk', 'peanuts'), dislikes: resolveAvoidances('cilantro') },
  },
];

/** Holds the facts of each of the sample's dishes, derived as the import derives them. */
function sampleFacts(now: Date): readonly DishFacts[] {
  return buildRecords(now).flatMap((record) => {
    if (record.type !== 'dish') return [];
    const dish = dishOf(DishRecord.parse(record), 'restaurant');
    if ('problem' in dish) throw new Error(dish.problem);
    return [deriveDish(dish).facts];
  });
}

export interface AnswersOfProfile {
  readonly name: string;
  readonly counts: ReturnType<typeof countVerdicts>;
}

/** Counts how the sample's dishes are assessed for typical profiles. Its dates are relative, so the day doesn't matter. */
export function countAnswers(now: Date): readonly AnswersOfProfile[] {
  const dishes = sampleFacts(now);
  const context = { now: now.toISOString(), statementDays, lexiconVersion };
  return profiles.map(({ name, eater }) => ({
    name,
    counts: countVerdicts(dishes.map((facts) => assessDish(facts, [eater], context))),
  }));
}

const columns = [
  ['said to be without', 'none_declared'],
  ['traces possible', 'cross_contact'],
  ['not verified', 'not_verified'],
  ['to avoid', 'avoid'],
  ['would rather not', 'disliked'],
] as const satisfies readonly (readonly [string, keyof AnswersOfProfile['counts']])[];

export function writeAnswers(answers: readonly AnswersOfProfile[]): string {
  const [first] = answers;
  const dishes = first ? Object.values(first.counts).reduce((sum, count) => sum + count, 0) : 0;
  const rows = answers.map(
    ({ name, counts }) => `| ${name} | ${columns.map(([, kind]) => counts[kind]).join(' | ')} |`,
  );
  return `# What the sample's menus answer

Written by \`npm run measure -- answers\`: how the ${dishes} dishes of the sample are assessed for typical profiles. Traces are asked
about unless a row says otherwise. Each dish counts once, and what somebody would rather not eat is counted apart.

| avoided | ${columns.map(([label]) => label).join(' | ')} |
|---|${columns.map(() => '--:').join('|')}|
${rows.join('\n')}
`;
}
