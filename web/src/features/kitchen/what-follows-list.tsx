import type { MenuDish } from '@clearplate/contract/menu';
import { useDeferredValue, useMemo } from 'react';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import type { EquipmentDraft } from './kitchen-state.ts';
import { findWhatFollows, type Following } from './what-follows.ts';
import { say, sayList } from '../../translations/say.ts';
import { Say } from '../../shared/ui/say.tsx';

function sayFollowing({ statements }: Following): string {
  return statements.map(({ allergen }) => wordOfAllergen(allergen)).join(', ');
}

const sayShares = ({ shares }: Following): string =>
  say('shares {shares}', { shares: sayList(shares.map((name) => (name === '' ? say('something') : `“${name}”`))) });

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
      <h2 id="follows-heading">{say('What follows')}</h2>
      {warned.length === 0 ? (
        <p>
          {say('Nothing yet: dishes that share something, and differ in what they contain, warn of each other here.')}
        </p>
      ) : (
        <ul className="kitchen__follows" role="list">
          {warned.map((one) => (
            <li key={one.dish.id}>
              <Say
                sentence="{b} may contain {following}{span}"
                b={<b>{one.dish.name}</b>}
                following={sayFollowing(one)}
                span={<span>{sayShares(one)}</span>}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
