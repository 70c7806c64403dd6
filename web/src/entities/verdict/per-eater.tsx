import './per-eater.css';
import { t, spokenLocale } from '../../translations/t.ts';

export interface PerEaterProps {
  /** `undefined` until everyone's are known. */
  counts: ReadonlyMap<string, number> | undefined;
  /** How many dishes are said to be without for all of them together. */
  all: number | undefined;
}

/** Returns the people in the order of their names. */
export const byName = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([one], [other]) => one.localeCompare(other, spokenLocale()));

/** Shows "14 said to be without for Ana" and so on, by name, and for all. For a single eater it would only repeat the total. */
export function PerEater({ counts, all }: PerEaterProps) {
  if (!counts || counts.size < 2) return null;
  const said = byName(counts).map(([name, count]) => t('{count} said to be without for {name}', { count, name }));
  if (all !== undefined) said.push(t('{count} for all', { count: all }));
  return <p className="per-eater">{said.join(' · ')}</p>;
}
