import './per-eater.css';
import { describeChangedCount } from '@clearplate/domain/verdict/restaurant-summary';
import { t, spokenLocale } from '../../translations/t.ts';

/**
 * Counts the dishes that are said to be without for one of several people, and the further ones that can be ordered
 * with a change.
 */
export interface PersonCount {
  readonly without: number;
  readonly changed?: number | undefined;
}

export interface PerEaterProps {
  /** It is `undefined` until everyone's counts are known. */
  counts: ReadonlyMap<string, PersonCount> | undefined;
  /** Counts the dishes that are said to be without for all of them together. */
  all: number | undefined;
}

/** Returns the people sorted by name. */
export const byName = <Count,>(counts: ReadonlyMap<string, Count>) =>
  [...counts].toSorted(([one], [other]) => one.localeCompare(other, spokenLocale()));

function describeCount(name: string, { without, changed = 0 }: PersonCount): string {
  const said = t('{count} said to be without for {name}', { count: without, name });
  return changed === 0 ? said : `${said}, ${describeChangedCount(changed, t)}`;
}

/**
 * Shows "14 said to be without for Ana, 2 with a change" and so on, by name, and for all. For a single eater it would
 * only repeat the total.
 */
export function PerEater({ counts, all }: PerEaterProps) {
  if (!counts || counts.size < 2) return null;
  const said = byName(counts).map(([name, count]) => describeCount(name, count));
  if (all !== undefined) said.push(t('{count} for all', { count: all }));
  return <p className="per-eater">{said.join(' · ')}</p>;
}
