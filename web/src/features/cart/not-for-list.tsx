import { describeNotFor } from '../../entities/verdict/describe-not-for.ts';
import { VerdictMark } from '../../entities/verdict/verdict-mark.tsx';
import type { AssessedLine } from './assessed-cart.ts';
import { nameOfLine } from './describe-line.ts';
import { idOfLine } from './use-cart.ts';

/** Lists the dishes of an order that are to avoid, and says for each who has to avoid it and why. */
export function NotForList({ lines }: { lines: readonly AssessedLine[] }) {
  const avoided = lines.flatMap(({ line, since: { assessment } }) => {
    const said = line.is_removed ? '' : describeNotFor(assessment);
    return said === '' ? [] : [{ id: idOfLine(line), name: nameOfLine(line), said }];
  });
  if (avoided.length === 0) return null;
  return (
    <ul className="not-for-list" role="list">
      {avoided.map(({ id, name, said }) => (
        <li key={id}>
          <VerdictMark verdict="avoid" />
          <span>
            <strong>{name}</strong> {said}
          </span>
        </li>
      ))}
    </ul>
  );
}
