import './report-card.css';
import { useUnfolded } from '../../shared/lib/use-unfolded.ts';
import { ReportsOfRestaurant } from './reports-of-restaurant.tsx';
import { t } from '../../translations/t.ts';

/** Fetches the reports lazily, once somebody unfolds them. */
export function ReportsPart({ restaurantId }: { restaurantId: number }) {
  const { isOpen, details } = useUnfolded();
  return (
    <details {...details} className="reports-part">
      <summary>
        <h2>{t('Reports from diners')}</h2>
      </summary>
      {isOpen && <ReportsOfRestaurant restaurantId={restaurantId} />}
    </details>
  );
}
