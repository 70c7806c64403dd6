import './claim-box.css';
import type { Enquiry } from '@clearplate/contract/enquiries';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { say } from '../../translations/say.ts';
import { Say } from '../../shared/ui/say.tsx';

const AppointClaimant = lazyDialog(async () => (await import('./appoint-claimant.tsx')).AppointClaimant);

type Claim = NonNullable<Enquiry['claim']>;

/** Why the sender can't be appointed just so; `undefined` when they can. */
function obstacleOf({ owner }: Claim, account: Enquiry['account']): string | undefined {
  if (owner !== null) return say('It has an owner, {owner}: remove them first if that is wrong.', { owner });
  if (!account)
    return say('Nobody has an account with this address yet. Ask them to register with it; then appoint them here.');
  return undefined;
}

export interface ClaimBoxProps {
  enquiry: Enquiry;
  claim: Claim;
  onAppointed: (enquiry: Enquiry) => void;
}

/** Which listed restaurant somebody says is theirs, and the one step that makes it so. */
export function ClaimBox({ enquiry, claim, onAppointed }: ClaimBoxProps) {
  const [isAsking, setAsking] = useState(false);
  const obstacle = obstacleOf(claim, enquiry.account);
  return (
    <div className="claim-box">
      <p>
        <Say
          sentence="Says that {link} is theirs ({restaurantAddress})."
          link={<Link to={`/restaurant/${claim.restaurant_id}`}>{claim.restaurant_name}</Link>}
          restaurantAddress={claim.restaurant_address}
        />
      </p>
      {!enquiry.answer &&
        (obstacle ? <p>{obstacle}</p> : <Button onClick={() => setAsking(true)}>{say('Appoint as owner')}</Button>)}
      {isAsking && enquiry.account && (
        <AppointClaimant
          enquiry={enquiry}
          restaurant={claim.restaurant_name}
          account={enquiry.account}
          onDone={onAppointed}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
