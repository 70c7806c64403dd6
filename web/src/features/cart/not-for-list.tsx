import { describeNotFor } from '../../entities/verdict/describe-not-for.ts';
import { VerdictMark } from '../../entities/verdict/verdict-mark.tsx';
import type { AssessedLine } from './assessed-cart.ts';
import { nameOfLine } from './describe-line.ts';
import { idOfLine } from './use-cart.ts';

/**
 * Lists the dishes of an order that are to avoid, and says for each who has to avoid it and why, and what its kitchen
 * ticked against it.
 */
export function NotForList({ lines }: { lines: readonly AssessedLine[] }) {
  const avoided = lines.flatMap(({ line, since: { assessment }, kitchen = [] }) => {
    if (line.is_removed) return [];
    const notFor = describeNotFor(assessment);
    const said = [notFor, ...kitchen.map(({ text }) => text)].filter((one) => one !== '').join(' ');
    const verdict = notFor === '' ? (kitchen[0]?.verdict ?? 'avoid') : 'avoid';
    return said === '' ? [] : [{ id: idOfLine(line), name: nameOfLine(line), verdict, said }];
  });
  if (avoided.length === 0) return null;
  return (
    <ul className="not-for-list" role="list">
      {avoided.map(({ id, name, verdict, said }) => (
        <li key={id}>
          <VerdictMark verdict={verdict} />
          <span>
            <strong>{name}</strong> {said}
          </span>
        </li>
      ))}
    </ul>
  );
}
