import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { byWeekday } from './opening-times.ts';
import { say } from '../../translations/say.ts';

interface OtherHoursProps {
  theirs: RestaurantDetail;
  onKeepMine: (theirs: RestaurantDetail) => void;
  onTakeTheirs: () => void;
}

/** The week that somebody else has saved, under the one that is typed: one of them is chosen. */
export function OtherHours({ theirs, onKeepMine, onTakeTheirs }: OtherHoursProps) {
  return (
    <section aria-label={say('The hours that somebody else saved')}>
      <ProblemNotice>
        {say('Somebody else changed the opening hours meanwhile. Yours stand above, not saved yet. Theirs are:')}
      </ProblemNotice>
      <dl className="opening-hours__week">
        {byWeekday(theirs.opening_hours).map(({ day, spans }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{spans.length > 0 ? spans.join(', ') : say('Closed')}</dd>
          </div>
        ))}
      </dl>
      <div className="hours-editor__save">
        <Button onClick={() => onKeepMine(theirs)}>{say('Save yours in their place')}</Button>
        <Button onClick={onTakeTheirs}>{say('Take theirs')}</Button>
      </div>
    </section>
  );
}
