import { useIngredients } from '../../../shared/api/ingredient-catalogue.ts';
import { addNames, hasName, suggestIngredients } from '../../../shared/lib/ingredient-list.ts';
import { Cell } from './cell.tsx';
import type { DishCellProps } from './cell-props.ts';
import { setIngredients } from '../model/draft-edits.ts';
import { ListEditor } from './list-editor.tsx';
import { useMenuActions } from '../model/menu-actions.ts';
import { t } from '../../../translations/t.ts';

export function IngredientCell({ isOpen, ...props }: DishCellProps & { isOpen: boolean }) {
  const { ingredients, ingredients_complete_at, uses, components } = props.dish;
  const used = components.flatMap(({ id, name }) => (uses.includes(id) ? [name] : []));
  // "Vegetable oil" in the list is the component of that name.
  const others = ingredients.filter((one) => !hasName(used, one));
  return (
    <Cell
      dishKey={props.dishKey}
      column="ingredients"
      label={t('Edit ingredients')}
      isOpen={isOpen}
      editor={<IngredientEditor {...props} />}
    >
      {ingredients.length + uses.length > 0 ? (
        <>
          <span className="menu-cell__line">{[...used, ...others].join(', ')}</span>
          {ingredients_complete_at === null && (
            <span className="menu-cell__line menu-cell__line--soft">{t('Not confirmed complete')}</span>
          )}
        </>
      ) : (
        <span className="menu-cell__empty">{t('No ingredient information')}</span>
      )}
    </Cell>
  );
}

function IngredientEditor({ dishKey, draft, dish }: DishCellProps) {
  const { edit } = useMenuActions();
  const { names, status } = useIngredients();
  const { ingredients } = dish;
  const set = (list: readonly string[]) => edit(dishKey, (before) => setIngredients(before, list));
  const suggest = (text: string) =>
    suggestIngredients(names, text).map((name) => ({
      key: name,
      label: name,
      note: hasName(ingredients, name) ? t('listed') : undefined,
    }));
  return (
    <ListEditor
      {...{ dishKey, draft, suggest }}
      label={t('Add an ingredient')}
      items={ingredients.map((name) => ({ key: name, label: name }))}
      onAdd={({ label }) => set(addNames(ingredients, [label]))}
      onRemove={(name) => set(ingredients.filter((one) => one !== name))}
      addWritten={status === 'pending' ? undefined : (written) => set(addNames(ingredients, written))}
    />
  );
}
