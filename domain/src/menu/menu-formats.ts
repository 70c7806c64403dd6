import type { Translate } from '../wording/translate.ts';

interface MenuFormatEntry {
  /** The format's own name, which is the same in every language. */
  readonly name: string;
  readonly file: string;
  readonly media: 'application/json' | 'application/ld+json';
}

/** A menu can be exported in these formats of other systems. */
export const menuFormats = {
  square: { name: 'Square', file: 'menu-square.json', media: 'application/json' },
  'uber-eats': { name: 'Uber Eats', file: 'menu-uber-eats.json', media: 'application/json' },
  deliverect: { name: 'Deliverect', file: 'menu-deliverect.json', media: 'application/json' },
  hubrise: { name: 'HubRise', file: 'menu-hubrise.json', media: 'application/json' },
  google: { name: 'Google FoodMenus', file: 'menu-google.json', media: 'application/json' },
  'schema-org': { name: 'schema.org', file: 'menu-schema-org.jsonld', media: 'application/ld+json' },
  gs1: { name: 'GS1', file: 'menu-allergens-gs1.json', media: 'application/json' },
} as const satisfies Record<string, MenuFormatEntry>;

export type MenuFormat = keyof typeof menuFormats;

export const menuFormatIds = Object.keys(menuFormats) as MenuFormat[];

/** Says what each format can't express, and what we never write in it. */
const limits = {
  square: (t) =>
    t(
      'It can’t say that traces are possible, nor wheat apart from gluten. “Nut free” is never written: it doesn’t say of which nuts.',
    ),
  'uber-eats': (t) => t('It can’t say that traces are possible. Opening hours and taxes are not in the file.'),
  deliverect: (t) => t('It can’t say that traces are possible, nor that anything is absent.'),
  hubrise: (t) =>
    t(
      'It can’t say that traces are possible, nor wheat apart from gluten. “No allergens” is never written: it would deny fourteen at once, without a date.',
    ),
  google: (t) =>
    t(
      'It has no word for sesame or gluten, and none for celery, mustard, lupin or sulphites. It can’t say that traces are possible, nor that anything is absent. “Shellfish” stands for crustaceans and molluscs.',
    ),
  'schema-org': (t) =>
    t('It can say “gluten-free”, and nothing else of allergens: neither what is in a dish, nor traces.'),
  gs1: (t) =>
    t(
      '“Free from” is written with its date, and only where traces are covered as well. What has no code is named beside the codes.',
    ),
} as const satisfies Record<MenuFormat, (t: Translate) => string>;

const asOptions = (t: Translate): string =>
  t(
    'Other ways to make a dish are options there, with what the dish made so contains. A way that costs less than the dish has no price there.',
  );

/** Says how other ways to make a dish appear in it. */
const ways = {
  square: (t) =>
    t(
      'Other ways to make a dish are modifiers there, of which it can’t say what they contain. A way that costs less than the dish has no price there.',
    ),
  'uber-eats': asOptions,
  deliverect: asOptions,
  hubrise: asOptions,
  google: (t) => t('Other ways to make a dish are options there, with what the dish made so contains.'),
  'schema-org': (t) => t('Of other ways to make a dish it says the name and the price, and nothing of allergens.'),
  gs1: (t) => t('Other ways to make a dish have codes of their own.'),
} as const satisfies Record<MenuFormat, (t: Translate) => string>;

/** Returns some sentences about what a format can't say. */
export const describeFormatLimits = (format: MenuFormat, t: Translate): string =>
  `${limits[format](t)} ${ways[format](t)}`;
