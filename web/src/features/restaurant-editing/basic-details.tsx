import './basic-details.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import { detailFields } from './detail-fields.ts';
import { DetailsHistory } from './details-history.tsx';
import { DetailsDialog } from './details-dialog.tsx';

/** Name, address and links of a restaurant, with the form that changes them. */
export function BasicDetails({ restaurant }: { restaurant: RestaurantDetail }) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const open = (isOpen: boolean) => {
    setSaved(false);
    setEditing(isOpen);
  };
  return (
    <FoldedPart title="Basic Details">
      <div className="basic-details">
        <dl>
          {detailFields.map(({ name, label }) => (
            <div key={name} className="basic-details__pair">
              <dt>{label}</dt>
              <dd>{restaurant[name] || 'Not given'}</dd>
            </div>
          ))}
        </dl>
        <Button aria-haspopup="dialog" onClick={() => open(true)}>
          Edit<span className="visually-hidden"> basic details</span>
        </Button>
        <DetailsHistory restaurantId={restaurant.id} />
        <StatusNotice>{isSaved && 'The basic details are saved.'}</StatusNotice>
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
