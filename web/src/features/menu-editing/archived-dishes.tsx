import { Button } from '../../shared/ui/button.tsx';
import { setField } from './draft-edits.ts';
import { useMenuActions } from './menu-actions.ts';
import type { MenuRow } from './menu-rows.ts';
import { say, sayCount } from '../../translations/say.ts';

/** What was taken off the menu, and may come back. */
export function ArchivedDishes({ rows }: { rows: readonly MenuRow[] }) {
  const { edit } = useMenuActions();
  if (rows.length === 0) return null;
  return (
    <details className="archived-dishes">
      <summary>{sayCount(rows.length, '{count} archived dish', '{count} archived dishes')}</summary>
      <ul>
        {rows.map(({ entry: { key }, dish }) => (
          <li key={key}>
            {dish.name}
            <Button kind="quiet" onClick={() => edit(key, (draft) => setField(draft, 'archived', false))}>
              {say('Put back')}
              <span className="visually-hidden"> {dish.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
