import { useId, useState } from 'react';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { DishCellProps } from './cell-props.ts';
import { setField } from './draft-edits.ts';
import { useMenuActions } from './menu-actions.ts';
import { readPrice, typedPrice } from './price-text.ts';
import { say } from '../../translations/say.ts';

/** Where a dish stands on the menu, and what it costs. */
export function DishFieldsPart({ dishKey, dish, sections }: DishCellProps & { sections: readonly string[] }) {
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
