import { us9 } from '@clearplate/domain/allergens';
import type { MenuRow } from './menu-rows.ts';
import { say } from '../../translations/say.ts';

/** What is left to do about a dish, in a few words each. */
export function DishTags({ row: { entry, draft, tasks } }: { row: MenuRow }) {
  const { stated, contradictory, toConfirm, expiring } = tasks;
  return (
    <p className="dish-tags">
      {(entry.isNew || draft) && (
        <span className="dish-tag dish-tag--changed">{entry.isNew ? say('New') : say('Changed')}</span>
      )}{' '}
      {contradictory > 0 && (
        <span className="dish-tag dish-tag--avoid">{say('{contradictory} to resolve', { contradictory })}</span>
      )}{' '}
      {toConfirm > 0 && (
        <span className="dish-tag dish-tag--unverified">{say('{toConfirm} to confirm', { toConfirm })}</span>
      )}{' '}
      {expiring > 0 && <span className="dish-tag dish-tag--cross">{say('{expiring} expiring', { expiring })}</span>}{' '}
      <span className="dish-tag">{say('{stated} of {count} stated', { stated, count: us9.length })}</span>
    </p>
  );
}
