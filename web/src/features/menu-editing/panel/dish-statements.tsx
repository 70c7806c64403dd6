import { shownStatement } from '@clearplate/domain/menu/chart-warnings';
import { allergens, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isOfKitchen, withoutKitchen, type Statement } from '@clearplate/domain/facts/dish';
import { standingOf, type StandingContext } from '@clearplate/domain/facts/statement-standing';
import { useCallback, useState } from 'react';
import { announce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TickBox } from '../../../shared/ui/tick-box.tsx';
import type { DishCellProps } from '../table/cell-props.ts';
import { saidAgain, type Said } from '../model/dish-draft.ts';
import { othersToState, stateAllergen, toConfirm, withdrawAllergen } from '../model/draft-edits.ts';
import { contradictedIn, givenAwayIn, type Findings } from '../model/findings.ts';
import { LevelChoice, type Stated } from './level-choice.tsx';
import { useMenuActions } from '../model/menu-actions.ts';
import { describeAllergens } from '../model/describe-task.ts';
import { phrase, t, tCount, tPhrase } from '../../../translations/t.ts';
import { Translation } from '../../../shared/ui/translation.tsx';

interface DishStatementsProps extends DishCellProps {
  findings: Findings;
  context: StandingContext;
  /** The restaurant answers for these. */
  answered: readonly AllergenId[];
}

/** Edits the statement on each allergen: those that the restaurant answers for first, the others on request. */
export function DishStatements(props: DishStatementsProps) {
  const { dishKey, draft, dish, findings, context, answered } = props;
  const { edit } = useMenuActions();
  const others = allergens.map(({ id }) => id).filter((id) => !answered.includes(id));
  const [hasMore, setMore] = useState(false);
  const onState = useCallback(
    (allergen: AllergenId, said: Said) => edit(dishKey, (before) => stateAllergen(before, allergen, said)),
    [edit, dishKey],
  );
  const onWithdraw = useCallback(
    (allergen: AllergenId) => edit(dishKey, (before) => withdrawAllergen(before, allergen)),
    [edit, dishKey],
  );
  const choiceOf = (allergen: AllergenId) => (
    <LevelChoice
      key={allergen}
      {...{ allergen, onState, onWithdraw }}
      stated={statedOf(allergen)}
      kitchen={dish.statements.find((one) => one.allergen === allergen && isOfKitchen(one))}
      contradiction={findings.contradictions.find((one) => one.allergen === allergen)}
      doubt={findings.doubts.find((one) => one.allergen === allergen)}
      unstated={findings.unstated.find((one) => one.allergen === allergen)}
    />
  );
  const statedOf = (allergen: AllergenId): Stated | undefined => {
    const statement = shownStatement(dish.statements, allergen);
    if (!statement) return undefined;
    const standing = standingOf(statement.stated_at, dish.ingredients_changed_at, context);
    return { statement, standing, isPending: draft.said.has(allergen) };
  };
  const isSpokenOf = (id: AllergenId) =>
    statedOf(id) !== undefined || findings.unstated.some((one) => one.allergen === id);
  return (
    <section className="dish-panel__part" aria-label={t('Allergens')}>
      <h3>{t('Allergens')}</h3>
      <ConfirmAgain {...props} />
      <NoneOfTheOthers {...props} />
      <div>{answered.map(choiceOf)}</div>
      <div>{others.filter((id) => hasMore || isSpokenOf(id)).map(choiceOf)}</div>
      <Button aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
        {hasMore ? t('Fewer allergens') : t('More allergens')}
      </Button>
    </section>
  );
}

const levelWords = {
  contains: phrase('contains'),
  may_contain: phrase('may contain'),
  traces: phrase('not an ingredient, traces possible'),
  absent: phrase('absent'),
};

const levelOf = ({ level, ingredient }: Statement) => (ingredient === 'absent' ? 'traces' : level);

function describeConfirmed(statements: readonly Statement[]): string {
  return (['contains', 'may_contain', 'traces', 'absent'] as const)
    .map((level) => [level, statements.filter((one) => levelOf(one) === level).map((one) => one.allergen)] as const)
    .filter(([, ids]) => ids.length > 0)
    .map(([level, ids]) => `${tPhrase(levelWords[level])}: ${describeAllergens(ids)}`)
    .join('; ');
}

/** Offers to confirm statements that are no longer current with one press. */
function ConfirmAgain({ dishKey, dish, findings, context }: DishStatementsProps) {
  const { edit } = useMenuActions();
  const open = toConfirm(dish, contradictedIn(findings), context);
  if (open.length === 0) return null;
  const confirm = () => {
    announce(tCount(open.length, '{count} statement confirmed', '{count} statements confirmed'));
    edit(dishKey, (before) =>
      open.reduce((draft, statement) => stateAllergen(draft, statement.allergen, saidAgain(statement)), before),
    );
  };
  return (
    <div className="dish-panel__confirm">
      <p>
        <Translation
          sentence="{b} The dish changed since, or it was said too long ago. You said: {confirmed}."
          b={<b>{t('To be confirmed.')}</b>}
          confirmed={describeConfirmed(open)}
        />
      </p>
      <Button onClick={confirm}>{tCount(open.length, 'Confirm it again', 'Confirm all {count} again')}</Button>
    </div>
  );
}

/**
 * States absent, with one press, those of the nine that nothing speaks for, and gluten if wanted. It names them first.
 */
function NoneOfTheOthers({ dishKey, dish, findings, context }: DishStatementsProps) {
  const { edit } = useMenuActions();
  const givenAway = givenAwayIn(findings);
  const [isGlutenToo, setGlutenToo] = useState(false);
  const nine = othersToState(us9, dish, givenAway, context);
  const canSayGluten = othersToState(['gluten'], dish, givenAway, context).length > 0;
  const left: readonly AllergenId[] = isGlutenToo && canSayGluten ? [...nine, 'gluten'] : nine;
  const own = withoutKitchen(dish).statements;
  const spoken = us9.filter((id) => givenAway.includes(id) && !own.some((one) => one.allergen === id));
  if (nine.length === 0 && !canSayGluten) return null;
  const state = () => {
    announce(t('Stated absent: {allergens}', { allergens: describeAllergens(left) }));
    edit(dishKey, (before) => left.reduce((draft, id) => stateAllergen(draft, id, { level: 'absent' }), before));
  };
  return (
    <div className="dish-panel__part">
      <Button disabled={left.length === 0} onClick={state}>
        {t('None of the other major allergens')}
      </Button>
      {canSayGluten && (
        <TickBox checked={isGlutenToo} onChange={setGlutenToo}>
          {t('And no gluten: no wheat, barley, rye, spelt or oats that have it')}
        </TickBox>
      )}
      <p className="dish-panel__note">
        {left.length > 0 && t('States absent: {allergens}.', { allergens: describeAllergens(left) })}{' '}
        {isGlutenToo && canSayGluten
          ? t('It says nothing about molluscs, coconut or chestnut.')
          : t('It says nothing about gluten, molluscs, coconut or chestnut.')}{' '}
        {spoken.length > 0 &&
          t('Nor about {spoken}: this dish’s words mention it.', { spoken: describeAllergens(spoken) })}
      </p>
    </div>
  );
}
