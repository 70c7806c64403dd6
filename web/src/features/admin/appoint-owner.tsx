import '../../shared/ui/confirm-dialog.css';
import type { OwnedRestaurant } from '@clearplate/contract/restaurant-owners';
import { useState, type FormEvent } from 'react';
import { client } from '../../shared/api/client.ts';
import { issuesOf } from '../../shared/api/say-refusal.ts';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { sayAppointRefusal } from './say-appoint-refusal.ts';
import { useOwnerChange } from './use-owner-change.ts';
import { say } from '../../translations/say.ts';

/** Appoints by e-mail. Only when the server says that the address is not confirmed one is asked to be sure. */
export function AppointOwner({ restaurant, onClose }: { restaurant: OwnedRestaurant; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSure, setSure] = useState(false);
  const appointing = useOwnerChange(
    () =>
      client.appointOwner({
        params: { id: String(restaurant.id) },
        body: { email: email.trim(), accept_unconfirmed: isSure },
      }),
    onClose,
  );
  const mustBeSure = issuesOf(appointing.error)['accept_unconfirmed'] !== undefined;
  const problem = firstProblem(email, say('the e-mail address of their account'), [isEmail]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && !appointing.isPending) appointing.mutate(undefined);
  };
  return (
    <Dialog open onClose={onClose} title={say('Appoint the owner of {name}', { name: restaurant.name })}>
      <form className="confirm-dialog" noValidate onSubmit={submit}>
        <p>{say('They may change everything that the restaurant says about itself, also what is in its dishes.')}</p>
        <TextField
          label={say('E-mail of their account')}
          type="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setSure(false);
          }}
          required
          autoComplete="off"
          errorIsLive
          error={isTried ? problem : undefined}
        />
        <ProblemNotice>{appointing.error && sayAppointRefusal(appointing.error)}</ProblemNotice>
        {mustBeSure && (
          <TickBox checked={isSure} onChange={setSure}>
            {say('I have made sure that this account is theirs')}
          </TickBox>
        )}
        <div className="confirm-dialog__actions">
          <Button type="submit" kind="primary" busy={appointing.isPending}>
            {say('Appoint')}
          </Button>
          <Button onClick={onClose}>{say('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
