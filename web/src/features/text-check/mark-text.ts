import { ancestorsOf, type AllergenId } from '@clearplate/domain/allergens';
import type { Quote, TextAssessment } from '@clearplate/domain/assess-text';
import { leavesOpen, type Finding } from '@clearplate/domain/finding';
import { shownLength, type Mark } from './text-check.ts';

interface Marked {
  readonly start: number;
  readonly end: number;
  readonly contains: ReadonlySet<AllergenId>;
  readonly mayContain: ReadonlySet<AllergenId>;
}

function join(one: Marked, other: Marked): Marked {
  return {
    start: one.start,
    end: Math.max(one.end, other.end),
    contains: new Set([...one.contains, ...other.contains]),
    mayContain: new Set([...one.mayContain, ...other.mayContain]),
  };
}

/** Where marks overlap they become one that says what each says. */
function merge(marks: readonly Marked[]): Mark[] {
  const merged: Marked[] = [];
  for (const mark of marks.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const before = merged.at(-1);
    if (before && mark.start < before.end) merged[merged.length - 1] = join(before, mark);
    else merged.push(mark);
  }
  return merged.map(({ start, end, contains, mayContain }) => ({
    start,
    end,
    contains: [...contains],
    mayContain: [...mayContain].filter((allergen) => !contains.has(allergen)),
  }));
}

/** The words of one text that gave something away or leave something open; only those that are shown. */
export function markText(from: Quote['from'], { contains }: TextAssessment, findings: readonly Finding[]): Mark[] {
  const certain = new Map<string, Set<AllergenId>>();
  for (const { allergen, because } of contains) {
    for (const quote of because) {
      if (quote.from !== from || quote.start >= shownLength) continue;
      const place = `${quote.start} ${quote.end}`;
      certain.set(place, (certain.get(place) ?? new Set()).add(allergen));
    }
  }
  const shown = findings.filter(
    (found) => found.start < shownLength && (found.implies.length > 0 || leavesOpen(found)),
  );
  return merge(
    shown.map(({ start, end, implies }) => ({
      start,
      end,
      contains: certain.get(`${start} ${end}`) ?? new Set(),
      mayContain: new Set(implies.flatMap(({ allergen }) => [allergen, ...ancestorsOf(allergen)])),
    })),
  );
}
