import './basic-details.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import { detailFields } from './detail-fields.ts';
import type { RestaurantChange } from '@clearplate/contract/restaurant-edits';
import { usePagedCall } from '../../shared/api/queries.ts';
import { ChangeList, ChangedAt } from '../../shared/ui/change-list.tsx';
import { Changes } from '../../shared/ui/changes.tsx';
import { say } from '../../translations/say.ts';
import { DetailsDialog } from './details-dialog.tsx';

type Change = RestaurantChange['changes'][number];

const names: Readonly<Record<Change['field'], string>> = {
  get name() {
    return say('Name');
  },
  get description() {
    return say('Description');
  },
  get cuisine() {
    return say('Cuisine');
  },
  get address() {
    return say('Address');
  },
  get city() {
    return say('City');
  },
  get state() {
    return say('State');
  },
  get pin() {
    return say('Zip code');
  },
  get phone() {
    return say('Phone');
  },
  get restaurant_url() {
    return say('Delivery link');
  },
  get url() {
    return say('Restaurant link');
  },
  get image_url() {
    return say('Image');
  },
  get opening_hours() {
    return say('Opening hours');
  },
};

const sayValue = (value: string | null): string => (value === null ? say('not given') : `“${value}”`);

/** "Phone: “617 555 0100”, before: not given". */
function sayDetailChange({ field, before, after }: Change): string {
  if (field === 'image_url') return after === null ? say('The image was taken away') : say('Another image');
  return say('{name}: {after}, before: {before}', {
    name: names[field],
    after: sayValue(after),
    before: sayValue(before),
  });
}

/** Who changed what the restaurant says of itself. */
function DetailsHistory({ restaurantId }: { restaurantId: number }) {
  return (
    <Changes className="details-history" summary={say('Who changed details, image and hours')}>
      <Entries restaurantId={restaurantId} />
    </Changes>
  );
}

function Entries({ restaurantId }: { restaurantId: number }) {
  const history = usePagedCall('listRestaurantHistory', { params: { id: String(restaurantId) } });
  return (
    <ChangeList history={history} empty={say('Nothing was changed by hand yet.')}>
      {(entry) => (
        <>
          <ChangedAt className="details-history__when" at={entry.at} by={sayWho(entry)} />
          {entry.changes.map((change) => (
            <p key={change.field}>{sayDetailChange(change)}</p>
          ))}
        </>
      )}
    </ChangeList>
  );
}

function sayWho({ by, person }: RestaurantChange): string {
  if (by === 'admin') return person === null ? 'Clearplate' : say('{person} of Clearplate', { person });
  return person ?? say('somebody whose account is gone');
}

/** Name, address and links of a restaurant, with the form that changes them. */
export function BasicDetails({ restaurant }: { restaurant: RestaurantDetail }) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const open = (isOpen: boolean) => {
    setSaved(false);
    setEditing(isOpen);
  };
  return (
    <FoldedPart title={say('Basic Details')}>
      <div className="basic-details">
        <dl>
          {detailFields.map(({ name, label }) => (
            <div key={name} className="basic-details__pair">
              <dt>{label}</dt>
              <dd>{restaurant[name] || say('Not given')}</dd>
            </div>
          ))}
        </dl>
        <Button aria-haspopup="dialog" onClick={() => open(true)}>
          {say('Edit')}
          <span className="visually-hidden"> {say('basic details')}</span>
        </Button>
        <DetailsHistory restaurantId={restaurant.id} />
        <StatusNotice>{isSaved && say('The basic details are saved.')}</StatusNotice>
      </div>
      {isEditing && (
        <DetailsDialog
          restaurant={restaurant}
          onClose={() => open(false)}
          onSaved={() => {
            setEditing(false);
            setSaved(true);
          }}
        />
      )}
    </FoldedPart>
  );
}
