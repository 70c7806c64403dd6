import './conflict-dialog.css';
import { sayPrice } from '@clearplate/domain/money';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import type { Said } from './dish-draft.ts';
import type { DishKey, MenuState } from './menu-state.ts';
import type { Choice, Conflict } from './rebase-draft.ts';
import { nameFor, sayNumber } from './say-task.ts';

interface ConflictDialogProps {
  state: MenuState;
  onChoose: (key: DishKey, conflict: Conflict, choice: Choice) => void;
  onClose: () => void;
}

/** Somebody else saved this menu meanwhile: both versions side by side, wherever both changed the same thing. */
export function ConflictDialog({ state, onChoose, onClose }: ConflictDialogProps) {
  const { conflicts, entries, drafts } = state;
  const chooseAll = (choice: Choice) => {
    for (const [key, list] of conflicts) for (const conflict of list) onChoose(key, conflict, choice);
  };
  return (
    <Dialog open isPanel onClose={onClose} title="Somebody else changed this menu meanwhile">
      <p>
        Nothing was saved yet, and nothing that you typed is lost: it stands on top of the newer menu.{' '}
        {conflicts.size === 0
          ? 'What was changed there and what you changed go together. Look at it once more, and save.'
          : `Of ${sayNumber(conflicts.size, 'dish', 'dishes')} both of you changed the same. Choose what to keep.`}
      </p>
      {entries
        .filter(({ key }) => conflicts.has(key))
        .map(({ key, saved }) => (
          <section key={key} className="conflict">
            <h3>{drafts.get(key)?.fields.name ?? saved.name}</h3>
            {conflicts.get(key)?.map((conflict) => (
              <Sides
                key={unitName(conflict)}
                conflict={conflict}
                onChoose={(choice) => onChoose(key, conflict, choice)}
              />
            ))}
          </section>
        ))}
      <div className="dish-panel__actions">
        {conflicts.size > 0 && (
          <>
            <Button onClick={() => chooseAll('mine')}>Keep all of yours</Button>
            <Button onClick={() => chooseAll('theirs')}>Take all of theirs</Button>
          </>
        )}
        <Button kind={conflicts.size === 0 ? 'primary' : 'quiet'} onClick={onClose}>
          {conflicts.size === 0 ? 'Back to the menu' : 'Decide later'}
        </Button>
      </div>
    </Dialog>
  );
}

const fieldNames = {
  name: 'Dish Name',
  description: 'Description',
  section: 'Section',
  price_cents: 'Price',
  image_url: 'Image',
  archived: 'On the menu',
  ingredients: 'Ingredients',
} as const;

const unitName = (conflict: Conflict): string =>
  conflict.unit === 'allergen' ? nameFor(conflict.allergen) : fieldNames[conflict.unit];

const levelWords = { contains: 'Contains', may_contain: 'May contain', absent: 'Absent' } as const;

function saySaid(said: Said | 'withdrawn'): string {
  if (said === 'withdrawn') return 'Not stated';
  return said.reason ? `${levelWords[said.level]}: ${said.reason}` : levelWords[said.level];
}

function saySide(conflict: Conflict, side: 'mine' | 'theirs'): string {
  if (conflict.unit === 'allergen') return saySaid(conflict[side]);
  if (conflict.unit === 'ingredients') return conflict[side].join(', ') || 'None';
  const value = conflict[side];
  if (conflict.unit === 'price_cents') return typeof value === 'number' ? sayPrice(value) : 'No price';
  if (conflict.unit === 'archived') return value === true ? 'Archived' : 'On the menu';
  if (conflict.unit === 'image_url') return value === null ? 'No image' : 'Another image';
  return String(value) || 'Empty';
}

function Sides({ conflict, onChoose }: { conflict: Conflict; onChoose: (choice: Choice) => void }) {
  return (
    <fieldset className="conflict__unit">
      <legend>{unitName(conflict)}</legend>
      <div className="conflict__sides">
        <button type="button" onClick={() => onChoose('mine')}>
          <span className="conflict__whose">Yours</span>
          {saySide(conflict, 'mine')}
          <span className="conflict__choose">Keep yours</span>
        </button>
        <button type="button" onClick={() => onChoose('theirs')}>
          <span className="conflict__whose">Theirs</span>
          {saySide(conflict, 'theirs')}
          <span className="conflict__choose">Take theirs</span>
        </button>
      </div>
    </fieldset>
  );
}
