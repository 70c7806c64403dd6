import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { type LineState, lineStates, stateOfLine, worstState } from '../../features/kitchen-orders/order-people.ts';
import { t, tCount } from '../../translations/t.ts';
import { OrderStatus } from './order-status.tsx';
import { BothLanguages, inBothLanguages } from './in-both-languages.tsx';

/** Says how many lines are in a state, in the device's language. */
const counted: Readonly<Record<Exclude<LineState, 'ticked'>, (count: number) => string>> = {
  cannot: (count) => tCount(count, 'One line can’t be made so', '{count} lines can’t be made so'),
  unticked: (count) => tCount(count, 'One line is not ticked yet', '{count} lines are not ticked yet'),
  traces: (count) => tCount(count, 'Traces are possible in one line', 'Traces are possible in {count} lines'),
  seen: (count) => tCount(count, 'One line is only seen', '{count} lines are only seen'),
};

/** Says how many lines are in each state, worst first. */
export function Standing({ order: { language, lines } }: { order: KitchenOrder }) {
  const found = lineStates.flatMap((state) => {
    const count = lines.filter((line) => stateOfLine(line) === state).length;
    return count > 0 && state !== 'ticked' ? [{ state, count }] : [];
  });
  return (
    <OrderStatus state={worstState(lines)}>
      {found.length === 0 && (
        <p>
          <BothLanguages
            language={language}
            texts={inBothLanguages(language, (words) => words.lines.ticked, t('Every line is ticked.'))}
          />
        </p>
      )}
      {found.map(({ state, count }) => (
        <p key={state}>
          <BothLanguages
            language={language}
            texts={inBothLanguages(language, (words) => words.lines[state](count), counted[state](count))}
          />
        </p>
      ))}
    </OrderStatus>
  );
}
