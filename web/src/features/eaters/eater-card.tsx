import './eater-card.css';
import type { Eater } from '@clearplate/contract/eaters';
import { useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { labelOfName } from '../../shared/lib/allergen-words.ts';
import { describeTraces } from '../../shared/lib/describe-traces.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { useDeleteEater } from './use-eaters.ts';
import { t } from '../../translations/t.ts';

const RenameDialog = lazyDialog(async () => (await import('./rename-dialog.tsx')).RenameDialog);

const describeAllergens = ({ allergens }: Eater) =>
  allergens.map(({ name, strictness }) => `${labelOfName(name)} (${describeTraces(strictness)})`).join(', ') ||
  t('No allergens yet');

export interface EaterCardProps {
  eater: Eater;
  preferences: number | undefined;
  onDeleted: () => void;
}

/** Shows somebody of the household, their allergies, and buttons to change them. */
export function EaterCard({ eater, preferences, onDeleted }: EaterCardProps) {
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  const { id, name, is_first } = eater;
  const of = <VisuallyHidden> {t('of {name}', { name })}</VisuallyHidden>;
  const close = () => setAsking(undefined);
  return (
    <li className="eater-card">
      <h3>
        {name} {is_first && <small>{t('(you)')}</small>}
      </h3>
      <p>{describeAllergens(eater)}</p>
      <div className="eater-card__links">
        <LinkButton kind="quiet" to={is_first ? '/profile/allergens' : `/profile/eater/${id}/allergens`}>
          {t('Allergens')}
          {of}
        </LinkButton>
        <LinkButton
          kind="quiet"
          to={preferences === 0 ? `/profile/preference/new?eater=${id}` : '/profile/preferences'}
        >
          {preferences === 0
            ? t('New preference')
            : `${t('Preferences')}${preferences === undefined ? '' : ` (${preferences})`}`}
          {of}
        </LinkButton>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking('rename')}>
          {t('Rename')}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        {!is_first && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking('delete')}>
            {t('Delete')}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      {asking === 'rename' && <RenameDialog eater={eater} onClose={close} />}
      {asking === 'delete' && <DeleteDialog eater={eater} onDeleted={onDeleted} onClose={close} />}
    </li>
  );
}

function DeleteDialog({ eater, onDeleted, onClose }: Omit<EaterCardProps, 'preferences'> & { onClose: () => void }) {
  const deleting = useDeleteEater();
  const onSuccess = () => {
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('Delete {name}?', { name: eater.name })}
      confirm={t('Delete {name}', { name: eater.name })}
      busy={deleting.isPending}
      problem={
        deleting.error ? describeRefusal(deleting.error, t('{name} was not deleted', { name: eater.name })) : undefined
      }
      onConfirm={() => deleting.mutate(eater.id, { onSuccess })}
      onCancel={onClose}
    >
      <p>{t('Their allergens and preferences are deleted with them. This can’t be undone.')}</p>
    </ConfirmDialog>
  );
}
