import './confirm-note.css';
import { t } from '../../translations/t.ts';

/** Belongs once on every screen that assesses dishes, because kitchens change after they state something. */
export function ConfirmNote() {
  return (
    <p className="confirm-note">
      {t(
        'Confirm with the restaurant before you order: recipes and kitchens change, and only the people who cook know today’s dish.',
      )}
    </p>
  );
}
