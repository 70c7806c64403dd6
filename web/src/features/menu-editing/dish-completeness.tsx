import { sayDate } from '@clearplate/domain/instants';
import { Switch } from '../../shared/ui/switch.tsx';
import type { DishCellProps } from './cell-props.ts';
import { useMenuActions } from './menu-actions.ts';
import { say } from '../../translations/say.ts';

/** Whether the list is whole, and whether all is said about cross-contact. */
export function DishCompleteness({ dishKey, draft, dish }: DishCellProps) {
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
