import './confirm-note.css';

/** Once a screen that judges dishes: what stands here is what was said, and kitchens change. */
export function ConfirmNote() {
  return (
    <p className="confirm-note">
      Confirm with the restaurant before you order: recipes and kitchens change, and only the people who cook know
      today’s dish.
    </p>
  );
}
