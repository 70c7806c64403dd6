import './dish-panel.css';
import { Fragment, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { formatDate } from '@clearplate/domain/facts/instants';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { DishCellProps } from '../table/cell-props.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import { t } from '../../../translations/t.ts';
import { emptyDraft, type MadeComponent } from '../model/dish-draft.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { setField } from '../model/draft-edits.ts';
import { readPrice, typedPrice } from '../../../shared/lib/price-text.ts';
import { DishComponents } from './dish-components.tsx';
import { DishStatements } from './dish-statements.tsx';
import type { MenuRow } from '../model/menu-rows.ts';

/** Edits a dish's section and price. */
function DishFieldsPart({ dishKey, dish, sections }: DishCellProps & { sections: readonly string[] }) {
  const { edit } = useMenuActions();
  const [price, setPrice] = useState(typedPrice(dish.price_cents));
  const listId = useId();
  const onPrice = (text: string) => {
    setPrice(text);
    const cents = readPrice(text);
    if (cents !== undefined) edit(dishKey, (before) => setField(before, 'price_cents', cents));
  };
  return (
    <section className="dish-panel__fields" aria-label={t('Section and price')}>
      <TextField
        label={t('Section')}
        list={listId}
        maxLength={100}
        value={dish.section}
        onChange={({ target }) => edit(dishKey, (before) => setField(before, 'section', target.value))}
      />
      <datalist id={listId}>
        {sections.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        label={t('Price in $')}
        inputMode="decimal"
        maxLength={10}
        value={price}
        error={readPrice(price) === undefined ? t('Type an amount like 12.50') : undefined}
        errorIsLive
        onChange={({ target }) => onPrice(target.value)}
      />
    </section>
  );
}

/** Edits whether the ingredient list is complete, and whether everything about cross-contact is stated. */
function DishCompleteness({ dishKey, draft, dish }: DishCellProps) {
  const { edit } = useMenuActions();
  const { ingredients, ingredients_complete_at, cross_contact_stated_at, ingredients_changed_at } = dish;
  const hasList = ingredients.length + dish.uses.length > 0;
  const isComplete = hasList && ingredients_complete_at !== null;
  const isNewOrChanged = !isComplete && hasList && ingredients_changed_at !== null;
  const describeSince = (at: string | null, isPending: boolean) =>
    isPending ? t('dated when you save') : t('since {date}', { date: formatDate(at, t) });
  return (
    <section className="dish-panel__part" aria-label={t('How complete it is')}>
      <h3>{t('Ingredients')}</h3>
      <p>
        {ingredients.length > 0
          ? ingredients.join(', ')
          : hasList
            ? t('Nothing besides its components.')
            : t('No ingredient information')}
      </p>
      {hasList && (
        <Switch
          checked={isComplete}
          onChange={(on) => edit(dishKey, (before) => ({ ...before, ingredients_complete: on }))}
        >
          {t('This list is complete')}
        </Switch>
      )}
      <p className="dish-panel__note">
        {isComplete
          ? t('Confirmed complete, {since}.', {
              since: describeSince(ingredients_complete_at, draft.ingredients_complete === true),
            })
          : isNewOrChanged
            ? t('The list is new or changed: confirm that it’s complete.')
            : t('Until you confirm that it’s complete, something may be missing.')}
      </p>
      <h3>{t('Cross-contact')}</h3>
      <Switch
        checked={cross_contact_stated_at !== null}
        onChange={(on) => edit(dishKey, (before) => ({ ...before, cross_contact_stated: on }))}
      >
        {t('I’ve listed every cross-contact risk for this dish')}
      </Switch>
      <p className="dish-panel__note">
        {cross_contact_stated_at === null
          ? t('Diners for whom traces are dangerous see this dish as not verified.')
          : t('Stated, {since}.', {
              since: describeSince(cross_contact_stated_at, draft.cross_contact_stated === true),
            })}
      </p>
    </section>
  );
}

export interface DishPanelProps {
  row: MenuRow;
  sections: readonly string[];
  /** This menu's drafts create these components. */
  made: readonly MadeComponent[];
  /** Goes to the dish before or after; `undefined` at the menu's ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** Renders below, for example the dish's history. */
  children?: ReactNode;
}

/** Edits everything about one dish, beside the menu. It is saved with the menu. */
export function DishPanel(props: DishPanelProps) {
  const { row, sections, made, onPrevious, onNext, onClose, children } = props;
  const { add, takeOff } = useMenuActions();
  const { entry, dish, draft = emptyDraft, findings, context, answered } = row;
  // The content renders after the panel is visible, so that the press is answered at once.
  const isReady = useDeferredValue(true, false);
  const shared = { dishKey: entry.key, draft, dish };
  const act = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog open isPanel onClose={onClose} title={dish.name.trim() || t('New dish')}>
      <div className="dish-panel">
        {isReady && (
          <>
            <DishStatements key={`statements ${entry.key}`} {...shared} {...{ findings, context, answered }} />
            <DishComponents key={`components ${entry.key}`} row={row} made={made} />
            <DishCompleteness {...shared} />
            <DishFieldsPart key={entry.key} {...shared} sections={sections} />
            <Fragment key={`about ${entry.key}`}>{children}</Fragment>
            <div className="dish-panel__actions">
              <Button onClick={act(() => add(dish.section.trim(), entry.key))}>{t('Duplicate this dish')}</Button>
              <Button onClick={act(() => takeOff([entry.key]))}>
                {entry.isNew ? t('Remove this dish') : t('Archive this dish')}
              </Button>
            </div>
          </>
        )}
        <div className="dish-panel__foot">
          <div className="dish-panel__way">
            <Button disabled={!onPrevious} onClick={onPrevious}>
              {t('Previous')}
              <span className="visually-hidden"> {t('dish')}</span>
            </Button>
            <Button disabled={!onNext} onClick={onNext}>
              {t('Next')}
              <span className="visually-hidden"> {t('dish')}</span>
            </Button>
          </div>
          <Button kind="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
