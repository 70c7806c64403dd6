import '../../shared/ui/confirm-dialog.css';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { describeDeletionRefusal, useDeleteAccount } from './use-own-data.ts';
import { t } from '../../translations/t.ts';

/** Asks once more, and for the password: an open screen must not be enough. */
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
  const [isTried, setTried] = useState(false);
  const deleting = useDeleteAccount(onDeleted);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password !== '' && !deleting.isPending) deleting.mutate(password);
  };
  return (
    <Dialog open onClose={onClose} title={t('Delete your account?')}>
      <form className="confirm-dialog" noValidate onSubmit={submit}>
        <p>
          {t(
            'Your allergens, preferences, household, addresses, cart, picture and all sign-ins are deleted now, for good. Download your data first if you want to keep it.',
          )}
        </p>
        <ProblemNotice>{deleting.error && describeDeletionRefusal(deleting.error)}</ProblemNotice>
        <TextField
          label={t('Your password')}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          maxLength={128}
          required
          errorIsLive
          error={isTried && password === '' ? t('Enter your password') : undefined}
        />
        <div className="confirm-dialog__actions">
          <Button onClick={onClose}>{t('Keep my account')}</Button>
          <Button type="submit" kind="danger" busy={deleting.isPending}>
            {t('Delete for good')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
