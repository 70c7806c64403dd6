import './level-choice.css';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { MenuTask } from '@clearplate/domain/facts/contradictions';
import type { Statement, StatementLevel } from '@clearplate/domain/facts/dish';
import type { Standing } from '@clearplate/domain/facts/statement-standing';
import { memo, useId } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ReasonField } from '../../../shared/ui/reason-field.tsx';
import { type Said, saidAgain } from '../model/dish-draft.ts';
import { describeContradiction } from '../../../shared/lib/describe-contradiction.ts';
import { nameFor, describeDoubt, describeUnstated } from '../model/describe-task.ts';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import { formatDate } from '@clearplate/domain/facts/instants';
import { t } from '../../../translations/t.ts';
import { Translation } from '../../../shared/ui/translation.tsx';

const speakers = {
  restaurant: '',
  get import() {
    return t('from an import');
  },
  get published() {
    return t('from the chain’s chart');
  },
  get claimed() {
    return t('claimed by menu data');
  },
  get kitchen() {
    return t('by your kitchen');
  },
} as const;

const describeStanding: Readonly<Record<Standing, string>> = {
  current: '',
  get expiring() {
    return t('expires soon');
  },
  get expired() {
    return t('too old: confirm it again');
  },
  get to_confirm() {
    return t('to be confirmed: the dish changed, or nobody knows when it was said');
  },
};

/**
 * Returns date, source and standing, such as "3 Nov 2026 · expires soon". `isPending` means that it isn't saved yet.
 */
function describeStatement({ source, stated_at }: Statement, standing: Standing, isPending: boolean): string {
  const when = isPending && stated_at !== null ? t('dated when you save') : formatDate(stated_at, t);
  return [when, speakers[source], describeStanding[standing]].filter(Boolean).join(' · ');
}

export interface Stated {
  readonly statement: Statement;
  readonly standing: Standing;
  readonly isPending: boolean;
}

export interface LevelChoiceProps {
  allergen: AllergenId;
  /** What the restaurant states; `undefined` if nothing. */
  stated: Stated | undefined;
  /** What the kitchen adds. */
  kitchen: Statement | undefined;
  contradiction: MenuTask | undefined;
  doubt: MenuTask | undefined;
  unstated: MenuTask | undefined;
  onState: (allergen: AllergenId, said: Said) => void;
  onWithdraw: (allergen: AllergenId) => void;
}

export const levels = () =>
  [
    ['contains', t('Contains')],
    ['may_contain', t('May contain')],
    ['traces', t('Not an ingredient, traces possible')],
    ['absent', t('Absent')],
    ['not_stated', t('Not stated')],
  ] as const;

/** Gives the statement of each choice. */
export const saidBy: Readonly<Record<StatementLevel | 'traces', Said>> = {
  contains: { level: 'contains' },
  may_contain: { level: 'may_contain' },
  traces: { level: 'may_contain', ingredient: 'absent' },
  absent: { level: 'absent' },
};

function choiceOf(stated: Stated | undefined): StatementLevel | 'traces' | 'not_stated' {
  if (!stated) return 'not_stated';
  return stated.statement.ingredient === 'absent' ? 'traces' : stated.statement.level;
}

/** Edits the statement on one allergen, and says whether it is current. */
export const LevelChoice = memo(function LevelChoice(props: LevelChoiceProps) {
  const { allergen, stated, kitchen, onState, onWithdraw } = props;
  const group = useId();
  const choice = choiceOf(stated);
  const reason = stated?.statement.reason ?? '';
  return (
    <fieldset className="level-choice">
      <legend>{nameFor(allergen)}</legend>
      <div className="level-choice__levels">
        {levels().map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={choice === value}
              onChange={() => (value === 'not_stated' ? onWithdraw(allergen) : onState(allergen, saidBy[value]))}
            />
            {label}
          </label>
        ))}
      </div>
      {(choice === 'may_contain' || choice === 'traces') && (
        <ReasonField reason={reason} onReason={(text) => onState(allergen, { ...saidBy[choice], reason: text })} />
      )}
      <Notes {...props} />
      {kitchen && (
        <p className="level-choice__note">
          <Translation
            sentence="Your kitchen: {level}{reason}"
            level={describeKitchenLevel(kitchen.level)}
            reason={kitchen.reason && `, ${describeReason(kitchen.reason, t)}`}
          />
        </p>
      )}
    </fieldset>
  );
});

function describeKitchenLevel(level: StatementLevel): string {
  if (level === 'contains') return t('contains');
  return level === 'absent' ? t('absent') : t('may contain');
}

function Notes({ allergen, stated, contradiction, doubt, unstated, onState }: LevelChoiceProps) {
  const needsAgain = stated !== undefined && stated.standing !== 'current';
  return (
    <>
      {stated && (
        <p className="level-choice__note">
          {describeStatement(stated.statement, stated.standing, stated.isPending)}
          {needsAgain && !contradiction && (
            <Button
              kind="quiet"
              onClick={() => onState(allergen, saidAgain(stated.statement))}
              aria-label={t('Confirm {name} again', { name: nameFor(allergen) })}
            >
              {t('Confirm again')}
            </Button>
          )}
        </p>
      )}
      <div aria-live="polite">
        {contradiction && (
          <p className="level-choice__task level-choice__task--avoid">{describeContradiction(contradiction)}</p>
        )}
        {doubt && <p className="level-choice__task">{describeDoubt(doubt)}</p>}
        {unstated && <p className="level-choice__task">{describeUnstated(unstated)}</p>}
      </div>
    </>
  );
}
