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
import { formatList, t } from '../../translations/t.ts';
import { labelOfName } from '../../shared/lib/allergen-words.ts';
import { DetailsDialog } from './details-dialog.tsx';

type Change = RestaurantChange['changes'][number];

const names: Readonly<Record<Change['field'], string>> = {
  get name() {
    return t('Name');
  },
  get description() {
    return t('Description');
  },
  get cuisine() {
    return t('Cuisine');
  },
  get address() {
    return t('Address');
  },
  get city() {
    return t('City');
  },
  get state() {
    return t('State');
  },
  get pin() {
    return t('Zip code');
  },
  get phone() {
    return t('Phone');
  },
  get restaurant_url() {
    return t('Delivery link');
  },
  get url() {
    return t('Restaurant link');
  },
  get image_url() {
    return t('Image');
  },
  get opening_hours() {
    return t('Opening hours');
  },
  get also_answers_for() {
    return t('Answers for, besides the nine');
  },
  get embed_hosts() {
    return t('Websites that may show the menu');
  },
};

/** The server names allergens in English. */
const namesIn = (value: string): string => formatList(value.split(', ').map(labelOfName));

const describeValue = (value: string | null): string => (value === null ? t('not given') : `“${value}”`);

/** Returns text such as "Phone: “617 555 0100”, before: not given". */
function describeDetailChange({ field, before, after }: Change): string {
  if (field === 'image_url') return after === null ? t('The image was removed') : t('Another image');
  const say = (value: string | null) => describeValue(field === 'also_answers_for' && value ? namesIn(value) : value);
  return t('{name}: {after}, before: {before}', { name: names[field], after: say(after), before: say(before) });
}

/** Shows who changed the restaurant's details. */
function DetailsHistory({ restaurantId }: { restaurantId: number }) {
  return (
    <Changes className="details-history" summary={t('Who changed details, image and hours')}>
      <Entries restaurantId={restaurantId} />
    </Changes>
  );
}

function Entries({ restaurantId }: { restaurantId: number }) {
  const history = usePagedCall('listRestaurantHistory', { params: { id: String(restaurantId) } });
  return (
    <ChangeList history={history} empty={t('Nothing was changed by hand yet.')}>
      {(entry) => (
        <>
          <ChangedAt className="details-history__when" at={entry.at} by={describeWho(entry)} />
          {entry.changes.map((change) => (
            <p key={change.field}>{describeDetailChange(change)}</p>
          ))}
        </>
      )}
    </ChangeList>
  );
}

function describeWho({ by, person }: RestaurantChange): string {
  if (by === 'admin') return person === null ? 'Clearplate' : t('{person} of Clearplate', { person });
  return person ?? t('somebody whose account was deleted');
}

/** Shows a restaurant's name, address and links, with the form that changes them. */
export function BasicDetails({ restaurant }: { restaurant: RestaurantDetail }) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const open = (isOpen: boolean) => {
    setSaved(false);
    setEditing(isOpen);
  };
  return (
    <FoldedPart title={t('Basic Details')}>
      <div className="basic-details">
        <dl>
          {detailFields.map(({ name, label }) => (
            <div key={name} className="basic-details__pair">
              <dt>{label}</dt>
              <dd>{restaurant[name] || t('Not given')}</dd>
            </div>
          ))}
        </dl>
        <Button aria-haspopup="dialog" onClick={() => open(true)}>
          {t('Edit')}
          <span className="visually-hidden"> {t('basic details')}</span>
        </Button>
        <DetailsHistory restaurantId={restaurant.id} />
        <StatusNotice>{isSaved && t('The basic details are saved.')}</StatusNotice>
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
