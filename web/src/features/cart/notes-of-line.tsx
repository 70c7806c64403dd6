import './notes-of-line.css';
import { noteKeyOf, warns, type Told } from '@clearplate/domain/verdict/told';
import { useRef } from 'react';
import { describeTold } from '../../entities/verdict/describe-told.ts';
import { ForgetNote } from '../../entities/verdict/forget-note.tsx';
import { t, tCount } from '../../translations/t.ts';

interface NotesOfLineProps {
  dish: number;
  notes: readonly Told[];
}

/** Lists the notes about a dish in the cart, so that people can delete a mistaken warning where they read it. */
export function NotesOfLine({ dish, notes }: NotesOfLineProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {notes.length > 0 && (
        <ul className="notes-of-line" role="list" aria-label={t('What you were told')}>
          {notes.map((one) => (
            <li key={noteKeyOf(one)}>
              <p className={warns(one) ? 'notes-of-line__warning' : undefined}>{describeTold(one)}</p>
              {!one.dishes.includes(dish) ? (
                <p>{t('That was said of other dishes here. Ask whether it is so for this one.')}</p>
              ) : (
                one.dishes.length > 1 && <p>{tCount(one.dishes.length, 'About one dish', 'About {count} dishes')}</p>
              )}
              {/* The pressed button disappears with its note. */}
              <ForgetNote told={one} onForget={() => place.current?.focus({ preventScroll: true })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
