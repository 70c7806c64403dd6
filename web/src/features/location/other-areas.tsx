import './address-dialog.css';

export interface OtherAreasProps {
  /** As in the address. */
  active: string;
  onChoose: (area: 'all' | 'here') => void;
}

const choices = [
  { area: 'here', name: 'Near me', note: 'Your browser asks first. Where you are is used for this list and not kept.' },
  { area: 'all', name: 'Everywhere', note: 'The whole country' },
] as const;

/** What a list can look at besides a zip code. */
export function OtherAreas({ active, onChoose }: OtherAreasProps) {
  return (
    <ul className="address-dialog__list" role="list" aria-label="Other places to look">
      {choices.map(({ area, name, note }) => (
        <li key={area}>
          <button
            type="button"
            className="address-dialog__choice"
            aria-pressed={area === active}
            onClick={() => onChoose(area)}
          >
            <strong>{name}</strong>
            <span>{note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
