import type { MenuDish } from '@clearplate/contract/menu';
import { findAllergen } from '@clearplate/domain/allergens';
import { useDeferredValue, useMemo } from 'react';
import type { EquipmentDraft } from './kitchen-state.ts';
import { findWhatFollows, type Following } from './what-follows.ts';

function sayFollowing({ statements }: Following): string {
  return statements.map(({ allergen }) => findAllergen(allergen)?.word ?? allergen).join(', ');
}

const sayShares = ({ shares }: Following): string =>
  `shares ${shares.map((name) => (name === '' ? 'something' : `“${name}”`)).join(' and ')}`;

/** What diners will read because of what dishes share, before it is saved. */
export function WhatFollowsList({
  drafts,
  dishes,
}: {
  drafts: readonly EquipmentDraft[];
  dishes: readonly MenuDish[];
}) {
  const settled = useDeferredValue(drafts);
  const following = useMemo(() => findWhatFollows(settled, dishes), [settled, dishes]);
  const warned = following.filter(({ statements }) => statements.length > 0);
  return (
    <section aria-labelledby="follows-heading">
      <h2 id="follows-heading">What follows</h2>
      {warned.length === 0 ? (
        <p>Nothing yet: dishes that share something, and differ in what they contain, warn of each other here.</p>
      ) : (
        <ul className="kitchen__follows" role="list">
          {warned.map((one) => (
            <li key={one.dish.id}>
              <b>{one.dish.name}</b> may contain {sayFollowing(one)}
              <span>{sayShares(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
