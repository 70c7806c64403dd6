import type { Assessment } from '@clearplate/domain/verdict';
import type { Judged } from './judge-list.ts';
import { listLines } from './say-verdict.ts';
import { say } from '../../translations/say.ts';

export interface Named {
  readonly id: number;
  readonly name?: string;
}

function sayReasons(assessment: Assessment): string {
  const reasons = listLines(assessment).filter(({ cause }) => cause?.verdict === 'avoid');
  return reasons.map(({ text }) => text).join('; ');
}

/** Paper can't be clicked: there, what is kept out of the list is named with its reasons. */
export function PrintedAvoid({ items }: { items: readonly Judged<Named>[] }) {
  return (
    <section className="printed-avoid" hidden>
      <h3>{say('Avoid')}</h3>
      <ul role="list">
        {items.map(({ item, assessment }) => (
          <li key={item.id}>
            <strong>{item.name}</strong>
            {`: ${sayReasons(assessment)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
