import './per-eater.css';
import { t, spokenLocale } from '../../translations/t.ts';

/** Shows "14 said to be without for Ana" and so on, by name. For a single eater it would only repeat the total. */
export function PerEater({ counts }: { counts: ReadonlyMap<string, number> }) {
  if (counts.size < 2) return null;
  const said = [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other, spokenLocale()))
    .map(([name, count]) => t('{count} said to be without for {name}', { count, name }));
  return <p className="per-eater">{said.join(' · ')}</p>;
}
