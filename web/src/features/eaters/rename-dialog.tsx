import '../../shared/ui/confirm-dialog.css';
import type { Eater } from '@clearplate/contract/eaters';
import { useId, useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useRenameEater } from './use-eaters.ts';
import { t } from '../../translations/t.ts';

export function RenameDialog({ eater, onClose }: { eater: Eater; onClose: () => void }) {
  const [name, setName] = useState(eater.name);
  const id = useId();
  const problem = name.trim() === '' ? t('Enter a name') : undefined;
  const form = useForm({
    check: () => ({ [id]: problem }),
    send: useRenameEater(eater.id),
    explain: (error) => ({ refusal: describeRefusal(error, t('The name was not changed')) }),
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t('Rename {name}', { name: eater.name })}>
      <form className="confirm-dialog" noValidate onSubmit={(event) => form.submit(event, name.trim())}>
        <TextField
          id={id}
          label={t('Name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          maxLength={100}
          autoComplete="off"
          errorIsLive
          error={form.attempt > 0 ? problem : undefined}
        />
        <ProblemNotice>{form.refusal}</ProblemNotice>
        <div className="confirm-dialog__actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {t('Save name')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
