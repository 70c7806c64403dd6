import '../../shared/ui/confirm-dialog.css';
import type { Eater } from '@clearplate/contract/eaters';
import { useState, type FormEvent } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useRenameEater } from './use-eaters.ts';
import { t } from '../../translations/t.ts';

export function RenameDialog({ eater, onClose }: { eater: Eater; onClose: () => void }) {
  const [name, setName] = useState(eater.name);
  const [isTried, setTried] = useState(false);
  const renaming = useRenameEater();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '' && !renaming.isPending)
      renaming.mutate({ id: eater.id, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} title={t('Rename {name}', { name: eater.name })}>
      <form className="confirm-dialog" noValidate onSubmit={submit}>
        <TextField
          label={t('Name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          maxLength={100}
          autoComplete="off"
          errorIsLive
          error={isTried && name.trim() === '' ? t('Enter a name') : undefined}
        />
        <ProblemNotice>
          {renaming.error && describeRefusal(renaming.error, t('The name was not changed'))}
        </ProblemNotice>
        <div className="confirm-dialog__actions">
          <Button type="submit" kind="primary" busy={renaming.isPending}>
            {t('Save name')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
