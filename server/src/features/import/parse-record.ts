import type { z } from 'zod';
import { ImportRecord } from './import-record.ts';

type Parsed = { readonly record: ImportRecord } | { readonly reason: string };

const dayMs = 86_400_000;

function sayIssues(issues: readonly z.core.$ZodIssue[]): string {
  const said = issues.slice(0, 5).map(({ path, message }) => {
    const field = path.join('.');
    return field === '' ? message : `${field}: ${message}`;
  });
  return said.join('; ') + (issues.length > 5 ? `; and ${issues.length - 5} more` : '');
}

/** PostgreSQL holds neither NUL nor half of a surrogate pair. */
function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasBrokenText);
}

/** A date to come would keep clearing long after it should have expired. The world's clocks differ by a day. */
function lateDay(record: ImportRecord, now: Date): string | undefined {
  if (record.type === 'restaurant') return undefined;
  const days = [record.stated_on, ...record.statements.map(({ date }) => date)];
  return days.find((day) => day !== undefined && Date.parse(day) > now.getTime() + dayMs);
}

/** Checks one record of a file; whatever is wrong with it is said with the field's name. */
export function parseRecord(value: unknown, now: Date): Parsed {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { reason: 'must be an object with a type' };
  const { type } = value as { type?: unknown };
  if (type !== 'restaurant' && type !== 'dish') return { reason: 'type: must be "restaurant" or "dish"' };
  const parsed = ImportRecord.safeParse(value);
  if (!parsed.success) return { reason: sayIssues(parsed.error.issues) };
  // After the check, because by then the value is known to be flat.
  if (hasBrokenText(parsed.data)) return { reason: 'contains a NUL character or broken Unicode: remove it' };
  const late = lateDay(parsed.data, now);
  if (late !== undefined) return { reason: `stated_on: ${late} lies in the future` };
  return { record: parsed.data };
}
