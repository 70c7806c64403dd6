import type { AllergenId } from '../facts/allergens.ts';
import { beginningOf } from '../menu/beginning-of.ts';
import type { Evidence, Presence } from '../facts/dish-facts.ts';
import type { Dish } from '../facts/dish.ts';
import { leavesOpen, type Match } from './match.ts';
import { timeOf } from '../facts/instants.ts';
import { foodsOfNames } from './foods-of-names.ts';
import { isOfAnimals } from './animal-terms.ts';
import { nearMisses, type NearMiss } from './near-misses.ts';
import { normalise } from './normalise.ts';
import { parseIngredients, readText } from './parse-ingredients.ts';

/** Holds a piece of evidence, and how certain it makes its allergen. */
export interface Observation {
  readonly allergen: AllergenId;
  readonly presence: Presence;
  readonly evidence: Evidence;
  /** This was read from a misspelling: it warns, and no statement covers it. */
  readonly isNearMiss?: boolean | undefined;
}

/** Holds what the texts, statements and reports of a record say, before groups and members are related. */
export interface DishReading {
  readonly observations: readonly Observation[];
  readonly terms: readonly string[];
  readonly texts: readonly string[];
  readonly opaque: readonly string[];
  /** Lists what the name and description leave open and a complete list would answer: "House Curry". */
  readonly unlisted: readonly string[];
}

const presenceOf = { contains: 'present', may_contain: 'possible', absent: 'none' } as const;

function declaredObservations(record: Dish): Observation[] {
  const statements = record.statements.map(({ allergen, level, source, stated_at, reason, address }): Observation => {
    const at = Number.isNaN(timeOf(stated_at)) ? null : stated_at;
    const said = { ...(reason != null && { reason }), ...(address != null && { address }) };
    return { allergen, presence: presenceOf[level], evidence: { kind: 'declared', level, source, at, ...said } };
  });
  const reports = record.reaction_reports.map(({ allergen, reported_at, told }): Observation => ({
    allergen,
    presence: 'reported',
    evidence: { kind: 'report', at: reported_at, ...(told === true && { told }) },
  }));
  return [...statements, ...reports];
}

/** Removes duplicates, because a text may repeat itself a hundred thousand times. */
function textObservations(
  kind: 'ingredient' | 'name' | 'description',
  findings: readonly Match[],
): Iterable<Observation> {
  const unique = new Map<string, Observation>();
  for (const { words, implies } of findings) {
    for (const { allergen, presence } of implies) {
      const key = `${allergen} ${presence} ${words}`;
      if (unique.has(key)) continue;
      unique.set(key, {
        allergen,
        presence,
        evidence: { kind, words, sure: presence === 'possible' ? null : presence === 'present' },
      });
    }
  }
  return unique.values();
}

function nearObservations(
  kind: 'ingredient' | 'name' | 'description',
  misses: readonly NearMiss[],
): readonly Observation[] {
  return misses.flatMap(({ word, allergens }) =>
    allergens.map((allergen): Observation => ({
      allergen,
      presence: 'estimated',
      evidence: { kind, words: word, sure: false },
      isNearMiss: true,
    })),
  );
}

/** A low probability doesn't mean absent, and an unreadable one still warns; only zero is ignored. */
function estimateObservations(record: Dish): Observation[] {
  return record.estimates
    .filter(({ probability }) => !(probability <= 0))
    .flatMap(({ name, probability }) =>
      parseIngredients(name).flatMap(({ words, implies }) =>
        implies.map(({ allergen }): Observation => ({
          allergen,
          presence: 'estimated',
          evidence: { kind: 'estimate', words, probability },
        })),
      ),
    );
}

const sortedUnique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();

/** In "vegan tuna", nobody knows what the tuna is made of; the garlic in it stays. */
function termsOf({ ingredient: { terms, mayMean }, imitated = false }: Match): string[] {
  return [
    ...terms.map((term) => (imitated && isOfAnimals(term) ? `?${term}` : term)),
    ...mayMean.map((term) => `?${term}`),
  ];
}

/** Nobody needs to ask about what is there for sure. */
function settledTerms(terms: readonly string[]): string[] {
  const all = new Set(terms);
  return [...all].filter((term) => !(term.startsWith('?') && all.has(term.slice(1)))).toSorted();
}

