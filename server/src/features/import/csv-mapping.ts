import { z } from 'zod';
import { csvColumns, type FieldTexts } from './csv-fields.ts';
import { ImportUsageError } from './import-usage-error.ts';

/** Says how the columns of a foreign CSV file become the fields of our records. */
export const CsvMapping = z.strictObject({
  type: z.enum(['restaurant', 'dish']),
  /**
   * Holds templates: "{name}" is the column `name`, and the text around it is kept. Without braces it is a constant.
   */
  fields: z.record(z.string(), z.string()),
  /** Holds the separator of a list's items, if it isn't "|". */
  separators: z.record(z.string(), z.string().min(1)).default({}),
  /** Only the text before the first of these is taken, such as the first of several addresses. */
  first_of: z.record(z.string(), z.string().min(1)).default({}),
  /** Replaces a whole value by another one. An empty one says nothing. */
  values: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** A field counts only in rows where a column has one of these values. */
  only_if: z.record(z.string(), z.strictObject({ column: z.string(), is: z.array(z.string()).min(1) })).default({}),
  /** Holds a note for people, which is ignored. */
  notes: z.array(z.string()).default([]),
});
export type CsvMapping = z.output<typeof CsvMapping>;

const placeholder = /\{([^{}]+)\}/g;

function columnsIn(mapping: CsvMapping): string[] {
  const inTemplates = Object.values(mapping.fields).flatMap((template) =>
    [...template.matchAll(placeholder)].map(([, column]) => column ?? ''),
  );
  return [...inTemplates, ...Object.values(mapping.only_if).map(({ column }) => column)];
}

/** Checks a mapping file's content; `file` is its name in messages. */
export function parseCsvMapping(content: string, file: string): CsvMapping {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new ImportUsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const parsed = CsvMapping.safeParse(value);
  if (!parsed.success) throw new ImportUsageError(`${file} is not a valid mapping:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  const known = csvColumns[data.type];
  const given = [data.fields, data.separators, data.first_of, data.values, data.only_if].flatMap((part) =>
    Object.keys(part),
  );
  const unknown = given.find((field) => field === 'type' || !known.includes(field));
  if (unknown !== undefined)
    throw new ImportUsageError(
      `${file}: a ${data.type} has no field "${unknown}". Its fields are: ${known.slice(1).join(', ')}.`,
    );
  return data;
}

/** Refuses a file without a column that the mapping needs. */
export function checkMappingColumns(mapping: CsvMapping, header: readonly string[], file: string): void {
  const missing = columnsIn(mapping).filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new ImportUsageError(
      `${file} has no column "${missing.join('", "')}", which the mapping needs. It has: ${header.join(', ')}.`,
    );
}

type Row = ReadonlyMap<string, string>;

/** A template whose columns are all empty has no value: "x:{id}" without an id is no id. */
function fill(template: string, row: Row): string {
  let isFilled = !template.includes('{');
  const text = template.replaceAll(placeholder, (_, column: string) => {
    const value = row.get(column)?.trim() ?? '';
    if (value !== '') isFilled = true;
    return value;
  });
  return isFilled ? text : '';
}

function mapField(mapping: CsvMapping, field: string, template: string, row: Row): string {
  const condition = mapping.only_if[field];
  if (condition && !condition.is.includes(row.get(condition.column) ?? '')) return '';
  const end = mapping.first_of[field];
  const filled = fill(template, row);
  const text = end === undefined ? filled : (filled.split(end)[0] ?? '').trim();
  const separator = mapping.separators[field] ?? '|';
  const values = new Map(Object.entries(mapping.values[field] ?? {}));
  if (values.size === 0 && separator === '|') return text;
  return text
    .split(separator)
    .map((item) => values.get(item.trim()) ?? item.trim())
    .join('|');
}

/** Returns the fields of one row. */
export function mapRow(mapping: CsvMapping, row: Row): FieldTexts {
  const texts = new Map([['type', mapping.type as string]]);
  for (const [field, template] of Object.entries(mapping.fields)) {
    const text = mapField(mapping, field, template, row);
    if (text !== '') texts.set(field, text);
  }
  return texts;
}
