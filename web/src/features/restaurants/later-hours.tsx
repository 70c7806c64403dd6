import './opening-hours.css';
import { laterPart } from '../../shared/lib/later.tsx';
import { say } from '../../translations/say.ts';

/** Folded as it is at first, it needs no more room than its one line. */
export const OpeningHours = laterPart(
  async () => (await import('./opening-hours.tsx')).OpeningHours,
  ({ opening_hours }) =>
    opening_hours.length === 0 ? (
      <p className="opening-hours__none">{say('Opening hours not given')}</p>
    ) : (
      <details className="opening-hours">
        <summary>
          <span className="opening-hours__now">{say('Opening hours')}</span>
        </summary>
      </details>
    ),
);
