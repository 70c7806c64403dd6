import './allergen-information.css';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { AllergenFact, DishFacts, Evidence } from '@clearplate/domain/facts/dish-facts';
import type { Cause, Verdict } from '@clearplate/domain/verdict/verdict';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { type Phrase, phrase, t, tPhrase } from '../../translations/t.ts';
import { describeAll } from '../verdict/describe-evidence.ts';
import { ownFacts } from './own-facts.ts';
import { describeCause } from '@clearplate/domain/wording/verdict-words';
import { VerdictMark } from '../verdict/verdict-mark.tsx';

/** Levels go from the strongest warning to the clearest absence. */
const statementLevels = [
  'contains',
  'reported',
  'told',
  'may_contain',
  'estimated',
  'disputed',
  'unverified',
  'absent',
] as const;

type StatementLevel = (typeof statementLevels)[number];

interface AllergenLine {
  readonly names: readonly string[];
  readonly level: StatementLevel;
  /** The ingredients or statements behind this line, with their source and date. */
  readonly because: readonly string[];
}

type AssessAllergen = (facts: DishFacts, allergen: AllergenId) => Cause | undefined;

const isAbsence = (one: Evidence): boolean => one.kind === 'declared' && one.level === 'absent';

/** A warning holds at any age. Whether something clears is left to the assessment, so that both always agree. */
/** Tells whether nobody reacted. */
const isOnlyTold = (evidence: readonly Evidence[]): boolean =>
  evidence.every((one) => one.kind !== 'report' || one.told === true);

function levelOf({ presence, evidence }: AllergenFact, cause: Cause): StatementLevel {
  if (presence === 'present') return 'contains';
  if (presence === 'reported') return isOnlyTold(evidence) ? 'told' : 'reported';
  if (presence === 'possible') return 'may_contain';
  if (presence === 'estimated') return evidence.some(isAbsence) ? 'disputed' : 'estimated';
  return cause.verdict === 'none_declared' ? 'absent' : 'unverified';
}

/** Returns only the certain evidence where an allergen is surely there, since hints add nothing to it. */
function tellingOf({ evidence }: AllergenFact, level: StatementLevel): readonly Evidence[] {
  if (level !== 'contains') return evidence;
  const sure = evidence.filter((one) =>
    one.kind === 'declared' ? one.level === 'contains' : !('sure' in one) || one.sure === true,
  );
  return sure.length > 0 ? sure : evidence;
}

function lineOf(fact: AllergenFact, cause: Cause): AllergenLine {
  const level = levelOf(fact, cause);
  const evidence = describeAll(tellingOf(fact, level), level === 'disputed' || level === 'absent');
  const because = level === 'unverified' ? [describeCause(cause, t), ...evidence] : evidence;
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

/** Returns what is known about each allergen of a dish, by level, or `undefined` while it can't be assessed yet. */
function listAllergenLines(
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
    told: at('told'),
    may_contain: at('may_contain'),
    estimated: at('estimated'),
    disputed: at('disputed'),
    unverified: at('unverified'),
    absent: at('absent'),
  };
}

const headings: Readonly<Record<StatementLevel, { text: Phrase; mark: Verdict }>> = {
  contains: { text: phrase('Contains'), mark: 'avoid' },
  reported: { text: phrase('Reaction reported'), mark: 'avoid' },
  told: { text: phrase('A diner was told that it contains'), mark: 'avoid' },
  may_contain: { text: phrase('May contain'), mark: 'cross_contact' },
  estimated: { text: phrase('Possible: an estimate'), mark: 'not_verified' },
  disputed: { text: phrase('Stated absent, though other words suggest it: ask'), mark: 'not_verified' },
  unverified: { text: phrase('Not verified'), mark: 'not_verified' },
  absent: { text: phrase('Stated absent'), mark: 'none_declared' },
};

export interface AllergenInformationProps {
  facts: DishFacts;
  assessAllergen: (facts: DishFacts, allergen: AllergenId) => Cause | undefined;
}

/** Shows every statement about allergens with its source, and says that nothing was stated about the others. */
export function AllergenInformation({ facts, assessAllergen }: AllergenInformationProps) {
  const lines = listAllergenLines(facts, assessAllergen);
  if (!lines) return <Skeleton shape="box" />;
  const levels = statementLevels.filter((level) => lines[level].length > 0);
  if (levels.length === 0) {
    return <p className="allergen-info__none">{t('No allergen information')}</p>;
  }
  return (
    <div className="allergen-info">
      {levels.map((level) => (
        <AllergenLevel key={level} level={level} lines={lines[level]} />
      ))}
      <p className="allergen-info__rest">{t('Everything else is not stated. Not stated does not mean absent.')}</p>
    </div>
  );
}

function AllergenLevel({ level, lines }: { level: StatementLevel; lines: readonly AllergenLine[] }) {
  const { text, mark } = headings[level];
  return (
    <section className="allergen-info__level">
      <h3>
        <VerdictMark verdict={mark} />
        {tPhrase(text)}
      </h3>
      <ul role="list">
        {lines.map(({ names, because }) => (
          <li key={names.join()}>
            <strong>{names.join(', ')}</strong>
            {because.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
