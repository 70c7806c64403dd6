import './basic-details.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import { detailFields } from './detail-fields.ts';
import { DetailsHistory } from './details-history.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { say } from '../../translations/say.ts';

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
