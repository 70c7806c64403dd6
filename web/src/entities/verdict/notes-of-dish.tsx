import './notes-of-dish.css';
import { noteKeyOf, warns, type Told } from '@clearplate/domain/verdict/told';
import { type ComponentType, useRef } from 'react';
import { Link } from 'react-router';
import { describeTold } from './describe-told.ts';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { t, tCount } from '../../translations/t.ts';

interface ActionsProps {
  told: Told;
  onForget: () => void;
}

// Most people who read about a dish have noted nothing, so this loads only when it is needed.
const NoteActions = lazyDialog<ActionsProps>(async () => (await import('./note-actions.tsx')).NoteActions);

interface NotesOfDishProps {
  dish: number;
  notes: readonly Told[];
  /** A small list stands beside other lines, and leads nowhere. */
  isSmall?: boolean;
  Actions?: ComponentType<ActionsProps>;
}

/**
 * Lists the notes about a dish, and those about other dishes that raise a question about this one. Each can be sent or
 * deleted here, for all the dishes that it is about.
 */
export function NotesOfDish({ dish, notes, isSmall = false, Actions = NoteActions }: NotesOfDishProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {notes.length > 0 && (
        <ul
          className={isSmall ? 'notes-of-dish notes-of-dish--small' : 'notes-of-dish'}
          role="list"
          aria-label={t('What you were told')}
        >
          {notes.map((one) => (
            <li key={noteKeyOf(one)}>
              <p className={warns(one) ? 'notes-of-dish__warning' : undefined}>{describeTold(one)}</p>
              {!one.dishes.includes(dish) ? (
                <p>
                  {t('That was said of other dishes here. Ask whether it is so for this one.')}{' '}
                  {!isSmall && <Link to={`/restaurant/${one.restaurant}/ask`}>{t('Ask the waiter')}</Link>}
                </p>
              ) : (
                one.dishes.length > 1 && <p>{tCount(one.dishes.length, 'About one dish', 'About {count} dishes')}</p>
              )}
              {/* The pressed button disappears with its note. */}
              <Actions told={one} onForget={() => place.current?.focus({ preventScroll: true })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
