import { findAllergen } from '@clearplate/domain/facts/allergens';
import { readAllergenName } from '../claims/allergen-words.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import {
  UnreadableFile,
  type Claim,
  type Doubt,
  type Draft,
  type DraftDish,
  type Level,
  type Where,
} from '../draft.ts';
import { isObject, listAt, numberAt, textAt, type Json } from '../exports/json-values.ts';

const levels: readonly Level[] = ['contains', 'may_contain', 'absent'];
const isLevel = (text: string): text is Level => (levels as readonly string[]).includes(text);

function readStatement(name: string, level: Level, reason: string, where: Where): { claims: Claim[]; doubts: Doubt[] } {
  const own = findAllergen(name)?.id;
  const named = own === undefined ? readAllergenName(name) : { warns: [{ allergen: own, sure: true }], denies: own };
  if (!named)
    return { claims: [], doubts: [{ about: 'claim', says: `Not an allergen that we know: "${name}".`, where }] };
  if (level === 'absent') {
    const { denies } = named;
    return denies === undefined
      ? {
          claims: [],
          doubts: [{ about: 'claim', says: `"${name}" names a part or several: it denies nothing.`, where }],
        }
      : { claims: [{ allergen: denies, level, words: name, where }], doubts: [] };
  }
  return {
    claims: named.warns.map(({ allergen, sure }): Claim => {
      const real = sure ? level : 'may_contain';
      return { allergen, level: real, words: name, where, ...(real === 'may_contain' && reason !== '' && { reason }) };
    }),
    doubts: [],
  };
}

const textsIn = (record: Json, field: string): string[] =>
  listAt(record, field).filter((each): each is string => typeof each === 'string');

/** A claim can't say that possible traces aren't an ingredient, so a note does. */
const tracesOnly = (record: Json, where: Where): Doubt[] =>
  listAt(record, 'statements').flatMap((statement): Doubt[] =>
    textAt(statement, 'ingredient') === 'absent'
      ? [
          {
            about: 'claim',
            says: `It says traces only, and was read as may contain: "${textAt(statement, 'allergen')}".`,
            where,
          },
        ]
      : [],
  );

