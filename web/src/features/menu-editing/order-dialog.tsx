import './order-dialog.css';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMenuActions } from './model/menu-actions.ts';
import type { Move } from './model/menu-order.ts';
import type { MenuRow } from './model/menu-rows.ts';
import { announce } from '../../shared/ui/announcer.tsx';
import { t } from '../../translations/t.ts';
import { type MenuSection, groupBySection } from './model/sections.ts';
import { describeDishes } from './model/describe-task.ts';

interface MoveButtonsProps {
  /** The name of what is moved. */
  of: string;
  /** Counts from 0. */
  at: number;
  count: number;
  onMove: (move: Move) => void;
}

const moves: readonly (readonly [move: Move, path: string])[] = [
  ['first', 'M5 4h10M10 17V8m-4 4 4-4 4 4'],
  ['up', 'M10 16V5m-5 5 5-5 5 5'],
  ['down', 'M10 4v11m-5-5 5 5 5-5'],
];

function describeMove(move: Move, of: string): string {
  if (move === 'first') return t('Move {of} to the top', { of });
  return move === 'up' ? t('Move {of} up', { of }) : t('Move {of} down', { of });
}

const placeAfter = (move: Move, at: number): number => (move === 'first' ? 0 : at + (move === 'up' ? -1 : 1));

/**
 * Moves an item of a list. At the ends the buttons do nothing instead of being disabled, because a disabled button
 * loses the focus.
 */
function MoveButtons({ of, at, count, onMove }: MoveButtonsProps) {
  const press = (move: Move) => {
    const to = placeAfter(move, at);
    if (to < 0 || to >= count || to === at) return;
    onMove(move);
    announce(t('{of}: {place} of {count}', { of, place: to + 1, count }));
  };
  return (
    <span className="move-buttons">
      {moves.map(([move, path]) => (
        <button
          key={move}
          type="button"
          aria-label={describeMove(move, of)}
          aria-disabled={move === 'down' ? at === count - 1 : at === 0}
          onClick={() => press(move)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={path} />
          </svg>
        </button>
      ))}
    </span>
  );
}

interface OrderDialogProps {
  /** All dishes that are on the menu. */
  rows: readonly MenuRow[];
  onClose: () => void;
}

/** Lets the user move sections and their dishes up and down. It is saved with the menu. */
export function OrderDialog({ rows, onClose }: OrderDialogProps) {
  const sections = groupBySection(rows);
  const [opened, setOpened] = useState(sections.length === 1 ? sections[0]?.name : undefined);
  const { moveSection } = useMenuActions();
  return (
    <Dialog open isPanel onClose={onClose} title={t('Order of the menu')}>
      <p className="menu-editor__hint">{t('Diners see it in this order. It is saved with the menu.')}</p>
      <ol className="order-list">
        {sections.map((section, index) => (
          <li key={section.name}>
            <div className="order-list__line">
              <Button
                kind="quiet"
                aria-expanded={opened === section.name}
                onClick={() => setOpened(opened === section.name ? undefined : section.name)}
              >
                {section.name || t('Without a section')}
              </Button>
              <span className="order-list__count">{describeDishes(section.rows.length)}</span>
              <MoveButtons
                of={section.name || t('the dishes without a section')}
                at={index}
                count={sections.length}
                onMove={(move) => moveSection(section.name, move)}
              />
            </div>
            {opened === section.name && <DishesInOrder section={section} />}
          </li>
        ))}
      </ol>
      <Button kind="primary" onClick={onClose}>
        {t('Done')}
      </Button>
    </Dialog>
  );
}

function DishesInOrder({ section: { rows } }: { section: MenuSection }) {
  const { moveDish } = useMenuActions();
  return (
    <ol className="order-list order-list--dishes">
      {rows.map(({ entry, dish }, index) => (
        <li key={entry.key} className="order-list__line">
          <span>{dish.name.trim() || t('New dish')}</span>
          <MoveButtons
            of={dish.name.trim() || t('the new dish')}
            at={index}
            count={rows.length}
            onMove={(move: Move) => moveDish(entry.key, move)}
          />
        </li>
      ))}
    </ol>
  );
}
