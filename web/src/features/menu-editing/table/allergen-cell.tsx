import '../../../shared/ui/chips.css';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { suggestAllergens } from '../../../shared/lib/find-allergens.ts';
import type { ComboboxOption } from '../../../shared/ui/option-list.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Cell } from './cell.tsx';
import type { DishCellProps } from './cell-props.ts';
import { stateAllergen, withdrawAllergen } from '../model/draft-edits.ts';
import type { Dish } from '@clearplate/domain/facts/dish';
import { ListEditor } from './list-editor.tsx';
import { useMenuActions } from '../model/menu-actions.ts';
import { nameFor, describeAllergens } from '../model/describe-task.ts';
import { t } from '../../../translations/t.ts';
import { Translation } from '../../../shared/ui/translation.tsx';

function idsAt({ statements }: Dish, level: 'contains' | 'may_contain' | 'absent'): AllergenId[] {
  const found = statements.filter((one) => one.level === level);
  return [...new Set(found.map(({ allergen }) => allergen))];
}

const asOption = (id: AllergenId): ComboboxOption => ({ key: id, label: nameFor(id) });

/** Edits what a dish contains; the other levels are stated in its details. */
export function AllergenCell({ isOpen, ...props }: DishCellProps & { isOpen: boolean }) {
  const { dishKey, draft, dish } = props;
  const { edit, openPanel } = useMenuActions();
  const contained = idsAt(dish, 'contains');
  const suggest = (text: string) =>
    suggestAllergens(text).map(({ id }) => ({
      ...asOption(id),
      note: contained.includes(id) ? t('listed') : undefined,
    }));
  return (
    <Cell
      dishKey={dishKey}
      column="allergens"
      label={t('Edit allergens')}
      isOpen={isOpen}
      editor={
        <ListEditor
          {...{ dishKey, draft, suggest }}
          label={t('Add an allergen')}
          items={contained.map(asOption)}
          onAdd={({ key }) =>
            edit(dishKey, (before) => stateAllergen(before, key as AllergenId, { level: 'contains' }))
          }
          onRemove={(key) => edit(dishKey, (before) => withdrawAllergen(before, key as AllergenId))}
        >
          <p className="menu-editor__hint">
            <Translation
              sentence="If you remove one, it is {em}. State “may contain” and “absent” in the details."
              em={<em>{t('not stated')}</em>}
            />
          </p>
          <Button kind="quiet" onClick={() => openPanel(dishKey)}>
            {t('Open the details')}
          </Button>
        </ListEditor>
      }
    >
      <AllergenWords dish={dish} />
    </Cell>
  );
}

function AllergenWords({ dish }: { dish: Dish }) {
  const contained = idsAt(dish, 'contains');
  const possible = idsAt(dish, 'may_contain').filter((id) => !contained.includes(id));
  const absent = idsAt(dish, 'absent').filter((id) => !contained.includes(id) && !possible.includes(id));
  if (contained.length + possible.length + absent.length === 0)
    return <span className="menu-cell__empty">{t('No allergen information')}</span>;
  return (
    <>
      {contained.length > 0 && (
        <span className="menu-cell__line">
          <b>{t('Contains')}</b> {describeAllergens(contained)}
        </span>
      )}
      {possible.length > 0 && (
        <span className="menu-cell__line">
          <b>{t('May contain')}</b> {describeAllergens(possible)}
        </span>
      )}
      {absent.length > 0 && (
        <span className="menu-cell__line menu-cell__line--soft">
          {t('Stated absent: {allergens}', { allergens: describeAllergens(absent) })}
        </span>
      )}
    </>
  );
}
