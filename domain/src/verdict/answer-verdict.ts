import { describeAllergen, type AllergenId } from '../facts/allergens.ts';
import { allergensNamed } from '../reading/allergens-named.ts';
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import type { Evidence } from '../facts/dish-facts.ts';
import { isDisliked } from './disliked.ts';
import { nothingKnown, type Dish, type Instant, type Statement, type StatementLevel } from '../facts/dish.ts';
import type { Strictness } from './eater.ts';
import { timeOf } from '../facts/instants.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { distinctPoints, reactionPoints, describePoint } from './points-to-ask.ts';
import { resolveAvoidances } from './resolve-avoidance.ts';
import { describeCause, verdictLabel } from '../wording/verdict-words.ts';
import { verdicts, type AssessContext, type Cause, type CauseReason, type Verdict } from './verdict.ts';

/** This is a calendar day, `2026-11-03`. A statement of that day holds from its first moment in UTC. */
export type Day = string;

/** Describes a dish in somebody's words, and what one person avoids. */
export interface VerdictQuestion {
  readonly dish: {
    readonly name: string;
    readonly description?: string | undefined;
    readonly ingredients?: string | readonly string[] | undefined;
    readonly ingredients_complete_on?: Day | undefined;
    readonly statements?: readonly StatementInQuestion[] | undefined;
    readonly cross_contact_stated_on?: Day | undefined;
    readonly content_changed_on?: Day | undefined;
    readonly reports?: readonly ReportInQuestion[] | undefined;
  };
  readonly avoid: readonly {
    readonly name: string;
    readonly strictness?: Strictness | undefined;
    readonly kind?: 'must' | 'rather_not' | undefined;
  }[];
  /** This is the day of the question. */
  readonly on: Day;
}

export interface StatementInQuestion {
  readonly allergen: string;
  readonly level: StatementLevel;
  readonly stated_on: Day;
  readonly reason?: string | undefined;
  readonly source?: 'restaurant' | 'published' | 'import' | undefined;
  /** Statements that were made together, as one specification, share an act. Without one, each stands alone. */
  readonly act?: string | undefined;
}

interface ReportInQuestion {
  /** It is missing if the cause isn't known. */
  readonly allergen?: string | undefined;
  readonly on: Day;
  /** A report is open unless it says otherwise. */
  readonly open?: boolean | undefined;
}

export interface VerdictLine {
  readonly avoid: string;
  readonly verdict: Verdict;
  readonly reason: CauseReason;
  readonly text: string;
  readonly evidence: Evidence[];
  readonly questions: string[];
}

export interface VerdictAnswer {
  /** It is `null` if nothing was avoided, so that nothing was checked. */
  readonly verdict: Verdict | null;
  readonly label: string;
  /** Holds one line for each avoided thing, in their order. */
  readonly lines: VerdictLine[];
  readonly remarks: string[];
}

