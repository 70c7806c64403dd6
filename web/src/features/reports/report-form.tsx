import '../../shared/forms/form.css';
import type { OwnReport, ReportBody, ReportKind } from '@clearplate/contract/reports';
import { type AllergenId, allergens, us9 } from '@clearplate/domain/facts/allergens';
import { useId, useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { longNameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';
import { useReport } from './use-own-reports.ts';

/** Says what somebody reacted to; `unknown` if they don't know. */
interface Choice {
  readonly allergens: readonly AllergenId[];
  readonly unknown: boolean;
}

interface AllergenChoiceProps {
  /** The user's own allergens, which are listed first. */
  own: readonly AllergenId[];
  /** These can't be ticked. */
  refused: ReadonlySet<AllergenId>;
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** The id of the checkbox that is always there, so that an error summary can link to it. */
  unknownId: string;
  isMissing: boolean;
}

/** Lets the user tick several allergens, or that they don't know. */
function AllergenChoice({ own, refused, choice, onChange, unknownId, isMissing }: AllergenChoiceProps) {
  const first = [...new Set([...own, ...us9])].filter((id) => !refused.has(id));
  const rest = allergens.map(({ id }) => id).filter((id) => !first.includes(id) && !refused.has(id));
  const tick = (id: AllergenId) => {
    const others = choice.allergens.filter((one) => one !== id);
    onChange({ unknown: false, allergens: choice.allergens.includes(id) ? others : [...others, id] });
  };
  const ticks = (ids: readonly AllergenId[]) =>
    ids.map((id) => (
      <label key={id}>
        <input type="checkbox" checked={choice.allergens.includes(id)} onChange={() => tick(id)} />
        {longNameOfAllergen(id)}
      </label>
    ));
  return (
    <fieldset className="report-ticks">
      <legend>{t('What did you react to?')}</legend>
      {ticks(first)}
      <label>
        <input
          type="checkbox"
          id={unknownId}
          aria-invalid={isMissing || undefined}
          checked={choice.unknown}
          onChange={() => onChange({ allergens: [], unknown: !choice.unknown })}
        />
        {t('I don’t know')}
      </label>
      <details>
        <summary>{t('More allergens')}</summary>
        <div className="report-ticks">{ticks(rest)}</div>
      </details>
    </fieldset>
  );
}

/** This is reported by a form; what somebody was told is sent from its note. */
export type FormKind = Exclude<ReportKind, 'told'>;

export interface ReportFormProps {
  dishId: string;
  kind: FormKind;
  own: readonly AllergenId[];
  /** A report can't name these, since one that did was dismissed. */
  refused: ReadonlySet<AllergenId>;
  /** The earlier report of this kind if it is being changed. */
  before: OwnReport | undefined;
  /** Receives what was reported. */
  onDone: (allergens: readonly AllergenId[]) => void;
}

const most = 500;

const words = {
  reaction: {
    get label() {
      return t('What happened? (optional)');
    },
    get hint() {
      return t(
        'Only the people who run Clearplate read this. The restaurant and other diners see the allergen and the day, not who you are.',
      );
    },
    get button() {
      return t('Report the reaction');
    },
  },
  wrong: {
    get label() {
      return t('What looks wrong?');
    },
    get hint() {
      return t('The restaurant reads this, without your name. Please don’t write about your health.');
    },
    get button() {
      return t('Report it');
    },
  },
} as const;

function choiceOf(before: OwnReport | undefined, refused: ReadonlySet<AllergenId>): Choice {
  if (!before) return { allergens: [], unknown: false };
  const counted = before.allergens.filter(({ allergen, cleared_at }) => cleared_at === null && !refused.has(allergen));
  return { allergens: counted.map(({ allergen }) => allergen), unknown: counted.length === 0 };
}

const describeMissing = (kind: FormKind) =>
  kind === 'reaction' ? t('Tick at least one, or “I don’t know”.') : t('Tell us what looks wrong.');

/** Asks about a reaction, or about something that looks wrong. */
export function ReportForm({ dishId, kind, own, refused, before, onDone }: ReportFormProps) {
  const [choice, setChoice] = useState(() => choiceOf(before, refused));
  const [text, setText] = useState(before?.words ?? '');
  const fieldId = useId();
  const [isChanged, setChanged] = useState(false);
  const guard = useLeaveGuard(isChanged);
  const { label, hint, button } = words[kind];
  const isEmpty = kind === 'reaction' ? choice.allergens.length === 0 && !choice.unknown : text.trim() === '';
  const body: ReportBody =
    kind === 'wrong' ? { kind, words: text } : { kind, allergens: [...choice.allergens], words: text };
  const form = useForm({
    check: () => ({ [fieldId]: isEmpty ? describeMissing(kind) : undefined }),
    send: useReport(dishId),
    explain: (error) => ({
      refusal: hasCode(error, 'conflict') ? error.message : describeRefusal(error, t('It was not reported')),
    }),
    onDone: () => onDone(choice.allergens),
  });
  const missing = form.errorOf(fieldId);
  return (
    <form className="form" noValidate onSubmit={(event) => form.submit(event, body)}>
      <ErrorSummary key={form.attempt} errors={form.fields} />
      {kind === 'reaction' && (
        <AllergenChoice
          own={own}
          refused={refused}
          choice={choice}
          onChange={(next) => (setChoice(next), setChanged(true))}
          unknownId={fieldId}
          isMissing={missing !== undefined}
        />
      )}
      <TextArea
        label={label}
        hint={hint}
        {...(kind === 'wrong' && { id: fieldId, error: missing, required: true })}
        maxLength={most}
        rows={4}
        value={text}
        onChange={(event) => (setText(event.target.value), setChanged(true))}
      />
      <ProblemNotice>{form.refusal}</ProblemNotice>
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={form.busy}>
          {button}
        </Button>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  );
}
