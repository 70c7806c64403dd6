import { allergenAvoidance } from './allergen-avoidance.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { assessDish } from './assess-dish.ts';
import type { AllergenFact, DishFacts, Evidence } from '../facts/dish-facts.ts';
import type { Avoidance, Eater } from './eater.ts';
import { normalise } from '../reading/normalise.ts';
import { pointsToAsk } from './points-to-ask.ts';
import { distinct } from '../wording/describe-evidence.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';
import type { AssessContext, Cause, PointToAsk } from './verdict.ts';

/** Says what to ask a kitchen about a dish before somebody eats it. */
export type OpenQuestion =
  /** The dish contains it: can it be left out? `because` quotes the words that imply it. */
  | { readonly kind: 'contains'; readonly avoidance: Avoidance; readonly because: readonly string[] }
  /** The dish may contain it or traces of it. */
  | { readonly kind: 'may_contain'; readonly avoidance: Avoidance; readonly because: readonly string[] }
  /** Only a reaction report suggests it. */
  | { readonly kind: 'reported'; readonly avoidance: Avoidance }
  /**
   * The dish is said to be without it, but things like `words`, which the dish is called or made of, usually have it.
   * Are those without it too?
   */
  | { readonly kind: 'usual_in'; readonly avoidance: Avoidance; readonly words: string }
  /** Nobody has said whether the dish contains it, or not recently enough. */
  | { readonly kind: 'whether'; readonly avoidance: Avoidance }
  /** Somebody reacted to the dish at `at` to an unknown cause. */
  | { readonly kind: 'unexplained'; readonly at: string }
  /** It is said not to be an ingredient, but nothing is known about traces. */
  | { readonly kind: 'traces'; readonly avoidance: Avoidance }
  | { readonly kind: 'what_is_in'; readonly words: string }
  /** An estimate includes it, and `words` name the guessed ingredients. */
  | { readonly kind: 'guessed'; readonly words: readonly string[] }
  /** Since `at`, the menu says that the dish doesn't contain it: is that still so? */
  | { readonly kind: 'still'; readonly avoidance: Avoidance; readonly at: string | undefined }
  | { readonly kind: 'shared_equipment' };

const mostReasons = 3;

/** Returns whether this evidence alone proves that the dish contains it. */
const tells = (one: Evidence): boolean => 'sure' in one && one.sure === true;

/** Returns the words that imply it, except its own name. */
function reasonsOf(avoidance: Avoidance, evidence: readonly Evidence[]): string[] {
  const words = evidence.flatMap((one) => {
    if (one.kind === 'declared') return [one.reason ?? one.in ?? []].flat();
    if (one.kind === 'ingredient') return [one.in === undefined ? one.words : `${one.words} (${one.in})`];
    return one.kind === 'estimate' ? [one.words] : [];
  });
  const name = normalise(describeAvoidance(avoidance));
  return distinct(words.filter((each) => normalise(each) !== name)).slice(0, mostReasons);
}

function ofPoint(point: PointToAsk): OpenQuestion {
  switch (point.kind) {
    case 'usual_in':
      return { kind: 'usual_in', avoidance: allergenAvoidance(point.allergen), words: point.words };
    case 'guessed':
      return { kind: 'guessed', words: point.words };
    case 'reaction':
      return { kind: 'unexplained', at: point.at };
    case 'neighbour':
      return { kind: 'whether', avoidance: allergenAvoidance(point.allergen) };
    case 'opaque':
      return { kind: 'what_is_in', words: point.words };
    default:
      return { kind: 'shared_equipment' };
  }
}

const factOf = ({ allergens }: DishFacts, allergen: AllergenId): AllergenFact =>
  allergens.find((one) => one.allergen === allergen) ?? { allergen, presence: 'none', coveredAt: null, evidence: [] };

/** Returns what stays open although a statement covers the allergen. */
function besides(facts: DishFacts, { avoidance, questions }: Cause, context: AssessContext): OpenQuestion[] {
  if (avoidance.kind !== 'allergen') return questions.map(ofPoint);
  const fact = factOf(facts, avoidance.allergen);
  return pointsToAsk(facts, fact, avoidance.strictness, context).map(ofPoint);
}

const isNotOfTraces = ({ kind }: OpenQuestion): boolean => kind !== 'shared_equipment';

function questionsOf(facts: DishFacts, cause: Cause, context: AssessContext): OpenQuestion[] {
  const { avoidance, verdict, reason, evidence } = cause;
  switch (verdict) {
    case 'avoid': {
      if (reason === 'reported' && !evidence.some(tells)) {
        const isOnlyTold = evidence.every((one) => one.kind !== 'report' || one.told === true);
        return [{ kind: isOnlyTold ? 'whether' : 'reported', avoidance }];
      }
      const because = reasonsOf(avoidance, evidence);
      return [{ kind: reason === 'possible_and_dangerous' ? 'may_contain' : 'contains', avoidance, because }];
    }
    case 'not_verified':
      if (reason !== 'cross_contact_not_stated') return [{ kind: 'whether', avoidance }];
      return [{ kind: 'traces', avoidance }, ...besides(facts, cause, context).filter(isNotOfTraces)];
    case 'cross_contact':
      return [
        { kind: 'may_contain', avoidance, because: reasonsOf(avoidance, evidence) },
        ...besides(facts, cause, context),
      ];
    default:
      return [...besides(facts, cause, context), { kind: 'still', avoidance, at: cause.at }];
  }
}

/** Returns the same key for a question no matter who asks it, and how strict they are. */
function keyOf(question: OpenQuestion): string {
  if (!('avoidance' in question)) return JSON.stringify(question);
  const { kind, avoidance } = question;
  const words = 'words' in question ? question.words : '';
  return JSON.stringify([
    kind,
    avoidance.kind,
    avoidance.kind === 'allergen' ? avoidance.allergen : avoidance.name,
    words,
  ]);
}

/**
 * Returns every open question for these eaters, each once, worst first. For a dish to avoid, it returns only what would
 * have to be left out. It returns nothing if nothing is avoided.
 */
export function openQuestions(facts: DishFacts, eaters: readonly Eater[], context: AssessContext): OpenQuestion[] {
  const { verdict, causes } = assessDish(facts, eaters, context);
  const decisive = verdict === 'avoid' ? causes.filter((cause) => cause.verdict === 'avoid') : causes;
  return questionsOfCauses(facts, decisive, context);
}

/** Returns the open questions behind some lines of a dish's verdict, each once. */
export function questionsOfCauses(facts: DishFacts, causes: readonly Cause[], context: AssessContext): OpenQuestion[] {
  const all = causes.flatMap((cause) => questionsOf(facts, cause, context));
  if (all.length < 2) return all;
  const byKey = new Map<string, OpenQuestion>();
  for (const question of all) {
    const key = keyOf(question);
    if (!byKey.has(key)) byKey.set(key, question);
  }
  return [...byKey.values()];
}
