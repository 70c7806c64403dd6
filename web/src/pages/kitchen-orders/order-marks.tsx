import type { KitchenOrder, TickMark } from '@clearplate/contract/kitchen-orders';
import { asksAboutTraces, formatClock } from '../../features/kitchen-orders/order-people.ts';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { spokenLanguage, t } from '../../translations/t.ts';
import { InBoth, markName, nameOfLine, type Tongues } from './order-sheet.tsx';
import { MarkSign } from './order-status.tsx';
import { BothLanguages, inBothLanguages } from './in-both-languages.tsx';

export interface Press {
  readonly line: number;
  readonly mark: TickMark;
  readonly takenBack?: string;
}

const marks = ['seen', 'separate', 'traces', 'cannot'] as const satisfies readonly TickMark[];

interface MarksProps {
  order: KitchenOrder;
  tongues: Tongues;
  line: number;
  busy: TickMark | undefined;
  onPress: (press: Press) => void;
}

/** Shows the marks with which a line can be ticked, and who ticked it. */
export function Marks({ order, tongues, line: at, busy, onPress }: MarksProps) {
  const line = order.lines[at];
  if (!line) return null;
  const name = nameOfLine(line);
  const isOffered = (mark: TickMark) =>
    mark !== 'traces' || asksAboutTraces(order, line) || line.ticks.some((tick) => tick.mark === mark);
  const takeBack = inBothLanguages(order.language, (words) => words.takeBack, t('Take back'));
  return (
    <ul className="order-marks" role="list">
      {marks.filter(isOffered).map((mark) => {
        const tick = line.ticks.find((one) => one.mark === mark);
        return (
          <li key={mark}>
            {tick ? (
              <p className={`order-mark order-mark--${mark}`}>
                <MarkSign mark={mark} />
                <span>
                  <InBoth tongues={tongues} of={(words) => words.marks[mark]} />
                  {`${tick.initials} · ${formatClock(tick.at)}`}
                </span>
                <Button
                  kind="quiet"
                  busy={busy === mark}
                  onClick={() => onPress({ line: at, mark, takenBack: tick.at })}
                >
                  <span>
                    <BothLanguages language={order.language} texts={takeBack} />
                  </span>
                  <VisuallyHidden>{` ${markName(spokenLanguage(), mark)}: ${name}`}</VisuallyHidden>
                </Button>
              </p>
            ) : (
              <Button busy={busy === mark} onClick={() => onPress({ line: at, mark })}>
                <span>
                  <InBoth tongues={tongues} of={(words) => words.marks[mark]} />
                </span>
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
