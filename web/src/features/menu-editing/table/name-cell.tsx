import { formatPrice } from '@clearplate/domain/menu/money';
import { useState } from 'react';
import { Cell } from './cell.tsx';
import type { DishCellProps } from './cell-props.ts';
import type { Column } from '../model/columns.ts';
import { setField } from '../model/draft-edits.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import { readPrice, typedPrice } from '../../../shared/lib/price-text.ts';
import { TextEditor } from './text-editor.tsx';
import { t } from '../../../translations/t.ts';

interface NameCellProps extends DishCellProps {
  open: Column | undefined;
  /** Why it can't be saved like this. */
  problem: string | undefined;
}

/** Edits a dish's name and price, and opens everything else about it. */
export function NameCell({ open, problem, ...props }: NameCellProps) {
  const { dishKey, draft, dish } = props;
  const { edit, openPanel } = useMenuActions();
  const isNameless = dish.name.trim() === '';
  return (
    <>
      <Cell
        dishKey={dishKey}
        column="name"
        label={t('Edit dish name')}
        isOpen={open === 'name'}
        editor={
          <TextEditor
            {...{ dishKey, draft }}
            label={t('Dish Name')}
            text={dish.name}
            maxLength={200}
            // A new dish has no name until somebody types.
            problem={draft.fields.name?.trim() === '' ? t('A dish needs a name') : undefined}
            onText={(text) => edit(dishKey, (before) => setField(before, 'name', text))}
          />
        }
      >
        {dish.name.trim() || <span className="menu-cell__empty">{t('Name this dish')}</span>}
      </Cell>
      {problem && !(open === 'name' && isNameless) && <p className="menu-editor__problem">{problem}</p>}
      <div className="menu-row__more">
        <PriceCell {...props} isOpen={open === 'price'} />
        <button
          type="button"
          className="menu-cell menu-cell--panel"
          data-cell="panel"
          aria-haspopup="dialog"
          onClick={() => openPanel(dishKey)}
        >
          {t('Details')}
          <span className="visually-hidden"> {t('of {name}', { name: dish.name })}</span>
        </button>
      </div>
    </>
  );
}

function PriceCell({ dishKey, draft, dish, isOpen }: DishCellProps & { isOpen: boolean }) {
  const { edit } = useMenuActions();
  const [problem, setProblem] = useState<string>();
  const onText = (text: string) => {
    const cents = readPrice(text);
    setProblem(cents === undefined ? t('Type an amount like 12.50') : undefined);
    if (cents !== undefined) edit(dishKey, (before) => setField(before, 'price_cents', cents));
  };
  return (
    <Cell
      dishKey={dishKey}
      column="price"
      label={t('Edit price')}
      isOpen={isOpen}
      editor={
        <TextEditor
          {...{ dishKey, draft, problem, onText }}
          label={t('Price in dollars')}
          text={typedPrice(dish.price_cents)}
          maxLength={10}
          inputMode="decimal"
        />
      }
    >
      {dish.price_cents === null ? (
        <span className="menu-cell__empty">{t('Add a price')}</span>
      ) : (
        formatPrice(dish.price_cents)
      )}
    </Cell>
  );
}
