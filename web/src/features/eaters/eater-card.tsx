import './eater-card.css';
import type { Eater } from '@clearplate/contract/eaters';
import { useState } from 'react';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { sayTraces } from '../../shared/lib/say-traces.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useDeleteEater } from './use-eaters.ts';

const sayAllergens = ({ allergens }: Eater) =>
  allergens.map(({ name, strictness }) => `${name} (${sayTraces(strictness)})`).join(', ') || 'No allergens yet';

/** Somebody of the household: what they are allergic to, and the ways to change it. */
export function EaterCard({ eater, preferences }: { eater: Eater; preferences: number | undefined }) {
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  const { id, name, is_first } = eater;
  const of = <VisuallyHidden>{` of ${name}`}</VisuallyHidden>;
  const close = () => setAsking(undefined);
  return (
    <li className="eater-card">
      <h3>
        {name} {is_first && <small>(you)</small>}
      </h3>
      <p>{sayAllergens(eater)}</p>
      <div className="eater-card__links">
        <LinkButton kind="quiet" to={is_first ? '/profile/allergens' : `/profile/eater/${id}/allergens`}>
          Allergens{of}
        </LinkButton>
        <LinkButton
          kind="quiet"
          to={preferences === 0 ? `/profile/preference/new?eater=${id}` : '/profile/preferences'}
        >
          {preferences === 0 ? 'New preference' : `Preferences${preferences === undefined ? '' : ` (${preferences})`}`}
          {of}
        </LinkButton>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking('rename')}>
          Rename<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        {!is_first && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking('delete')}>
            Delete<VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      {asking === 'rename' && <RenameDialog eater={eater} onClose={close} />}
      {asking === 'delete' && <DeleteDialog eater={eater} onClose={close} />}
    </li>
  );
}

function DeleteDialog({ eater, onClose }: { eater: Eater; onClose: () => void }) {
  const deleting = useDeleteEater();
  return (
    <ConfirmDialog
      title={`Delete ${eater.name}?`}
      confirm={`Delete ${eater.name}`}
      busy={deleting.isPending}
      problem={deleting.error ? sayRefusal(deleting.error, `${eater.name} was not deleted`) : undefined}
      onConfirm={() => deleting.mutate(eater.id, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>Their allergens and preferences are deleted with them. This can’t be undone.</p>
    </ConfirmDialog>
  );
}
