import './bulk-dialog.css';
import { us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { useId, useMemo, useState } from 'react';
import { announce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TickBox } from '../../../shared/ui/tick-box.tsx';
import { t, tCount } from '../../../translations/t.ts';
import { describeAllergens, nameFor } from '../model/describe-task.ts';
import type { MenuRow } from '../model/menu-rows.ts';
import type { DishKey } from '../model/menu-state.ts';
import { levels, saidBy } from '../panel/level-choice.tsx';
import { ReasonField } from '../../../shared/ui/reason-field.tsx';
import { BulkSummary } from './bulk-summary.tsx';
import { nothingStated, planBulk, type BulkPlan, type BulkStatement } from './plan-bulk.ts';

interface BulkDialogProps {
  rows: readonly MenuRow[];
  /** The restaurant answers for these. */
  answered: readonly AllergenId[];
  onState: (plan: BulkPlan) => void;
  onOpen: (key: DishKey) => void;
  onClose: () => void;
}

/** States the same about several dishes, and first shows what that changes and what diners will read. */
export function BulkDialog({ rows, answered, onState, onOpen, onClose }: BulkDialogProps) {
  const [wanted, setWanted] = useState(nothingStated);
  const plan = useMemo(() => planBulk(rows, wanted), [rows, wanted]);
  const change = (some: Partial<BulkStatement>) => setWanted({ ...wanted, ...some });
  const count = plan.edits.size;
  const state = () => {
    announce(tCount(count, '{count} dish stated, not saved yet', '{count} dishes stated, not saved yet'));
    onState(plan);
    onClose();
  };
  return (
    <Dialog
      open
      isPanel
      onClose={onClose}
      title={tCount(rows.length, 'State for {count} dish', 'State for {count} dishes at once')}
    >
      <div className="bulk-dialog">
        <Ingredients wanted={wanted} onChange={change} />
        <SameOfAll wanted={wanted} answered={answered} onChange={change} />
        <fieldset className="bulk-dialog__part">
          <legend>{t('How complete it is')}</legend>
          <TickBox checked={wanted.crossContact} onChange={(crossContact) => change({ crossContact })}>
            {t('I’ve listed every cross-contact risk for these dishes')}
          </TickBox>
          <TickBox checked={wanted.listComplete} onChange={(listComplete) => change({ listComplete })}>
            {t('Their ingredient lists are complete')}
          </TickBox>
        </fieldset>
        <BulkSummary plan={plan} rows={rows} onOpen={onOpen} />
        <div className="bulk-dialog__foot">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" disabled={count === 0} onClick={state}>
            {tCount(count, 'State this for {count} dish', 'State this for {count} dishes')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface PartProps {
  wanted: BulkStatement;
  onChange: (some: Partial<BulkStatement>) => void;
}

function Ingredients({ wanted, onChange }: PartProps) {
  return (
    <fieldset className="bulk-dialog__part">
      <legend>{t('Ingredients')}</legend>
      <TickBox checked={wanted.containsNamed} onChange={(containsNamed) => onChange({ containsNamed })}>
        {t('Contains what the words of each dish name')}
      </TickBox>
      <TickBox checked={wanted.noneOfTheNine} onChange={(noneOfTheNine) => onChange({ noneOfTheNine })}>
        {t('None of the other major allergens')}
      </TickBox>
      <p className="bulk-dialog__note">
        {t('In each dish, states absent those that nothing in it points to: {allergens}.', {
          allergens: describeAllergens(us9),
        })}
      </p>
      <TickBox checked={wanted.noGluten} onChange={(noGluten) => onChange({ noGluten })}>
        {t('And no gluten: no wheat, barley, rye, spelt or oats that have it')}
      </TickBox>
    </fieldset>
  );
}

/** States one thing about some allergens, such as "shared fryer". */
function SameOfAll({ wanted, answered, onChange }: PartProps & { answered: readonly AllergenId[] }) {
  const group = useId();
  const { about, said } = wanted;
  const isPossible = said.level === 'may_contain';
  const value = said.ingredient === 'absent' ? 'traces' : said.level;
  const toggle = (id: AllergenId, isOn: boolean) =>
    onChange({ about: isOn ? [...about, id] : about.filter((one) => one !== id) });
  return (
    <fieldset className="bulk-dialog__part">
      <legend>{t('The same for all of them')}</legend>
      <div className="bulk-dialog__allergens">
        {answered.map((id) => (
          <TickBox key={id} checked={about.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
            {nameFor(id)}
          </TickBox>
        ))}
      </div>
      {about.length > 0 && (
        <>
          <div className="level-choice__levels level-choice__levels--four" role="radiogroup" aria-label={t('Level')}>
            {levels().flatMap(([level, label]) =>
              level === 'not_stated' ? (
                []
              ) : (
                <label key={level}>
                  <input
                    type="radio"
                    name={group}
                    value={level}
                    checked={value === level}
                    onChange={() =>
                      onChange({ said: { ...saidBy[level], ...(isPossible && { reason: said.reason }) } })
                    }
                  />
                  {label}
                </label>
              ),
            )}
          </div>
          {isPossible && (
            <ReasonField
              reason={said.reason ?? ''}
              onReason={(reason) => onChange({ said: { ...said, reason: reason || undefined } })}
            />
          )}
        </>
      )}
    </fieldset>
  );
}
