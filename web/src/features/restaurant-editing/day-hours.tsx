import { useRef, useState } from 'react';
import { useLostFocus } from '../../shared/lib/use-lost-focus.ts';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { keyOf, mostSpansADay, noteOf, type SpanDraft, type WeekProblems } from './week-draft.ts';
import { weekdays } from '../../entities/restaurant/opening-times.ts';
import { t } from '../../translations/t.ts';

const usual: SpanDraft = { opens: '11:00', closes: '21:00' };
const blank: SpanDraft = { opens: '', closes: '' };

export interface DayHoursProps {
  day: number;
  spans: readonly SpanDraft[];
  problems: WeekProblems;
  onChange: (spans: readonly SpanDraft[]) => void;
  onCopy: () => void;
}

/** Edits one weekday's opening and closing times, with as many spans as it has. */
export function DayHours({ day, spans, problems, onChange, onCopy }: DayHoursProps) {
  const name = weekdays()[day] ?? '';
  const set = (place: number, part: Partial<SpanDraft>) =>
    onChange(spans.map((span, index) => (index === place ? { ...span, ...part } : span)));
  const [removals, setRemovals] = useState(0);
  const adding = useRef<HTMLButtonElement>(null);
  useLostFocus(removals, () => adding.current?.focus());
  const remove = (place: number) => {
    setRemovals(removals + 1);
    onChange(spans.filter((_, index) => index !== place));
  };
  return (
    <fieldset className="day-hours">
      <legend>{name}</legend>
      <div className="day-hours__spans">
        {spans.length === 0 && <p className="day-hours__closed">{t('Closed')}</p>}
        {spans.map((span, place) => (
          <SpanFields
            // The key is the index, since spans have no id and typing must not lose the focus.
            key={keyOf(day, place)}
            id={`hours-${keyOf(day, place)}`}
            which={spans.length > 1 ? `${name}, ${place + 1}` : name}
            span={span}
            problem={problems.get(keyOf(day, place))}
            onSet={(part) => set(place, part)}
            onRemove={() => remove(place)}
          />
        ))}
      </div>
      <div className="day-hours__actions">
        {spans.length < mostSpansADay && (
          <Button kind="quiet" ref={adding} onClick={() => onChange([...spans, spans.length === 0 ? usual : blank])}>
            {t('Add hours')}
            <VisuallyHidden> {t('on {name}', { name })}</VisuallyHidden>
          </Button>
        )}
        <Button kind="quiet" onClick={onCopy}>
          {t('Copy to other days')}
          <VisuallyHidden> {t('from {name}', { name })}</VisuallyHidden>
        </Button>
      </div>
    </fieldset>
  );
}

interface SpanFieldsProps {
  id: string;
  /** Identifies the span: "Friday, 2". */
  which: string;
  span: SpanDraft;
  problem: string | undefined;
  onSet: (part: Partial<SpanDraft>) => void;
  onRemove: () => void;
}

function SpanFields({ id, which, span, problem, onSet, onRemove }: SpanFieldsProps) {
  const note = problem ?? noteOf(span);
  const shared = {
    type: 'time',
    className: 'text-field__control',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
  } as const;
  return (
    <div className="day-hours__span">
      <input
        {...shared}
        id={id}
        aria-label={t('{which} opens', { which })}
        value={span.opens}
        onChange={({ target }) => onSet({ opens: target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        {...shared}
        aria-label={t('{which} closes', { which })}
        value={span.closes}
        onChange={({ target }) => onSet({ closes: target.value })}
      />
      <Button kind="quiet" onClick={onRemove}>
        {t('Remove')}
        <VisuallyHidden> {which}</VisuallyHidden>
      </Button>
      {note !== undefined && (
        <p id={`${id}-note`} className={problem === undefined ? 'day-hours__note' : 'text-field__error'}>
          {note}
        </p>
      )}
    </div>
  );
}
