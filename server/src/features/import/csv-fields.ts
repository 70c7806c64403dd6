import { DishRecord, RestaurantRecord } from './import-record.ts';

/** Holds the text of each field of a record, from its cell. An empty text says nothing. */
export type FieldTexts = ReadonlyMap<string, string>;

const instead = ['contains', 'may_contain', 'may_contain_reason', 'traces_only', 'absent', 'source_address'] as const;

function columnsOf(fields: object): string[] {
  return Object.keys(fields).filter((field) => !['statements', 'read_from', 'doubts'].includes(field));
}

/** Lists the columns of our own CSV files, for each type of record. */
export const csvColumns: Readonly<Record<'restaurant' | 'dish', readonly string[]>> = {
  restaurant: columnsOf(RestaurantRecord.shape),
  dish: [...columnsOf(DishRecord.shape), ...instead],
};

function listOf(text: string): string[] {
  return text
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Reads a number. A text that is none stays text, so that the record's check refuses it with the field's name. */
function numberOf(text: string): number | string {
  const bare = text.replace(/^\$/, '');
  return /^-?[0-9]+(\.[0-9]+)?$/.test(bare) ? Number(bare) : text;
}

const truths = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

function estimateOf(text: string): object {
  const [, name, probability] = /^(.*)=([^=]*)$/.exec(text) ?? [];
  return { name: (name ?? text).trim(), probability: numberOf((probability ?? '').trim()) };
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function hoursOf(text: string): object {
  const [day = '', times = ''] = text.split(/\s+/, 2);
  const [opens = '', closes = ''] = times.split('-');
  return { weekday: weekdays.indexOf(day.slice(0, 3).toLowerCase()), opens, closes };
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  lat: numberOf,
  lng: numberOf,
  price: numberOf,
  ingredients: (text) => (text.includes('|') ? listOf(text) : text),
  ingredients_complete: (text) => truths.get(text.toLowerCase()) ?? text,
  none_of_the_others: (text) => truths.get(text.toLowerCase()) ?? text,
  cross_contact_stated: (text) => truths.get(text.toLowerCase()) ?? text,
  estimates: (text) => listOf(text).map(estimateOf),
  opening_hours: (text) => listOf(text).map(hoursOf),
};

function statementsOf(texts: FieldTexts): object[] {
  const reason = texts.get('may_contain_reason');
  const why = reason === undefined ? {} : { reason };
  const said = [
    ['contains', { level: 'contains' }],
    ['may_contain', { level: 'may_contain', ...why }],
    ['traces_only', { level: 'may_contain', ingredient: 'absent', ...why }],
    ['absent', { level: 'absent' }],
  ] as const;
  return said.flatMap(([column, statement]) =>
    listOf(texts.get(column) ?? '').map((allergen) => ({ allergen, ...statement })),
  );
}

/** Builds a record in the shape of {@link ImportRecord}, unchecked. */
export function recordOf(texts: FieldTexts): object {
  const record: Record<string, unknown> = {};
  for (const [field, text] of texts)
    if (!instead.some((name) => name === field)) record[field] = readers[field]?.(text) ?? text;
  const statements = statementsOf(texts);
  if (statements.length > 0) record['statements'] = statements;
  const [kind, address] = [texts.get('source'), texts.get('source_address')];
  if (kind !== undefined || address !== undefined)
    record['source'] = { kind, ...(address !== undefined && { address }) };
  return record;
}
