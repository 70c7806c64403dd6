import type { AllergenId } from '@clearplate/domain/allergens';
import type { AllergenFact, DishFacts, Evidence } from '@clearplate/domain/dish-facts';
import type { Cause } from '@clearplate/domain/verdict';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { say } from '../../translations/say.ts';
import { describeEvidence } from './describe-evidence.ts';
import { ownFacts } from './own-facts.ts';
import { sayCause } from '@clearplate/domain/verdict-words';

/** From what warns to what clears. */
export const statementLevels = [
  'contains',
  'reported',
  'may_contain',
  'estimated',
  'disputed',
  'unverified',
  'absent',
] as const;

export type StatementLevel = (typeof statementLevels)[number];

export interface AllergenLine {
  readonly names: readonly string[];
  readonly level: StatementLevel;
  /** Which ingredient or statement, from whom and when. */
  readonly because: readonly string[];
}

type AssessAllergen = (facts: DishFacts, allergen: AllergenId) => Cause | undefined;

const isAbsence = (one: Evidence): boolean => one.kind === 'declared' && one.level === 'absent';

/** A warning stands whatever its age; what clears is asked of the judgement, so that both always agree. */
function levelOf({ presence, evidence }: AllergenFact, cause: Cause): StatementLevel {
  if (presence === 'present') return 'contains';
  if (presence === 'reported') return 'reported';
  if (presence === 'possible') return 'may_contain';
  if (presence === 'estimated') return evidence.some(isAbsence) ? 'disputed' : 'estimated';
  return cause.verdict === 'none_declared' ? 'absent' : 'unverified';
}

/** Where something is there for sure, what only hints at it adds nothing. */
function tellingOf({ evidence }: AllergenFact, level: StatementLevel): readonly Evidence[] {
  if (level !== 'contains') return evidence;
  const sure = evidence.filter((one) =>
    one.kind === 'declared' ? one.level === 'contains' : !('sure' in one) || one.sure,
  );
  return sure.length > 0 ? sure : evidence;
}

function lineOf(fact: AllergenFact, cause: Cause): AllergenLine {
  const level = levelOf(fact, cause);
  const evidence = tellingOf(fact, level).map(describeEvidence);
  const because = level === 'unverified' ? [sayCause(cause, say), ...evidence] : evidence;
  return { names: [nameOfAllergen(fact.allergen)], level, because: [...new Set(because)] };
}

function mergeAlike(lines: readonly AllergenLine[]): readonly AllergenLine[] {
  const merged = new Map<string, AllergenLine>();
  for (const line of lines) {
    const key = line.because.join('\n');
    const alike = merged.get(key);
    merged.set(key, alike ? { ...alike, names: [...alike.names, ...line.names] } : line);
  }
  return [...merged.values()];
}

/** What is known about each allergen of a dish, by level; `undefined` while it can't be judged yet. */
export function listAllergenLines(
  facts: DishFacts,
  assessAllergen: AssessAllergen,
): Readonly<Record<StatementLevel, readonly AllergenLine[]>> | undefined {
  const lines: AllergenLine[] = [];
  for (const fact of ownFacts(facts)) {
    const cause = assessAllergen(facts, fact.allergen);
    if (cause === undefined) return undefined;
    lines.push(lineOf(fact, cause));
  }
  const at = (level: StatementLevel) => mergeAlike(lines.filter((line) => line.level === level));
  return {
    contains: at('contains'),
    reported: at('reported'),
    may_contain: at('may_contain'),
    estimated: at('estimated'),
    disputed: at('disputed'),
    unverified: at('unverified'),
    absent: at('absent'),
  };
}
