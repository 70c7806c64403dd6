import { allergens, type Allergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { phrase, type Phrase } from '../../translations/t.ts';

export const lawIds = ['california', 'food-code', 'eu', 'uk'] as const;
export type LawId = (typeof lawIds)[number];

/** Says what a law lists, in its order and under its names, and what we read of it. */
export interface Law {
  readonly title: Phrase;
  readonly columns: readonly (readonly [AllergenId, Phrase])[];
  /** Of these it wants the cereal or the nut by name. */
  readonly named: readonly AllergenId[];
  /** The law asks this of a restaurant. */
  readonly asks: Phrase;
  /** This sheet can't say this about the law, or nobody checked it. */
  readonly not: readonly Phrase[];
  readonly source: string;
  readonly address: string;
}

/** When the sources, or summaries of them, were read: ISO 8601. */
export const lawsReadAt = '2026-11-26';

const nine = [
  ['milk', phrase('Milk')],
  ['eggs', phrase('Eggs')],
  ['fish', phrase('Fish')],
  ['crustacean-shellfish', phrase('Crustacean shellfish')],
  ['tree-nuts', phrase('Tree nuts')],
  ['wheat', phrase('Wheat')],
  ['peanuts', phrase('Peanuts')],
  ['soybeans', phrase('Soybeans')],
  ['sesame', phrase('Sesame')],
] as const satisfies Law['columns'];

/** These are in the order of Annex II. */
const fourteen = [
  ['gluten', phrase('Cereals containing gluten')],
  ['crustacean-shellfish', phrase('Crustaceans')],
  ['eggs', phrase('Eggs')],
  ['fish', phrase('Fish')],
  ['peanuts', phrase('Peanuts')],
  ['soybeans', phrase('Soybeans')],
  ['milk', phrase('Milk')],
  ['tree-nuts', phrase('Nuts')],
  ['celery', phrase('Celery')],
  ['mustard', phrase('Mustard')],
  ['sesame', phrase('Sesame seeds')],
  ['sulphites', phrase('Sulphur dioxide and sulphites')],
  ['lupin', phrase('Lupin')],
  ['molluscs', phrase('Molluscs')],
] as const satisfies Law['columns'];

/** Of California's law, only this section itself was read. */
const inSummary = phrase('We read a summary of it and not its own text.');

const cerealsAndNuts = ['gluten', 'tree-nuts'] as const;

const asFarAsNamed = phrase(
  'The cereal and the nut are named below their mark as they are stated or read; (c) is read beside a group that is stated. “Not said which” isn’t finished: write it beside the dish. Our column of nuts may count others than the eight of the list, such as pine nuts.',
);

export const laws: Readonly<Record<LawId, Law>> = {
  california: {
    title: phrase('California: SB 68, from July 1, 2026'),
    columns: nine,
    named: [],
    asks: phrase(
      'Chains under the federal menu rules (20 or more places) tell in writing which of the nine they know, or reasonably should know, to be ingredients of each menu item: below or beside it, or digitally with another way such as a chart or a grid.',
    ),
    not: [
      phrase('Whether this restaurant is one of those chains isn’t known here.'),
      phrase('The law is about ingredients. Where traces are stated this sheet shows them too.'),
    ],
    source: 'California Health and Safety Code § 114093.5 (SB 68, chapter 741 of 2025)',
    address: 'https://california.public.law/codes/health_and_safety_code_section_114093.5',
  },
  'food-code': {
    title: phrase('United States: FDA Food Code 2022, where adopted'),
    columns: nine,
    named: [],
    asks: phrase(
      'Where a state has adopted it: consumers are told in writing which of the nine are ingredients of unpackaged food.',
    ),
    not: [
      phrase('Whether your state or county has adopted the 2022 edition wasn’t checked: ask its health department.'),
      inSummary,
    ],
    source: 'FDA Food Code 2022, as summarized by The Acheson Group',
    address: 'https://achesongroup.com/food-code-adds-allergen-labeling-of-unpackaged-and-bulk-foods-including-sesame/',
  },
  eu: {
    title: phrase('European Union: Regulation 1169/2011, Annex II'),
    columns: fourteen,
    named: cerealsAndNuts,
    asks: phrase(
      'Food that isn’t prepacked carries information about the fourteen, in the form that each country decides.',
    ),
    not: [inSummary, asFarAsNamed, phrase('What form your country asks for wasn’t checked.')],
    source: 'Regulation (EU) No 1169/2011, Annex II',
    address: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
  },
  uk: {
    title: phrase('United Kingdom: the fourteen of the Food Standards Agency'),
    columns: fourteen,
    named: cerealsAndNuts,
    asks: phrase('Food businesses inform customers when one of the fourteen is an ingredient of their food.'),
    not: [inSummary, asFarAsNamed, phrase('The rules differ among the four nations and weren’t checked one by one.')],
    source: 'Food Standards Agency, technical guidance on allergen labelling, September 2023',
    address: 'https://www.food.gov.uk/cy/node/19876',
  },
};

/** Returns the law of a place in the United States, by its state's name or code. */
export const lawOfState = (state: string): LawId =>
  /^(california|ca)$/i.test(state.trim()) ? 'california' : 'food-code';

const byId = new Map(allergens.map((one) => [one.id, one]));

/** Returns a law's allergens in its order. */
export const allergensOfLaw = (id: LawId): readonly Allergen[] =>
  laws[id].columns.flatMap(([allergen]) => byId.get(allergen) ?? []);
