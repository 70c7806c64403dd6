import '../../shared/ui/confirm-dialog.css';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { weekdays, weekOrder } from './opening-times.ts';
import { say } from '../../translations/say.ts';

const workdays: readonly number[] = [1, 2, 3, 4, 5];

export interface CopyHoursProps {
  day: number;
  onCopy: (to: ReadonlySet<number>) => void;
  onClose: () => void;
}

/** Which days are to have the same hours; the other working days, to begin with. */
export function CopyHours({ day, onCopy, onClose }: CopyHoursProps) {
  const [chosen, setChosen] = useState(
    () => new Set(workdays.includes(day) ? workdays.filter((each) => each !== day) : []),
  );
  const toggle = (each: number, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, each] : [...before].filter((other) => other !== each)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCopy(chosen);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={say('Copy {day} to', { day: weekdays()[day] ?? '' })}>
      <form className="confirm-dialog" onSubmit={submit}>
        <div>
          {weekOrder
            .filter((each) => each !== day)
            .map((each) => (
              <TickBox key={each} checked={chosen.has(each)} onChange={(isOn) => toggle(each, isOn)}>
                {weekdays()[each]}
              </TickBox>
            ))}
        </div>
        <div className="confirm-dialog__actions">
          <Button type="submit" kind="primary" disabled={chosen.size === 0}>
            {say('Copy')}
          </Button>
          <Button onClick={onClose}>{say('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
