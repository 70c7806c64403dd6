import { us9 } from '@clearplate/domain/allergens';
import type { MenuRow } from './menu-rows.ts';

/** What is left to do about a dish, in a few words each. */
export function DishTags({ row: { entry, draft, tasks } }: { row: MenuRow }) {
  const { stated, contradictory, toConfirm, expiring } = tasks;
  return (
    <p className="dish-tags">
      {(entry.isNew || draft) && <span className="dish-tag dish-tag--changed">{entry.isNew ? 'New' : 'Changed'}</span>}{' '}
      {contradictory > 0 && <span className="dish-tag dish-tag--avoid">{contradictory} to resolve</span>}{' '}
      {toConfirm > 0 && <span className="dish-tag dish-tag--unverified">{toConfirm} to confirm</span>}{' '}
      {expiring > 0 && <span className="dish-tag dish-tag--cross">{expiring} expiring</span>}{' '}
      <span className="dish-tag">{`${stated} of ${us9.length} stated`}</span>
    </p>
  );
}
