import '../../shared/ui/confirm-dialog.css';
import { useId, useState } from 'react';
import { useForm } from '../../shared/forms/use-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { deleteAccount, describeDeletionRefusal } from './use-own-data.ts';
import { t } from '../../translations/t.ts';

/** Asks for confirmation and the password, because an unattended screen must not be enough. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Delete my account')}
      </Button>
      {isOpen && <DeleteDialog onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const id = useId();
  const problem = password === '' ? t('Enter your password') : undefined;
  const form = useForm({
    check: () => ({ [id]: problem }),
    send: async () => {
      await deleteAccount(password);
      // This must happen even if the dialog was closed meanwhile.
      onDeleted();
    },
    explain: (error) => ({ refusal: describeDeletionRefusal(error) }),
  });
  return (
    <Dialog open onClose={onClose} title={t('Delete your account?')}>
      <form className="confirm-dialog" noValidate onSubmit={(event) => form.submit(event, undefined)}>
        <p>
          {t(
            'Your allergens, preferences, household, addresses, cart, picture and all sign-ins are deleted now, for good. Download your data first if you want to keep it.',
          )}
        </p>
        <ProblemNotice>{form.refusal}</ProblemNotice>
        <TextField
          id={id}
          label={t('Your password')}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          maxLength={128}
          required
          errorIsLive
          error={form.attempt > 0 ? problem : undefined}
        />
        <div className="confirm-dialog__actions">
          <Button onClick={onClose}>{t('Keep my account')}</Button>
          <Button type="submit" kind="danger" busy={form.busy}>
            {t('Delete for good')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
