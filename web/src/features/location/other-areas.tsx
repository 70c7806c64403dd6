import './address-dialog.css';
import { say } from '../../translations/say.ts';

export interface OtherAreasProps {
  /** As in the address. */
  active: string;
  onChoose: (area: 'all' | 'here') => void;
}

const choices = [
  {
    area: 'here',
    get name() {
      return say('Near me');
    },
    get note() {
      return say('Your browser asks first. Where you are is used for this list and not kept.');
    },
  },
  {
    area: 'all',
    get name() {
      return say('Everywhere');
    },
    get note() {
      return say('The whole country');
    },
  },
] as const;

/** What a list can look at besides a zip code. */
export function OtherAreas({ active, onChoose }: OtherAreasProps) {
  return (
    <ul className="address-dialog__list" role="list" aria-label={say('Other places to look')}>
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
