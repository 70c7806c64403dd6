import './confirm-note.css';
import { t } from '../../translations/t.ts';

/** Once a screen that assesses dishes: what stands here is what was said, and kitchens change. */
export function ConfirmNote() {
  return (
    <p className="confirm-note">
      {t(
        'Confirm with the restaurant before you order: recipes and kitchens change, and only the people who cook know today’s dish.',
      )}
    </p>
  );
}
