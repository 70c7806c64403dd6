import { messageOfIssue } from '@clearplate/contract/errors';
import { dayMs } from '@clearplate/domain/facts/instants';
import type { z } from 'zod';
import { faultOfText } from '../../db/storable-text.ts';
import { ImportRecord } from './import-record.ts';

/** Is a record as it was parsed. `leftOut` names what isn't taken although the rest of the record is. */
type Parsed = { readonly record: ImportRecord; readonly leftOut?: string } | { readonly reason: string };

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const said = issues.slice(0, 5).map((issue) => {
    const field = issue.path.join('.');
    const { message } = messageOfIssue(issue);
    return field === '' ? message : `${field}: ${message}`;
  });
  return said.join('; ') + (issues.length > 5 ? `; and ${issues.length - 5} more` : '');
}

/** Returns the first text that can't be stored, with its path. */
function findFaultyText(value: unknown, field: string): string | undefined {
  const fault = typeof value === 'string' ? faultOfText(value) : undefined;
  if (fault !== undefined) return `${field}: ${fault}`;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const inside = findFaultyText(each, field === '' ? name : `${field}.${name}`);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** A future date would keep clearing long after it should have expired. The world's clocks differ by a day. */
export const isToCome = (day: string, now: Date): boolean => Date.parse(day) > now.getTime() + dayMs;

/** Lists fields that contain a day, anywhere in a record. A test compares them with the records' own schema. */
const datedFields: ReadonlySet<string> = new Set(['stated_on', 'date', 'dated']);
/** Lists fields that are ignored. */
const unreadFields: ReadonlySet<string> = new Set(['read_from', 'doubts']);

/** Returns the first future day, with its path. */
function findLateDay(value: unknown, now: Date, way: readonly string[] = []): string | undefined {
  if (typeof value === 'string') {
    const isLate = datedFields.has(way.at(-1) ?? '') && isToCome(value, now);
    return isLate ? `${way.join('.')}: ${value} lies in the future` : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const late = unreadFields.has(name) ? undefined : findLateDay(each, now, [...way, name]);
    if (late !== undefined) return late;
  }
  return undefined;
}

// Browsers load these addresses. Another site would learn who looks at which menu.
const ownPicture = /^\/pictures(\/[\w-][\w.-]*)+$/;

/** A dish without its picture is better than none, so its statements are taken. */
function withOwnPicture(record: ImportRecord): { readonly record: ImportRecord; readonly leftOut?: string } {
  if (record.type === 'chart' || record.type === 'component') return { record };
  const { image_url: given, ...others } = record;
  if (given === undefined || ownPicture.test(given)) return { record };
  const leftOut = `image_url: ${given} is no picture of this site (/pictures/…) and was left out`;
  return { record: others, leftOut };
}

/** Checks one record of a file. Each problem is reported with the field's name. */
export function parseRecord(value: unknown, now: Date): Parsed {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { reason: 'must be an object with a type' };
  const { type } = value as { type?: unknown };
  if (type !== 'restaurant' && type !== 'dish' && type !== 'component' && type !== 'chart')
    return { reason: 'type: must be "restaurant", "dish", "component" or "chart"' };
  const parsed = ImportRecord.safeParse(value);
  if (!parsed.success) return { reason: describeIssues(parsed.error.issues) };
  // This comes after the check, which makes sure that the value is flat.
  const faulty = findFaultyText(parsed.data, '');
  if (faulty !== undefined) return { reason: faulty };
  const late = findLateDay(parsed.data, now);
  if (late !== undefined) return { reason: late };
  return withOwnPicture(parsed.data);
}
