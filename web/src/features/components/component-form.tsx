import type { ComponentEdit } from '@clearplate/contract/components';
import type { MenuDish } from '@clearplate/contract/menu';
import { allergens } from '@clearplate/domain/facts/allergens';
import type { StatementLevel } from '@clearplate/domain/facts/dish';
import { useState } from 'react';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { t } from '../../translations/t.ts';
import { editOf, isSame, linesOf, withoutGone, type Draft } from './component-draft.ts';
import { rebaseComponent } from './rebase-component.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface TickListProps {
  title: string;
  items: readonly { readonly id: number; readonly name: string }[];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

function TickList({ title, items, chosen, onChange }: TickListProps) {
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].toSorted((a, b) => a - b));
  return (
    <details className="component-form__ticks">
      <summary>
        {title} <span>{t('{count} chosen', { count: chosen.length })}</span>
      </summary>
      {items.map(({ id, name }) => (
        <TickBox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
          {name}
        </TickBox>
      ))}
    </details>
  );
}

function Statements({ levels, onChange }: { levels: Draft['levels']; onChange: (levels: Draft['levels']) => void }) {
  const options = [
    { value: 'not_stated', label: t('not stated') },
    { value: 'contains', label: t('contains') },
    { value: 'may_contain', label: t('may contain') },
    { value: 'absent', label: t('is not in it') },
  ];
  const [shown] = useState(() => allergens.filter(({ id, group }) => group !== 'finer' || levels.has(id)));
  return (
    <details className="component-form__ticks">
      <summary>{t('Allergens')}</summary>
      <p>{t('What it is said to be without clears no dish by itself: say that of the dish.')}</p>
      <div className="component-form__levels">
        {shown.map(({ id }) => (
          <SelectField
            key={id}
            label={nameOfAllergen(id)}
            options={options}
            value={levels.get(id) ?? 'not_stated'}
            onChange={({ target }) => {
              const next = new Map(levels);
              if (target.value === 'not_stated') next.delete(id);
              else next.set(id, target.value as StatementLevel);
              onChange(next);
            }}
          />
        ))}
      </div>
    </details>
  );
}

export interface ComponentFormProps {
  draft: Draft;
  others: readonly { readonly id: number; readonly name: string }[];
  dishes: readonly MenuDish[];
  isBusy: boolean;
  problem: string | undefined;
  onSave: (edit: ComponentEdit, typed: Draft) => void;
  onCancel: () => void;
  onRemove?: () => void;
}

/** Edits one component, and names the dishes that it is in. */
export function ComponentForm({
  draft,
  others,
  dishes,
  isBusy,
  problem,
  onSave,
  onCancel,
  onRemove,
}: ComponentFormProps) {
  const [typed, setTyped] = useState(draft);
  const [from, setFrom] = useState(draft);
  const [isLeaving, setLeaving] = useState(false);
  if (from !== draft) {
    setFrom(draft);
    setTyped(rebaseComponent(from, typed, draft));
  }
  // Something that was added here and has since been removed can't be saved.
  const now = withoutGone(typed, (id) => draft.uses.includes(id) || others.some((one) => one.id === id));
  const { dishIds, uses } = now;
  const change = (part: Partial<Draft>) => setTyped({ ...now, ...part });
  // The list was confirmed as complete before it changed.
  const changeList = (ingredients: string) =>
    change({ ingredients, isComplete: now.isComplete && isSame(linesOf(ingredients), linesOf(now.ingredients)) });
  return (
    <form
      className="component-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(editOf(draft, now), now);
      }}
    >
      <TextField
        label={t('Name')}
        placeholder={t('House sauce')}
        maxLength={100}
        required
        value={now.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={t('Ingredients, one a line')}
        rows={6}
        value={now.ingredients}
        onChange={({ target }) => changeList(target.value)}
      />
      <TickBox checked={now.isComplete} onChange={(isComplete) => change({ isComplete, isTicked: isComplete })}>
        {t('This is all that is in it')}
      </TickBox>
      {others.length > 0 && (
        <TickList
          title={t('Other components in it')}
          items={others}
          chosen={uses}
          onChange={(chosen) => change({ uses: chosen, isComplete: false })}
        />
      )}
      {dishIds && (
        <TickList
          title={t('Dishes that use it')}
          // An archived one stays visible once it is unticked, so that it can be ticked again.
          items={dishes.filter(({ archived, id }) => !archived || [dishIds, draft.dishIds ?? []].flat().includes(id))}
          chosen={dishIds}
          onChange={(chosen) => change({ dishIds: chosen })}
        />
      )}
      <Statements levels={now.levels} onChange={(levels) => change({ levels })} />
      <ProblemNotice>{problem}</ProblemNotice>
      <div className="component-form__actions">
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('Save')}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        {onRemove && (
          <Button kind="quiet" onClick={() => setLeaving(true)}>
            {t('Remove')}
          </Button>
        )}
      </div>
      {isLeaving && onRemove && (
        <RemoveDialog
          name={draft.name}
          busy={isBusy}
          problem={problem}
          onConfirm={onRemove}
          onCancel={() => setLeaving(false)}
        />
      )}
    </form>
  );
}
