import './eater-card.css';
import { useId, useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { announce } from '../../shared/ui/announcer.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useAddEater } from './use-eaters.ts';
import { t } from '../../translations/t.ts';

export function AddEater() {
  const [name, setName] = useState('');
  const id = useId();
  const wanted = name.trim();
  const problem = wanted === '' ? t('Enter a name') : undefined;
  const form = useForm({
    check: () => ({ [id]: problem }),
    send: useAddEater(),
    explain: (error) => ({ refusal: describeRefusal(error, t('Nobody was added')) }),
    onDone: () => {
      announce(t('{wanted} was added, and eats today', { wanted }));
      setName('');
    },
  });
  return (
    <>
      <ProblemNotice>{form.refusal}</ProblemNotice>
      <form
        className="eater-form"
        noValidate
        onSubmit={(event) => form.submit(event, wanted)}
        aria-label={t('Add somebody')}
      >
        <TextField
          id={id}
          label={t('Name')}
          hint={t('A first name or a nickname is enough')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          maxLength={100}
          autoComplete="off"
          errorIsLive
          error={form.attempt > 0 ? problem : undefined}
        />
        <Button type="submit" busy={form.busy}>
          {t('Add')}
        </Button>
      </form>
    </>
  );
}
