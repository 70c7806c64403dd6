import type { Eater } from '@clearplate/contract/eaters';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { AllergenCatalogue } from './allergen-catalogue.tsx';
import { useAllergenList } from './use-allergen-list.ts';
import { say } from '../../translations/say.ts';

export const saveLabel = () => say('Save Allergens');

function sayState(count: number, isChanged: boolean): string {
  const chosen = count === 0 ? say('None chosen') : say('{count} chosen', { count });
  return chosen + (isChanged ? say(', not saved yet') : count > 0 ? say(', saved') : '');
}

/** One eater's allergens. Saving is silent; what could not be saved is said and stays ticked. */
export function AllergenEditor({ eater }: { eater: Eater }) {
  const list = useAllergenList(eater);
  const guard = useLeaveGuard(list.isChanged);
  const leave = () => {
    list.discard();
    guard.leave();
  };
  return (
    <>
      <AllergenCatalogue chosen={list.chosen} set={list.set} />
      <SaveBar
        label={saveLabel()}
        status={sayState(list.chosen.size, list.isChanged)}
        problem={list.error && sayRefusal(list.error, say('Your allergens were not saved'))}
        busy={list.isSaving}
        onSave={list.save}
      />
      <LeaveDialog guard={{ ...guard, leave }} />
    </>
  );
}
