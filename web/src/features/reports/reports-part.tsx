import './report-card.css';
import { useState } from 'react';
import { ReportsOfRestaurant } from './reports-of-restaurant.tsx';
import { say } from '../../translations/say.ts';

/** Folded away until somebody looks: only then the reports are asked for. */
export function ReportsPart({ restaurantId }: { restaurantId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="reports-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{say('Reports of diners')}</h2>
      </summary>
      {isOpen && <ReportsOfRestaurant restaurantId={restaurantId} />}
    </details>
  );
}
