import { sayDate } from '@clearplate/domain/instants';
import { Switch } from '../../shared/ui/switch.tsx';
import type { DishCellProps } from './cell-props.ts';
import { useMenuActions } from './menu-actions.ts';

/** Whether the list is whole, and whether all is said about cross-contact. */
export function DishCompleteness({ dishKey, draft, dish }: DishCellProps) {
  const { edit } = useMenuActions();
  const { ingredients, ingredientsCompleteAt, crossContactStatedAt, ingredientsChangedAt } = dish.record;
  const isComplete = ingredients.length > 0 && ingredientsCompleteAt !== null;
  const lostWhole = !isComplete && ingredients.length > 0 && ingredientsChangedAt !== null;
  const saySince = (at: string | null, isPending: boolean) =>
    isPending ? 'dated when you save' : `since ${sayDate(at)}`;
  return (
    <section className="dish-panel__part" aria-label="How much is said">
      <h3>Ingredients</h3>
      <p>{ingredients.length > 0 ? ingredients.join(', ') : 'No ingredient information'}</p>
      {ingredients.length > 0 && (
        <Switch checked={isComplete} onChange={(on) => edit(dishKey, (before) => ({ ...before, listComplete: on }))}>
          This list is complete
        </Switch>
      )}
      <p className="dish-panel__note">
        {isComplete
          ? `Confirmed as whole, ${saySince(ingredientsCompleteAt, draft.listComplete === true)}.`
          : lostWhole
            ? 'The list was changed: confirm that it is whole once more.'
            : 'Until it is confirmed as whole, something may be missing from it.'}
      </p>
      <h3>Cross-contact</h3>
      <Switch
        checked={crossContactStatedAt !== null}
        onChange={(on) => edit(dishKey, (before) => ({ ...before, crossContact: on }))}
      >
        All that there is to say about cross-contact is said
      </Switch>
      <p className="dish-panel__note">
        {crossContactStatedAt === null
          ? 'Diners for whom traces are dangerous see this dish as not verified.'
          : `Stated, ${saySince(crossContactStatedAt, draft.crossContact === true)}.`}
      </p>
    </section>
  );
}
