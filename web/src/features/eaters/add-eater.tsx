import './eater-card.css';
import { useState, type FormEvent } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { announce } from '../../shared/ui/announcer.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useAddEater } from './use-eaters.ts';
import { t } from '../../translations/t.ts';

export function AddEater() {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const adding = useAddEater();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setTried(true);
    if (wanted === '' || adding.isPending) return;
    adding.mutate(wanted, {
      onSuccess: () => {
        announce(t('{wanted} was added, and eats today', { wanted }));
        setName('');
        setTried(false);
      },
    });
  };
  return (
    <>
      <ProblemNotice>{adding.error && describeRefusal(adding.error, t('Nobody was added'))}</ProblemNotice>
      <form className="eater-form" noValidate onSubmit={submit} aria-label={t('Add somebody')}>
        <TextField
          label={t('Name')}
          hint={t('A first name or a nickname is enough')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          maxLength={100}
          autoComplete="off"
          errorIsLive
          error={isTried && name.trim() === '' ? t('Enter a name') : undefined}
        />
        <Button type="submit" busy={adding.isPending}>
          {t('Add')}
        </Button>
      </form>
    </>
  );
}
