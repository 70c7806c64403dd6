import './per-eater.css';
import { describeChangedCount } from '@clearplate/domain/verdict/restaurant-summary';
import { t, spokenLocale } from '../../translations/t.ts';

/**
 * Counts how many dishes are said to be without for one of several people, and how many more can be asked for with a
 * change.
 */
export interface PersonCount {
  readonly without: number;
  readonly changed?: number | undefined;
}

export interface PerEaterProps {
  /** `undefined` until everyone's are known. */
  counts: ReadonlyMap<string, PersonCount> | undefined;
  /** How many dishes are said to be without for all of them together. */
  all: number | undefined;
}

/** Returns the people in the order of their names. */
export const byName = <Count,>(counts: ReadonlyMap<string, Count>) =>
  [...counts].toSorted(([one], [other]) => one.localeCompare(other, spokenLocale()));

function describeCount(name: string, { without, changed = 0 }: PersonCount): string {
  const said = t('{count} said to be without for {name}', { count: without, name });
  return changed === 0 ? said : `${said}, ${describeChangedCount(changed, t)}`;
}

/** Shows "14 said to be without for Ana, 2 with a change" and so on, by name, and for all. For a single eater it would only repeat the total. */
export function PerEater({ counts, all }: PerEaterProps) {
  if (!counts || counts.size < 2) return null;
  const said = byName(counts).map(([name, count]) => describeCount(name, count));
  if (all !== undefined) said.push(t('{count} for all', { count: all }));
  return <p className="per-eater">{said.join(' · ')}</p>;
}