/** The question can't be answered: `field` is the faulty field, and `message` says what is wrong with it. */
export class BadQuestion extends Error {
  override name = 'BadQuestion';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Returns the day's first moment. Throws for an invalid day and for a future one. */
function instantOf(day: Day, field: string, asked: Day): Instant {
  const instant = `${day}T00:00:00.000Z`;
  const time = timeOf(instant);
  // Without this check, "2026-02-30" would be read as a day of March.
  if (Number.isNaN(time) || new Date(time).toISOString() !== instant) throw new BadQuestion(field, 'is not a day');
  if (day > asked) throw new BadQuestion(field, 'is a day to come');
  return instant;
}

/** Returns the allergens that a name means. Only a name of the whole allergen may deny it. */
function named(name: string, field: string, level?: StatementLevel): readonly AllergenId[] {
  const found = allergensNamed(name);
  if (found.length === 0) throw new BadQuestion(field, 'is not an allergen of the catalogue');
  if (level === 'absent' && !found.every(({ whole }) => whole)) {
    const which = found.map(({ allergen }) => describeAllergen(allergen)).join(' or ');
    throw new BadQuestion(field, found.length > 1 ? `may mean several: say ${which}` : `names a part: say ${which}`);
  }
  return found.map(({ allergen }) => allergen);
}

function statementsOf({ dish, on }: VerdictQuestion): Statement[] {
  return (dish.statements ?? []).flatMap((said, index): Statement[] => {
    const at = `dish.statements.${index}`;
    const stated_at = instantOf(said.stated_on, `${at}.stated_on`, on);
    const { level, reason, act, source = 'restaurant' } = said;
    const common = { level, source, stated_at, ...(reason && { reason }), ...(act && { act }) };
    return named(said.allergen, `${at}.allergen`, level).map((allergen) => ({ allergen, ...common }));
  });
}

/** Converts the question's dish into a record. Throws {@link BadQuestion}. */
export function recordOfQuestion(question: VerdictQuestion): Dish {
  const { dish, on } = question;
  const dated = (day: Day | undefined, field: string) => (day === undefined ? null : instantOf(day, field, on));
  const open = (dish.reports ?? []).flatMap((report, index) =>
    report.open === false ? [] : [{ ...report, field: `dish.reports.${index}` }],
  );
  return {
    ...nothingKnown,
    name: dish.name,
    description: dish.description ?? '',
    ingredients: [dish.ingredients ?? []].flat(),
    ingredients_changed_at: dated(dish.content_changed_on, 'dish.content_changed_on'),
    ingredients_complete_at: dated(dish.ingredients_complete_on, 'dish.ingredients_complete_on'),
    cross_contact_stated_at: dated(dish.cross_contact_stated_on, 'dish.cross_contact_stated_on'),
    statements: statementsOf(question),
    unexplained_reports: open.flatMap(({ allergen, on: day, field }) =>
      allergen === undefined ? [instantOf(day, `${field}.on`, on)] : [],
    ),
    reaction_reports: open.flatMap(({ allergen, on: day, field }) => {
      const reported_at = instantOf(day, `${field}.on`, on);
      if (allergen === undefined) return [];
      return named(allergen, `${field}.allergen`).map((each) => ({ allergen: each, reported_at }));
    }),
  };
}

const clears = (verdict: Verdict): boolean => verdict === 'none_declared' || verdict === 'cross_contact';

const order = (cause: Cause): number => verdicts.indexOf(cause.verdict);

/** Returns the line of one name: the worst of what it means, with all causes. */
function lineOf(avoid: string, causes: readonly Cause[]): VerdictLine {
  const worst = causes.toSorted((one, other) => order(one) - order(other))[0] as Cause;
  const points = distinctPoints(causes.flatMap(({ questions }) => questions)).map((point) => describePoint(point));
  return {
    avoid,
    verdict: worst.verdict,
    reason: worst.reason,
    text: describeCause(worst),
    evidence: causes.flatMap(({ evidence }) => evidence),
    questions: points,
  };
}

/** Returns what we may tell one person about a dish. Throws {@link BadQuestion}, and nothing else. */
export function answerVerdict(question: VerdictQuestion, statementDays: number): VerdictAnswer {
  const { avoid, on } = question;
  const now = instantOf(on, 'on', on);
  const facts = deriveFacts(recordOfQuestion(question));
  const context: AssessContext = { now, statementDays, lexiconVersion };
  const resolve = ({ name, strictness }: VerdictQuestion['avoid'][number]) =>
    resolveAvoidances(name, strictness ?? 'ask');
  const causesOf = (one: VerdictQuestion['avoid'][number]) =>
    assessDish(facts, [{ avoids: resolve(one) }], context).causes;
  const musts = avoid.filter(({ kind }) => kind !== 'rather_not');
  const byName = musts.map((each) => ({ name: each.name, causes: causesOf(each) }));
  const causes = byName.flatMap((each) => each.causes).toSorted((one, other) => order(one) - order(other));
  const verdict = causes[0]?.verdict ?? null;
  const disliked = avoid.filter(
    (each) =>
      each.kind === 'rather_not' && isDisliked(assessDish(facts, [{ avoids: [], dislikes: resolve(each) }], context)),
  );
  return {
    verdict,
    label: verdictLabel({ verdict, causes }),
    lines: byName.map((each) => {
      const line = lineOf(each.name, each.causes);
      // An avoided dish needs no questions, because they can't change the verdict.
      return verdict === 'avoid' ? { ...line, questions: [] } : line;
    }),
    remarks: [
      ...disliked.map(({ name }) => `It has what you’d rather not eat: ${name}`),
      ...(verdict !== null && clears(verdict) ? [] : reactionPoints(facts).map((point) => describePoint(point))),
    ],
  };
}
