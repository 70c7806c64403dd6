import type { ArrivedDish } from '@clearplate/contract/arrived-menus';
import { useState } from 'react';
import { nameOfField } from '../../entities/dish/field-names.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldChanges } from '../../shared/ui/field-changes.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { formatList, t } from '../../translations/t.ts';
import { describeWarnings } from './describe-arrived.ts';
import type { Decide } from './use-decision.ts';

type Allergen = ArrivedDish['against'][number];

/** Shows one dish of the file: what it would change, and what only the restaurant can say. */
export function ArrivedDishEntry({ dish, busy, onDecide }: { dish: ArrivedDish; busy: boolean; onDecide: Decide }) {
  const { at, name, dish_id: dishId, changes, warnings, against, denied, doubts } = dish;
  const [confirmed, setConfirmed] = useState<readonly Allergen[]>([]);
  const takes = dishId === null || changes.length + warnings.length + denied.length > 0;
  const isOnlyDenied = dishId !== null && changes.length + warnings.length === 0;
  return (
    <li className="arrived-dish">
      <h4>
        <bdi>{name}</bdi> {dishId === null && <span className="arrived-dish__new">{t('New')}</span>}
      </h4>
      {changes.length > 0 && (
        <FieldChanges
          dir="auto"
          changes={changes.map(({ field, before, after }) => ({
            name: nameOfField[field](),
            before: dishId === null ? undefined : before,
            after,
          }))}
        />
      )}
      {warnings.length > 0 && <p>{t('It warns: {warnings}.', { warnings: describeWarnings(warnings) })}</p>}
      {against.length > 0 && (
        <p className="arrived-dish__against">
          {t(
            'You state no {names}, and the file warns of it: diners are warned. State it again in the menu if you are right.',
            {
              names: formatList(against.map(wordOfAllergen)),
            },
          )}
        </p>
      )}
      {denied.map(({ allergen, words }) => (
        <TickBox
          key={allergen}
          checked={confirmed.includes(allergen)}
          onChange={(checked) =>
            setConfirmed(checked ? [...confirmed, allergen] : confirmed.filter((one) => one !== allergen))
          }
        >
          {t('The file says “{words}”. As of today I state: no {allergen}.', {
            words,
            allergen: wordOfAllergen(allergen),
          })}
        </TickBox>
      ))}
      {doubts.map((doubt) => (
        <p key={doubt} className="arrived-file__doubt">
          {t('Read with doubt: {doubt}', { doubt })}
        </p>
      ))}
      <p className="arrived-file__all">
        {takes && (
          <Button
            kind="primary"
            busy={busy}
            disabled={isOnlyDenied && confirmed.length === 0}
            onClick={() => onDecide([{ at, accept: true, confirmed: [...confirmed] }])}
          >
            {isOnlyDenied ? t('State it') : t('Take it')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Button busy={busy} onClick={() => onDecide([{ at, accept: false }])}>
          {t('Leave it')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </p>
    </li>
  );
}
