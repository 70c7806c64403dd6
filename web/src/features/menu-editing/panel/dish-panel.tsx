import './dish-panel.css';
import { Fragment, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { sayDate } from '@clearplate/domain/facts/instants';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { DishCellProps } from '../table/cell-props.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import { say } from '../../../translations/say.ts';
import { emptyDraft } from '../model/dish-draft.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { setField } from '../model/draft-edits.ts';
import { readPrice, typedPrice } from '../model/price-text.ts';
import { DishStatements } from './dish-statements.tsx';
import type { MenuRow } from '../model/menu-rows.ts';

/** Where a dish stands on the menu, and what it costs. */
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
    <section className="dish-panel__fields" aria-label={say('Section and price')}>
      <TextField
        label={say('Section')}
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
        label={say('Price in $')}
        inputMode="decimal"
        maxLength={10}
        value={price}
        error={readPrice(price) === undefined ? say('Type an amount like 12.50') : undefined}
        errorIsLive
        onChange={({ target }) => onPrice(target.value)}
      />
    </section>
  );
}

/** Whether the list is whole, and whether all is said about cross-contact. */
function DishCompleteness({ dishKey, draft, dish }: DishCellProps) {
  const { edit } = useMenuActions();
  const { ingredients, ingredientsCompleteAt, crossContactStatedAt, ingredientsChangedAt } = dish.record;
  const isComplete = ingredients.length > 0 && ingredientsCompleteAt !== null;
  const lostWhole = !isComplete && ingredients.length > 0 && ingredientsChangedAt !== null;
  const saySince = (at: string | null, isPending: boolean) =>
    isPending ? say('dated when you save') : say('since {date}', { date: sayDate(at, say) });
  return (
    <section className="dish-panel__part" aria-label={say('How much is said')}>
      <h3>{say('Ingredients')}</h3>
      <p>{ingredients.length > 0 ? ingredients.join(', ') : say('No ingredient information')}</p>
      {ingredients.length > 0 && (
        <Switch checked={isComplete} onChange={(on) => edit(dishKey, (before) => ({ ...before, listComplete: on }))}>
          {say('This list is complete')}
        </Switch>
      )}
      <p className="dish-panel__note">
        {isComplete
          ? say('Confirmed as whole, {since}.', { since: saySince(ingredientsCompleteAt, draft.listComplete === true) })
          : lostWhole
            ? say('The list was changed: confirm that it is whole once more.')
            : say('Until it is confirmed as whole, something may be missing from it.')}
      </p>
      <h3>{say('Cross-contact')}</h3>
      <Switch
        checked={crossContactStatedAt !== null}
        onChange={(on) => edit(dishKey, (before) => ({ ...before, crossContact: on }))}
      >
        {say('All that there is to say about cross-contact is said')}
      </Switch>
      <p className="dish-panel__note">
        {crossContactStatedAt === null
          ? say('Diners for whom traces are dangerous see this dish as not verified.')
          : say('Stated, {since}.', { since: saySince(crossContactStatedAt, draft.crossContact === true) })}
      </p>
    </section>
  );
}

export interface DishPanelProps {
  row: MenuRow;
  sections: readonly string[];
  /** Goes to the dish before or after; `undefined` at the menu's ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** What stands below: the dish's history. */
  children?: ReactNode;
}

/** Everything that is said of one dish, beside the menu. Nothing is saved before the menu is. */
export function DishPanel(props: DishPanelProps) {
  const { row, sections, onPrevious, onNext, onClose, children } = props;
  const { add, takeOff } = useMenuActions();
  const { entry, dish, draft = emptyDraft, findings, context } = row;
  // Drawn when the open panel can be seen: a press is answered by that.
  const isReady = useDeferredValue(true, false);
  const shared = { dishKey: entry.key, draft, dish };
  const act = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog open isPanel onClose={onClose} title={dish.name.trim() || say('New dish')}>
      <div className="dish-panel">
        {isReady && (
          <>
            <DishStatements {...shared} findings={findings} context={context} />
            <DishCompleteness {...shared} />
            <DishFieldsPart key={entry.key} {...shared} sections={sections} />
            <Fragment key={`about ${entry.key}`}>{children}</Fragment>
            <div className="dish-panel__actions">
              <Button onClick={act(() => add(dish.section.trim(), entry.key))}>{say('Duplicate this dish')}</Button>
              <Button onClick={act(() => takeOff([entry.key]))}>
                {entry.isNew ? say('Remove this dish') : say('Archive this dish')}
              </Button>
            </div>
          </>
        )}
        <div className="dish-panel__foot">
          <div className="dish-panel__way">
            <Button disabled={!onPrevious} onClick={onPrevious}>
              {say('Previous')}
              <span className="visually-hidden"> {say('dish')}</span>
            </Button>
            <Button disabled={!onNext} onClick={onNext}>
              {say('Next')}
              <span className="visually-hidden"> {say('dish')}</span>
            </Button>
          </div>
          <Button kind="primary" onClick={onClose}>
            {say('Done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
