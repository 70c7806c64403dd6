import './order-dialog.css';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMenuActions } from './menu-actions.ts';
import type { Move } from './menu-order.ts';
import type { MenuRow } from './menu-rows.ts';
import { MoveButtons } from './move-buttons.tsx';
import { groupBySection, type MenuSection } from './sections.ts';
import { sayDishes } from './say-task.ts';
import { say } from '../../translations/say.ts';

interface OrderDialogProps {
  /** All dishes that are on the menu. */
  rows: readonly MenuRow[];
  onClose: () => void;
}

/** Sections and the dishes in them, each to be moved up and down. Nothing is saved before the menu is. */
export function OrderDialog({ rows, onClose }: OrderDialogProps) {
  const sections = groupBySection(rows);
  const [opened, setOpened] = useState(sections.length === 1 ? sections[0]?.name : undefined);
  const { moveSection } = useMenuActions();
  return (
    <Dialog open isPanel onClose={onClose} title={say('Order of the menu')}>
      <p className="menu-editor__hint">{say('Diners see it in this order. It is saved with the menu.')}</p>
      <ol className="order-list">
        {sections.map((section, index) => (
          <li key={section.name}>
            <div className="order-list__line">
              <Button
                kind="quiet"
                aria-expanded={opened === section.name}
                onClick={() => setOpened(opened === section.name ? undefined : section.name)}
              >
                {section.name || say('Without a section')}
              </Button>
              <span className="order-list__count">{sayDishes(section.rows.length)}</span>
              <MoveButtons
                of={section.name || say('the dishes without a section')}
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
        {say('Done')}
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
          <span>{dish.name.trim() || say('New dish')}</span>
          <MoveButtons
            of={dish.name.trim() || say('the new dish')}
            at={index}
            count={rows.length}
            onMove={(move: Move) => moveDish(entry.key, move)}
          />
        </li>
      ))}
    </ol>
  );
}