/** Removes phrases with the same normal form and keeps the last spelling. */
export function uniqueByForm(phrases: readonly string[]): string[] {
  return [...new Map(phrases.map((phrase) => [normalise(phrase), phrase])).values()];
}

/** At most this many questions about unknown words fit beside a verdict. */
const mostUnread = 12;

/** Counts the rest, so that nothing unknown is passed over in silence. */
function bounded(unread: readonly string[]): string[] {
  const rest = unread.length - mostUnread;
  return rest <= 0 ? [...unread] : [...unread.slice(0, mostUnread), `${rest} more that we don’t know`];
}

/** A name without any food is quoted up to this length. */
const bareLength = 60;

/** At the start of a dish's name these only say whose it is or what kind it is: "House Salad", "Barley Soup". */
const kinds: ReadonlySet<string> = new Set(['house', 'soup', 'house-salad', 'chili-con-carne']);

/** After these words and marks, a name goes on to what is beside the dish: "Burger with salad". */
const beside = /(?:^|[^\p{L}])(?:with|w|and|plus|over|on|in|con|y|et|avec|mit)(?:[^\p{L}]|$)|[&+,;(/|]/iu;

/** Returns whether a word only says whose dish the name means, or what kind. */
const isKind = (name: string, { ingredient, start }: Match): boolean =>
  kinds.has(ingredient.id) && !beside.test(name.slice(0, start));

const opaqueIn = (findings: readonly Match[]): string[] => findings.filter(leavesOpen).map(({ phrase }) => phrase);

/**
 * "House-made garlic sauce" is a name; "gently sweet coconut curry" is praise, so the question is only about the curry.
 */
const nameLength = 3;
const plainly = (finding: Match): Match =>
  finding.phrase.split(' ').length > nameLength ? { ...finding, phrase: finding.words } : finding;

/** Reads everything that a record says, without checking dates or relating groups and members. */
export function readDish(record: Dish): DishReading {
  const [name, description] = [readText(record.name), readText(record.description)];
  const [named, described] = [name.findings, description.findings];
  const list = record.ingredients.map((text) => readText(text, true));
  const listed = list.flatMap(({ findings }) => findings);
  const near = [name, description].map(({ unread }) => nearMisses(unread));
  const [nearName = [], nearDescription = []] = near;
  const asked = uniqueByForm([
    ...near.flat().map(({ word }) => word),
    ...opaqueIn(listed),
    ...opaqueIn(described.map(plainly)),
  ]);
  const known = new Set(asked.map(normalise));
  const unread = uniqueByForm(list.flatMap((text) => text.unread)).filter((words) => !known.has(normalise(words)));
  // Nobody can tell what "Big Jack" is if nothing else is known.
  const isBare = named.length + described.length + listed.length + name.unread.length === 0;
  const openWords = uniqueByForm([
    ...(isBare ? [beginningOf(record.name, bareLength).trim()] : []),
    ...name.unread,
    ...description.unread,
  ]).filter((words) => words !== '' && !known.has(normalise(words)));
  const texts = [...record.ingredients, record.name, record.description].map(normalise).filter((text) => text !== '');
  return {
    observations: [
      ...declaredObservations(record),
      ...textObservations('ingredient', listed),
      ...textObservations('name', named),
      ...textObservations('description', described),
      ...nearObservations(
        'ingredient',
        list.flatMap((text) => nearMisses(text.unread)),
      ),
      ...nearObservations('name', nearName),
      ...nearObservations('description', nearDescription),
      ...estimateObservations(record),
    ],
    terms: settledTerms([
      ...[...listed, ...named, ...described].flatMap(termsOf),
      ...foodsOfNames({
        texts: [record.name, record.description],
        named: [...named, ...described],
        listed,
        unread: [...name.unread, ...description.unread],
      }),
    ]),
    texts: sortedUnique(texts),
    opaque: [...asked, ...bounded(unread)],
    unlisted: uniqueByForm([
      ...opaqueIn(named.filter((finding) => !isKind(record.name, finding))),
      ...bounded(openWords),
    ]),
  };
}
