import './hidden-items.css';
import { memo, useId, useState, useTransition, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { JudgedCards } from './judged-cards.tsx';
import type { Judged } from './judge-list.ts';
import { PrintedAvoid, type Named } from './printed-avoid.tsx';
import { say, sayCount } from '../../translations/say.ts';

export interface HiddenItemsProps<Item> {
  items: readonly Judged<Item>[];
  render: (judged: Judged<Item>) => ReactNode;
}

function sayHidden(count: number): string {
  return sayCount(count, '{count} hidden because it conflicts', '{count} hidden because they conflict');
}

/** How many are kept out, and a way to look at them, each with its reason. Nothing vanishes unsaid. */
export function HiddenItems<Item extends Named>({ items, render }: HiddenItemsProps<Item>): ReactNode {
  const [open, setOpen] = useState(false);
  const [isOpening, start] = useTransition();
  const id = useId();
  return (
    <div className="hidden-items">
      <p className="hidden-items__line">
        <span>{sayHidden(items.length)}</span>
        <Button
          kind="quiet"
          busy={isOpening}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => start(() => setOpen(!open))}
        >
          {open ? say('Hide them again') : items.length === 1 ? say('Look at it') : say('Look at them')}
        </Button>
      </p>
      {open && (
        <div className="hidden-items__list" id={id}>
          <HiddenCards items={items} render={render} />
        </div>
      )}
      <ForPaper items={items} />
    </div>
  );
}

// The button's own states leave both as they are: they are hundreds of dishes long.
const ForPaper = memo(PrintedAvoid);

const HiddenCards = memo(function HiddenCards<Item extends Named>({ items, render }: HiddenItemsProps<Item>) {
  return <JudgedCards judged={items} label={say('Hidden because they conflict')} render={render} />;
}) as <Item extends Named>(props: HiddenItemsProps<Item>) => ReactNode;
