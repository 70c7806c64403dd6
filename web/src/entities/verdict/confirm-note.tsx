import './confirm-note.css';
import { say } from '../../translations/say.ts';

/** Once a screen that judges dishes: what stands here is what was said, and kitchens change. */
export function ConfirmNote() {
  return (
    <p className="confirm-note">
      {say(
        'Confirm with the restaurant before you order: recipes and kitchens change, and only the people who cook know today’s dish.',
      )}
    </p>
  );
}
