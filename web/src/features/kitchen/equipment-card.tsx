import type { MenuDish } from '@clearplate/contract/menu';
import type { EquipmentKind } from '@clearplate/domain/facts/kitchen';
import { useState } from 'react';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { exampleOf, kinds } from './equipment-words.ts';
import type { EquipmentDraft } from './kitchen-state.ts';
import { t } from '../../translations/t.ts';

const DishPicker = lazyDialog(async () => (await import('./dish-picker.tsx')).DishPicker);

interface EquipmentCardProps {
  equipment: EquipmentDraft;
  dishes: readonly MenuDish[];
  problem: string | undefined;
  onChange: (change: Partial<EquipmentDraft>) => void;
  onRemove: () => void;
  /** Just added, so its name gets the focus. */
  isNew: boolean;
}

/** Edits one fryer, grill or surface, and the dishes made on it. */
export function EquipmentCard({ equipment, dishes, problem, onChange, onRemove, isNew }: EquipmentCardProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { kind, name, dishIds } = equipment;
  const called = name.trim() || t('this');
  const names = dishes.filter(({ id, archived }) => !archived && dishIds.includes(id)).map((dish) => dish.name);
  return (
    <li className="equipment">
      <div className="equipment__names">
        <TextField
          label={t('Name')}
          placeholder={exampleOf(kind)}
          maxLength={100}
          value={name}
          error={problem}
          // The user pressed the button that added it, so moving the focus is expected.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isNew}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <SelectField
          label={t('Kind')}
          options={kinds}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as EquipmentKind })}
        />
      </div>
      <p>{names.length === 0 ? t('No dish is made on it yet.') : names.join(', ')}</p>
      <div className="equipment__actions">
        <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('Choose dishes')}
          <span className="visually-hidden"> {t('for {called}', { called })}</span>
        </Button>
        <Button kind="quiet" onClick={onRemove}>
          {t('Remove')}
          <span className="visually-hidden"> {called}</span>
        </Button>
      </div>
      {isChoosing && (
        <DishPicker
          title={name.trim() ? t('What touches “{name}”?', { name: name.trim() }) : t('What touches it?')}
          dishes={dishes}
          chosen={dishIds}
          onChange={(ids) => onChange({ dishIds: ids })}
          onClose={() => setChoosing(false)}
        />
      )}
    </li>
  );
}