/** Reads a dish of our own import format. What it states is a claim here, as of any file. */
function dishOf(record: Json, where: Where): DraftDish | undefined {
  const name = textAt(record, 'name');
  if (name === '') return undefined;
  const read = listAt(record, 'statements').map((statement) => {
    const level = textAt(statement, 'level');
    return readStatement(
      textAt(statement, 'allergen'),
      isLevel(level) ? level : 'may_contain',
      textAt(statement, 'reason'),
      where,
    );
  });
  const also = textsIn(record, 'also');
  const { claims, doubts } = mergeClaims(read.flatMap((one) => one.claims));
  const price = numberAt(record, 'price');
  const given = record['ingredients'];
  const ingredients = typeof given === 'string' ? [given] : textsIn(record, 'ingredients');
  return {
    name,
    key: textAt(record, 'id'),
    section: textAt(record, 'section'),
    description: textAt(record, 'description'),
    ...(price !== undefined && { priceCents: Math.round(price * 100) }),
    ingredients: ingredients.filter((each) => each !== ''),
    claims,
    where,
    ...(also.length > 0 && { also }),
    doubts: [...read.flatMap((one) => one.doubts), ...tracesOnly(record, where), ...doubts],
  };
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Returns what a line says of the document that it was read from: a chart says it of itself, a dish says where it
 * stands and since when.
 */
function documentOf(record: Json): Pick<Draft, 'date' | 'title' | 'address'> {
  const isChart = record['type'] === 'chart';
  const source = record['source'];
  const date = textAt(record, isChart ? 'dated' : 'stated_on');
  const address = isChart ? textAt(record, 'address') : isObject(source) ? textAt(source, 'address') : '';
  const title = isChart ? textAt(record, 'title') : '';
  return {
    ...(isDay(date) && { date }),
    ...(title !== '' && { title }),
    ...(address !== '' && { address }),
  };
}

/** Returns what `read-menu` read a dish from. Older lines, which don't say so, may be from a menu. */
function originOf(record: Json): string | undefined {
  const from = record['read_from'];
  return record['type'] === 'dish' && isObject(from) ? textAt(from, 'kind') || 'unknown' : undefined;
}

/** Reads JSON Lines of the import format: dishes, and charts of chains. Restaurants are skipped. */
export function readOwnLines(text: string): Draft {
  const dishes: DraftDish[] = [];
  const doubts: Doubt[] = [];
  const documents: ReturnType<typeof documentOf>[] = [];
  const origins = new Set<string>();
  const take = (record: unknown, where: Where) => {
    const dish = isObject(record) ? dishOf(record, where) : undefined;
    if (dish) dishes.push(dish);
    else doubts.push({ about: 'file', says: 'A dish without a name was left out.', where });
  };
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const where = { line: at + 1 };
    let record: unknown;
    try {
      record = JSON.parse(line);
    } catch {
      doubts.push({ about: 'file', says: 'A line is not JSON and was left out.', where });
      continue;
    }
    if (!isObject(record) || (record['type'] !== 'dish' && record['type'] !== 'chart')) continue;
    documents.push(documentOf(record));
    const origin = originOf(record);
    if (origin !== undefined) origins.add(origin);
    if (record['type'] === 'dish') take(record, where);
    else for (const dish of listAt(record, 'dishes')) take(dish, where);
  }
  // The result is as old as its oldest line.
  const [date] = documents.flatMap((one) => one.date ?? []).toSorted();
  const [title] = documents.flatMap((one) => one.title ?? []);
  const [address] = documents.flatMap((one) => one.address ?? []);
  // The result denies no more than its most restricted line.
  const readFrom = [...origins].find((one) => one !== 'allergen chart') ?? [...origins][0];
  return {
    kind: 'Clearplate import',
    dishes,
    doubts,
    ...(readFrom !== undefined && { readFrom }),
    ...(date !== undefined && { date }),
    ...(title !== undefined && { title }),
    ...(address !== undefined && { address }),
  };
}

export const isOwnHeader = (header: readonly string[]): boolean =>
  header.includes('type') && header.includes('name') && header.includes('id');

const barred = (text: string): string[] =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * Reads a CSV file with the import's own columns. A row with a comma too many or too few is left out, as the import does: what
 * stands below "absent" may be what the dish contains.
 */
export function readOwnCsv(rows: readonly (readonly string[])[]): Draft {
  const [header = [], ...body] = rows;
  const left: Doubt[] = [];
  const dishes = body.flatMap((row, at) => {
    const cell = (column: string) => row[header.indexOf(column)]?.trim() ?? '';
    if (cell('type') === 'restaurant') return [];
    const where = { line: at + 2 };
    if (row.length !== header.length) {
      const says = `Row ${at + 2}, “${cell('name').slice(0, 40)}”, has more or fewer cells than the headings and was left out: is a comma too many in it, or missing?`;
      left.push({ about: 'file', says, where });
      return [];
    }
    if (cell('type') !== 'dish') return [];
    const reason = cell('may_contain_reason');
    const statements = [
      ...barred(cell('contains')).map((allergen) => ({ allergen, level: 'contains' })),
      ...barred(cell('may_contain')).map((allergen) => ({ allergen, level: 'may_contain', reason })),
      ...barred(cell('traces_only')).map((allergen) => ({ allergen, level: 'may_contain', reason })),
      ...barred(cell('absent')).map((allergen) => ({ allergen, level: 'absent' })),
    ];
    const ingredients = cell('ingredients').includes('|') ? barred(cell('ingredients')) : cell('ingredients');
    const record = {
      id: cell('id'),
      name: cell('name'),
      section: cell('section'),
      description: cell('description'),
      price: cell('price').replace('$', ''),
      ingredients,
      statements,
    };
    const dish = dishOf(record, where);
    return dish ? [dish] : [];
  });
  const [first] = left;
  if (dishes.length === 0 && first) throw new UnreadableFile(first.says);
  return { kind: 'Clearplate import', dishes, doubts: left };
}
