import type { GuestAnswer } from '@clearplate/contract/guest-answers';
import type { EditableMenu } from '@clearplate/contract/menu';
import { describeAllergen, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { statableOf, stateTold, type Statable, type ToldFate } from '@clearplate/domain/menu/state-told';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { describeSaid, tellerNames } from '../../entities/verdict/describe-told.ts';
import { SavedByOthers } from '../../entities/restaurant/save-menu.ts';
import { hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { formatDay } from '../../shared/lib/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { formatList, t, tCount, tPhrase } from '../../translations/t.ts';
import { StatedButOpen, useSettling } from './use-settling.ts';

interface GuestAnswerCardProps {
  answer: GuestAnswer;
  menu: EditableMenu;
  onMenu: (menu: EditableMenu) => void;
  onSettled: () => void;
}

/** Noon is on that day in every time zone. */
const describeDay = (day: string) => formatDay(new Date(`${day}T12:00:00`));

const nothing = () => [];

interface DishOfAnswer extends ToldFate {
  readonly id: number;
  readonly name: string;
}

/** Returns the dishes that it is about and that are still on the menu, with what the press would do to each. */
function dishesOf(answer: GuestAnswer, menu: EditableMenu, chosen: readonly AllergenId[]): readonly DishOfAnswer[] {
  return answer.dishes.flatMap((id) => {
    const dish = menu.dishes.find((one) => one.id === id && !one.archived);
    return dish ? [{ id, name: dish.name, ...stateTold(answer, chosen, id, dish) }] : [];
  });
}

function describeWhy({ fate }: ToldFate): string {
  switch (fate.fate) {
    case 'warned':
      return t('Your menu warns of it: change that in the menu, if it is wrong.');
    case 'said':
      return t('Your menu says so already.');
    case 'off_menu':
      return t('Choose what is in it.');
    case 'states':
      if (fate.changed) return t('The dish has changed since then: look twice.');
      return fate.often ? t('Such dishes often have it: look twice.') : '';
  }
}

/** Returns what the press states of each ticked dish: "contains egg", "no egg". */
function describeStated(statable: Statable, chosen: readonly AllergenId[]): string {
  if (statable === undefined || chosen.length === 0) return '';
  if (statable.about === 'cross_contact') return t('no other traces than those that your menu names');
  const what = chosen.map((id) => describeAllergen(id, t));
  if (statable.level === 'absent') return what.map((one) => t('no {what}', { what: one })).join(', ');
  const words = formatList(what);
  return statable.level === 'contains'
    ? t('contains {what}', { what: words })
    : t('may contain {what}', { what: words });
}

/** Shows what a guest was told, and what a press would state about which dishes. */
export function GuestAnswerCard({ answer, menu, onMenu, onSettled }: GuestAnswerCardProps) {
  const heading = useId();
  const statable = statableOf(answer);
  // A denial covers everything that was asked. "Yes" doesn't say which of several things is in it.
  const choosesThings = statable?.about === 'allergens' && statable.level !== 'absent' && answer.allergens.length > 1;
  const [things, setThings] = useState<readonly AllergenId[]>([]);
  const chosen = choosesThings ? things : answer.allergens;
  const dishes = dishesOf(answer, menu, chosen);
  const isWarning = statable?.about === 'allergens' && statable.level !== 'absent';
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isTicked = (dish: DishOfAnswer) => {
    if (dish.edit === undefined) return false;
    const { fate } = dish;
    const isPlain = fate.fate === 'states' && !fate.often && !fate.changed && !(isWarning && dishes.length > 1);
    return ticks.get(dish.id) ?? isPlain;
  };
  const ticked = new Set(dishes.filter(isTicked).map(({ id }) => id));
  /** Counts the dishes that are ticked now, even if the menu has changed. */
  const editsIn = (of: EditableMenu) =>
    dishesOf(answer, of, chosen).flatMap(({ id, edit }) => (edit && ticked.has(id) ? [edit] : []));
  const edits = editsIn(menu);
  const [agreed, setAgreed] = useState(false);
  const settling = useSettling(answer, menu, { onMenu, onSettled });
  const isWider = statable?.about === 'cross_contact';
  const stated = describeStated(statable, chosen);
  return (
    <article className="guest-answer" aria-labelledby={heading}>
      <h2 id={heading}>
        {t('A guest was told by {teller}, {day}: {said}. Is it so?', {
          teller: tPhrase(tellerNames[answer.by]),
          day: describeDay(answer.told_on),
          said: describeSaid({ ...answer, things: answer.allergens.map((id) => findAllergen(id)?.word ?? id) }),
        })}
      </h2>
      {choosesThings && (
        <fieldset className="guest-answer__ticks">
          <legend>{t('Which of these is in it?')}</legend>
          {answer.allergens.map((id) => (
            <TickBox
              key={id}
              checked={things.includes(id)}
              onChange={(isOn) => setThings(isOn ? [...things, id] : things.filter((one) => one !== id))}
            >
              {wordOfAllergen(id)}
            </TickBox>
          ))}
        </fieldset>
      )}
      {dishes.length === 0 ? (
        <p>{t('The dishes that it is about are no longer on the menu.')}</p>
      ) : (
        <ul role="list" className="guest-answer__dishes">
          {dishes.map((dish) => (
            <li key={dish.id}>
              {dish.edit && statable ? (
                <TickBox checked={isTicked(dish)} onChange={(isOn) => setTicks(new Map([...ticks, [dish.id, isOn]]))}>
                  <span lang={menuLanguage}>{dish.name}</span>
                </TickBox>
              ) : (
                <Link to={`/dish/${dish.id}`} lang={menuLanguage}>
                  {dish.name}
                </Link>
              )}
              <span className="guest-answer__why">
                {statable
                  ? describeWhy(dish)
                  : t('Whether traces can be kept out is stated in the menu, dish by dish.')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isWider && dishes.some(({ edit }) => edit) && (
        <TickBox checked={agreed} onChange={setAgreed}>
          {t(
            'Nothing else leaves traces in the ticked dishes either, beside what the menu names: the menu says this of all traces at once.',
          )}
        </TickBox>
      )}
      {edits.length > 0 && (
        <p className="guest-answer__stated">
          {tCount(
            edits.length,
            'This will be stated of one dish, dated today: {stated}',
            'This will be stated of {count} dishes, dated today: {stated}',
            { stated },
          )}
        </p>
      )}
      <ProblemNotice>{settling.error && describeRefused(settling.error)}</ProblemNotice>
      <p className="guest-answer__why">
        {t('If it is not so, say in the menu what is.')}{' '}
        <Link to={`/restaurant/${menu.restaurant_id}`}>{t('To the menu')}</Link>
      </p>
      <p className="guest-answer__ways">
        {statable && (
          <Button
            kind="primary"
            disabled={edits.length === 0 || (isWider && !agreed)}
            busy={settling.isPending}
            onClick={() => settling.mutate({ outcome: 'stated', edits: editsIn })}
          >
            {t('It is so: state it')}
          </Button>
        )}
        <Button busy={settling.isPending} onClick={() => settling.mutate({ outcome: 'not_so', edits: nothing })}>
          {t('It is not so')}
        </Button>
        <Button
          kind="quiet"
          busy={settling.isPending}
          onClick={() => settling.mutate({ outcome: 'dismissed', edits: nothing })}
        >
          {t('Dismiss')}
        </Button>
      </p>
    </article>
  );
}

function describeRefused(error: Error): string {
  if (error instanceof StatedButOpen)
    return hasCode(error.cause, 'conflict')
      ? t('It was stated of these dishes, but somebody else had settled the question otherwise: look at the menu.')
      : t('It was stated of these dishes. The question could not be closed: dismiss it.');
  if (error instanceof SavedByOthers)
    return t('Somebody else changed the menu in the meantime. Nothing was stated: look again, and press once more.');
  return hasCode(error, 'conflict') ? error.message : describeRefusal(error, t('Nothing was stated'));
}
