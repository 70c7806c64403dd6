import './kitchen.css';
import type { Kitchen } from '@clearplate/contract/kitchen';
import type { MenuDish } from '@clearplate/contract/menu';
import { useState } from 'react';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { UndoNote } from '../../shared/ui/undo-note.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { EquipmentCard } from './equipment-card.tsx';
import { kinds } from './equipment-words.ts';
import { isChanged, type EquipmentDraft } from './kitchen-state.ts';
import { useKitchen } from './use-kitchen.ts';
import { WhatFollowsList } from './what-follows-list.tsx';
import { say } from '../../translations/say.ts';

interface KitchenEditorProps {
  kitchen: Kitchen;
  dishes: readonly MenuDish[];
}

/** What dishes share, named once; "may contain" follows by itself. */
export function KitchenEditor({ kitchen, dishes }: KitchenEditorProps) {
  const { state, dispatch, change, save, status, refusal, problems } = useKitchen(kitchen);
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
      <div className="kitchen__add" role="group" aria-label={say('Add what dishes share')}>
        {kinds.map(({ value, label }) => (
          <Button key={value} onClick={() => add(value)}>
            <span aria-hidden="true">+</span> {label}
          </Button>
        ))}
      </div>
      {state.drafts.length === 0 && <p>{say('Nothing is shared yet.')}</p>}
      <ul className="kitchen__list" role="list">
        {state.drafts.map((equipment) => (
          <EquipmentCard
            key={equipment.key}
            {...{ equipment, dishes }}
            problem={problems.get(equipment.key)}
            onChange={(part) => change(equipment.key, part)}
            onRemove={() => dispatch({ kind: 'remove', key: equipment.key })}
            isNew={equipment.key === `new-${count - 1}`}
          />
        ))}
      </ul>
      <WhatFollowsList drafts={state.drafts} dishes={dishes} />
      <SaveBar
        label={say('Save')}
        status={
          changed ? say('Changed, not saved yet.') : status === 'saved' ? say('Saved.') : say('Nothing is changed.')
        }
        problem={refusal}
        busy={status === 'saving'}
        disabled={!changed}
        isResting={!changed && !refusal && !removed}
        notice={<RemovedNote removed={removed?.draft} onUndo={() => dispatch({ kind: 'putBack' })} />}
        onSave={save}
      >
        <Button disabled={!changed || status === 'saving'} onClick={() => dispatch({ kind: 'cancel' })}>
          {say('Cancel')}
        </Button>
      </SaveBar>
      <LeaveDialog guard={guard} />
    </div>
  );
}

function RemovedNote({ removed, onUndo }: { removed: EquipmentDraft | undefined; onUndo: () => void }) {
  const name = removed?.name.trim() || (kinds.find(({ value }) => value === removed?.kind)?.label ?? '');
  const sentence = say('“{name}” was removed.', { name });
  return <UndoNote gone={removed?.key} sentence={sentence} busy={false} onUndo={onUndo} />;
}
