import './hidden-items.css';
import { type ReactNode, memo, useId, useState, useTransition } from 'react';
import { describeDislikedCount } from '@clearplate/domain/verdict/restaurant-summary';
import { AssessedCards } from './assessed-cards.tsx';
import type { Assessed } from './assess-list.ts';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { listLines } from './describe-verdict.ts';
import { t } from '../../translations/t.ts';
import { type HiddenKind, ShowButton, formatListOf } from './show-button.tsx';

interface Named {
  readonly id: number;
  readonly name?: string;
}

function describeReasons(assessment: Assessment): string {
  const reasons = listLines(assessment).filter(({ cause }) => cause?.verdict === 'avoid');
  return reasons.map(({ text }) => text).join('; ');
}

/** Prints the hidden dishes with their reasons, because nobody can press a button on paper. */
function PrintedAvoid({ items }: { items: readonly Assessed<Named>[] }) {
  return (
    <section className="printed-avoid" hidden>
      <p>
        <strong>{t('Avoid')}</strong>
      </p>
      <ul role="list">
        {items.map(({ item, assessment }) => (
          <li key={item.id}>
            <strong>{item.name}</strong>
            {`: ${describeReasons(assessment)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const describeCount: Readonly<Record<HiddenKind, (count: number) => string>> = {
  hidden: (count) => t('{count} to avoid', { count }),
  disliked: (count) => describeDislikedCount(count, t),
  offered: (count) => t('{count} of them can be made another way', { count }),
};

export interface HiddenItemsProps<Item> {
  items: readonly Assessed<Item>[];
  kind?: HiddenKind;
  /** Says how many there are, where the count alone would be mistaken for another. */
  said?: string | undefined;
  /** Says whether the count is already beside it. */
  isCounted?: boolean;
  render: (assessed: Assessed<Item>) => ReactNode;
}

/**
 * Shows how many dishes are hidden, and a button that shows each with its reason, so that nothing disappears silently.
 */
export function HiddenItems<Item extends Named>(props: HiddenItemsProps<Item>): ReactNode {
  const { items, kind = 'hidden', said, isCounted = false, render } = props;
  const [open, setOpen] = useState(false);
  const [isOpening, start] = useTransition();
  const id = useId();
  const count = items.length;
  if (count === 0) return null;
  return (
    <div className="hidden-items" data-kind={kind} data-counted={isCounted || undefined}>
      <p className="hidden-items__line">
        {!isCounted && <span>{said ?? describeCount[kind](count)}</span>}
        <ShowButton
          kind={kind}
          open={open}
          busy={isOpening}
          controls={id}
          onPress={() => start(() => setOpen(!open))}
        />
      </p>
      {open && (
        <div className="hidden-items__list" id={id}>
          <HiddenCards items={items} kind={kind} render={render} />
        </div>
      )}
      {kind === 'hidden' && <ForPaper items={items} />}
    </div>
  );
}

// Both lists may have hundreds of dishes, so they are memoized and don't render when the button's state changes.
const ForPaper = memo(PrintedAvoid);

const HiddenCards = memo(function HiddenCards<Item extends Named>({
  items,
  kind = 'hidden',
  render,
}: HiddenItemsProps<Item>) {
  return <AssessedCards assessed={items} label={formatListOf(kind)} render={render} />;
}) as <Item extends Named>(props: HiddenItemsProps<Item>) => ReactNode;
