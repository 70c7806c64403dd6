import './kitchen.css';
import type { Kitchen } from '@clearplate/contract/kitchen';
import type { MenuDish } from '@clearplate/contract/menu';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { UndoNote } from '../../shared/ui/undo-note.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { EquipmentCard } from './equipment-card.tsx';
import { kinds } from './equipment-words.ts';
import { type EquipmentDraft, type FryingOil, isChanged, keyOfOil } from './kitchen-state.ts';
import { useKitchen } from './use-kitchen.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import type { Statement } from '@clearplate/domain/facts/dish';
import { type KitchenDish, inKitchen, kitchenStatements } from '@clearplate/domain/facts/kitchen';
import { t, formatList } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

interface Following {
  readonly dish: Pick<KitchenDish, 'id' | 'name'>;
  /** The "may contain" statements that the dish will get. */
  readonly statements: readonly Statement[];
  /** The names of the equipment that it shares. */
  readonly shares: readonly string[];
}

/** Returns what follows for each dish that shares equipment, by the same rule as on the server. */
function findWhatFollows(drafts: readonly EquipmentDraft[], dishes: readonly MenuDish[]): readonly Following[] {
  // Statements that already follow have no date and are never certain, so it does no harm that these facts contain
  // them.
  const byId = new Map(dishes.map((dish) => [dish.id, inKitchen(dish, dish.facts)]));
  const following = kitchenStatements(drafts, byId);
  const shared = new Set(drafts.flatMap(({ dishIds }) => dishIds));
  return dishes
    .filter(({ id, archived }) => shared.has(id) && !archived)
    .map((dish) => ({
      dish,
      statements: following.get(dish.id) ?? [],
      shares: drafts.flatMap(({ dishIds, name }) => (dishIds.includes(dish.id) ? [name.trim()] : [])),
    }));
}

function describeFollowing({ statements }: Following): string {
  return statements.map(({ allergen }) => wordOfAllergen(allergen)).join(', ');
}

const describeShares = ({ shares }: Following): string =>
  t('shares {shares}', { shares: formatList(shares.map((name) => (name === '' ? t('something') : `“${name}”`))) });

/** Shows, before saving, what diners will read because dishes share equipment. */
function WhatFollowsList({ drafts, dishes }: { drafts: readonly EquipmentDraft[]; dishes: readonly MenuDish[] }) {
  const settled = useDeferredValue(drafts);
  const following = useMemo(() => findWhatFollows(settled, dishes), [settled, dishes]);
  const warned = following.filter(({ statements }) => statements.length > 0);
  return (
    <section aria-labelledby="follows-heading">
      <h2 id="follows-heading">{t('What this adds to your menu')}</h2>
      {warned.length === 0 ? (
        <p>{t('Nothing yet. When dishes share something but contain different things, their warnings appear here.')}</p>
      ) : (
        <ul className="kitchen__follows" role="list">
          {warned.map((one) => (
            <li key={one.dish.id}>
              <Translation
                sentence="{b} may contain {following}{span}"
                b={<b>{one.dish.name}</b>}
                following={describeFollowing(one)}
                span={<span>{describeShares(one)}</span>}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface KitchenEditorProps {
  kitchen: Kitchen;
  dishes: readonly MenuDish[];
  /** Its dishes share a fryer that isn't entered yet. */
  oil?: FryingOil | undefined;
}

/** Edits the equipment that dishes share; "may contain" statements follow from it. */
export function KitchenEditor({ kitchen, dishes, oil }: KitchenEditorProps) {
  const { state, dispatch, change, save, status, refusal, problems } = useKitchen(kitchen, oil);
  const [count, setCount] = useState(0);
  const changed = isChanged(state);
  const guard = useLeaveGuard(changed);
  const add = (equipment: (typeof kinds)[number]['value']) => {
    dispatch({ kind: 'add', key: `new-${count}`, equipment });
    setCount(count + 1);
  };
  const { removed } = state;
  return (
    <div className="kitchen">
      <div className="kitchen__add" role="group" aria-label={t('Add what dishes share')}>
        {kinds.map(({ value, label }) => (
          <Button key={value} onClick={() => add(value)}>
            <span aria-hidden="true">+</span> {label}
          </Button>
        ))}
      </div>
      {oil && changed && (
        <p>
          {t('Dishes fried in one oil leave traces in each other. Choose those that are fried in “{name}”, and save.', {
            name: oil.name,
          })}
        </p>
      )}
      {state.drafts.length === 0 && <p>{t('Nothing is shared yet.')}</p>}
      <ul className="kitchen__list" role="list">
        {state.drafts.map((equipment) => (
          <EquipmentCard
            key={equipment.key}
            {...{ equipment, dishes }}
            problem={problems.get(equipment.key)}
            onChange={(part) => change(equipment.key, part)}
            onRemove={() => dispatch({ kind: 'remove', key: equipment.key })}
            isNew={equipment.key === (count === 0 ? keyOfOil : `new-${count - 1}`)}
          />
        ))}
      </ul>
      <WhatFollowsList drafts={state.drafts} dishes={dishes} />
      <SaveBar
        label={t('Save')}
        status={changed ? t('Changed, not saved yet.') : status === 'saved' ? t('Saved.') : t('Nothing is changed.')}
        problem={refusal}
        busy={status === 'saving'}
        disabled={!changed}
        isResting={!changed && !refusal && !removed}
        notice={<RemovedNote removed={removed?.draft} onUndo={() => dispatch({ kind: 'putBack' })} />}
        onSave={save}
      >
        <Button disabled={!changed || status === 'saving'} onClick={() => dispatch({ kind: 'cancel' })}>
          {t('Cancel')}
        </Button>
      </SaveBar>
      <LeaveDialog guard={guard} />
    </div>
  );
}

function RemovedNote({ removed, onUndo }: { removed: EquipmentDraft | undefined; onUndo: () => void }) {
  const name = removed?.name.trim() || (kinds.find(({ value }) => value === removed?.kind)?.label ?? '');
  const sentence = t('“{name}” was removed.', { name });
  return <UndoNote gone={removed?.key} sentence={sentence} busy={false} onUndo={onUndo} />;
}
