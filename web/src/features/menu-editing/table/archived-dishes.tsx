import { useRef, useState } from 'react';
import { useLostFocus } from '../../../shared/lib/use-lost-focus.ts';
import { announce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { setField } from '../model/draft-edits.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import type { DishKey } from '../model/menu-state.ts';
import type { MenuRow } from '../model/menu-rows.ts';
import { t, tCount } from '../../../translations/t.ts';

/** Lists archived dishes, which can be put back. */
export function ArchivedDishes({ rows }: { rows: readonly MenuRow[] }) {
  const { edit } = useMenuActions();
  const [back, setBack] = useState<DishKey>();
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(back, () => place.current?.focus());
  const putBack = ({ entry: { key }, dish: { name } }: MenuRow) => {
    edit(key, (draft) => setField(draft, 'archived', false));
    setBack(key);
    announce(t('“{name}” is on the menu again.', { name }));
  };
  return (
    <div ref={place} tabIndex={-1}>
      {rows.length > 0 && (
        <details className="archived-dishes">
          <summary>{tCount(rows.length, '{count} archived dish', '{count} archived dishes')}</summary>
          <ul>
            {rows.map((row) => (
              <li key={row.entry.key}>
                {row.dish.name}
                <Button kind="quiet" onClick={() => putBack(row)}>
                  {t('Put back')}
                  <span className="visually-hidden"> {row.dish.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
