import type { OwnedRestaurant } from '@clearplate/contract/restaurant-owners';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { AppointOwner } from './appoint-owner.tsx';
import { RemoveOwner } from './remove-owner.tsx';
import { say, sayCount } from '../../translations/say.ts';

/** One restaurant, whose it is, and the way to change that. */
export function OwnerRow({ restaurant }: { restaurant: OwnedRestaurant }) {
  const { id, name, address, city, state, pin, dish_count, owner } = restaurant;
  const place = [address, city, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <li>
      <div className="owner-list__place">
        <h2>
          <Link to={`/restaurant/${id}`}>{name}</Link>
        </h2>
        <p>{place}</p>
        <p className="owner-list__note">{sayCount(dish_count, '{count} dish', '{count} dishes')}</p>
      </div>
      <div className="owner-list__owner">
        {owner ? (
          <>
            <p>{owner.username}</p>
            <p className="owner-list__note">
              {owner.email}
              {!owner.email_confirmed && ` ${say('(not confirmed)')}`}
            </p>
          </>
        ) : (
          <p className="owner-list__note">{say('No owner')}</p>
        )}
      </div>
      <Button onClick={() => setAsking(true)}>
        {owner ? say('Remove owner') : say('Appoint owner')}
        <VisuallyHidden> {say('of {name}', { name })}</VisuallyHidden>
      </Button>
      {isAsking && owner && <RemoveOwner restaurant={restaurant} owner={owner} onClose={close} />}
      {isAsking && !owner && <AppointOwner restaurant={restaurant} onClose={close} />}
    </li>
  );
}
