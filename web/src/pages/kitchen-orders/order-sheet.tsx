import './order-sheet.css';
import type { KitchenOrder, OrderFood, TickMark } from '@clearplate/contract/kitchen-orders';
import type { ReactNode } from 'react';
import { foodKinds } from '../../features/chef-card/card-foods.ts';
import { stateOfLine } from '../../features/kitchen-orders/order-people.ts';
import { spokenLanguage, spokenLocale, t } from '../../translations/t.ts';
import { describePreparation, describeOrderedDish } from '../../translations/way-words.ts';
import { type CardTexts, cardTexts } from '../../translations/chef-card.ts';
import { kitchenAnswers, type KitchenAnswers } from '../../translations/kitchen-answers.ts';
import { languages } from '../../translations/languages.ts';

/** A time of the day: the order ends within hours. */
export const formatClock = (at: string): string =>
  new Intl.DateTimeFormat(spokenLocale(), { hour: 'numeric', minute: '2-digit' }).format(new Date(at));

interface BothProps {
  order: KitchenOrder;
  children: string;
  english: string;
}

/** Shows a text in the kitchen's language, and in English below it. */
function Both({ order: { language }, children, english }: BothProps) {
  return (
    <>
      <span className="order-both" lang={languages[language].tag}>
        {children}
      </span>
      {english !== children && (
        <span className="order-both order-both--english" lang="en">
          {english}
        </span>
      )}
    </>
  );
}

export function InBoth({ order, of }: { order: KitchenOrder; of: (answers: KitchenAnswers) => string }) {
  return (
    <Both order={order} english={of(kitchenAnswers.en)}>
      {of(kitchenAnswers[order.language])}
    </Both>
  );
}

export const markName = (order: KitchenOrder, mark: TickMark): string => kitchenAnswers[order.language].marks[mark];

/** Names a line for a message, or for whoever can't see what a button stands beside. */
export function nameOfLine({ dish, for: whom }: KitchenOrder['lines'][number]): string {
  return dish
    ? describeOrderedDish({ ...dish, way: dish.variant }, spokenLanguage())
    : t('Person {number}', { number: (whom[0] ?? 0) + 1 });
}

interface OrderSheetProps {
  order: KitchenOrder;
  /** The texts of the kitchen's language; English until they have loaded. */
  texts: CardTexts | undefined;
  /** What stands below each line. */
  renderBelow: (line: number) => ReactNode;
}

/** Shows an order line by line: the dish, for whom it is, and what must not be in it. */
export function OrderSheet({ order, texts = cardTexts.en, renderBelow }: OrderSheetProps) {
  const numbered = order.lines.map((line, index) => ({ line, index }));
  return (
    <ol className="order-sheet" role="list">
      {numbered.map(({ line, index }) => (
        <li key={index} className={`order-line order-line--${stateOfLine(line)}`}>
          <h2 className="order-line__name">
            {line.dish ? (
              <DishName order={order} dish={line.dish} />
            ) : (
              <InBoth order={order} of={({ person }) => person((line.for[0] ?? 0) + 1)} />
            )}
          </h2>
          {line.since !== 'same' && (
            <p className="order-line__since">
              {line.since === 'removed'
                ? t('No longer on the menu since this was sent.')
                : t('Its menu entry was changed after this was sent: look again.')}
            </p>
          )}
          {line.for.map((person) => (
            <section key={person} className="order-line__person">
              {line.dish && order.people.length > 1 && (
                <h3>
                  <InBoth order={order} of={(words) => words.person(person + 1)} />
                </h3>
              )}
              <Foods order={order} texts={texts} foods={order.people[person]?.foods ?? []} />
            </section>
          ))}
          {renderBelow(index)}
        </li>
      ))}
    </ol>
  );
}

/** How it is made comes first, and stands out: it is what a cook must not miss. */
function DishName({ order, dish }: { order: KitchenOrder; dish: NonNullable<KitchenOrder['lines'][number]['dish']> }) {
  const said = `${dish.quantity} × ${dish.name}`;
  if (!dish.variant) return said;
  return (
    <>
      <span className="order-line__way">
        <Both order={order} english={describePreparation(dish.variant, 'en')}>
          {describePreparation(dish.variant, order.language)}
        </Both>
      </span>
      {`${said} (“${dish.variant.name}”)`}
    </>
  );
}

function Foods({ order, texts, foods }: { order: KitchenOrder; texts: CardTexts; foods: readonly OrderFood[] }) {
  return foodKinds.map((kind) => {
    const some = foods.filter(({ need }) => need === kind);
    if (some.length === 0) return null;
    return (
      <div key={kind} className={`order-foods order-foods--${kind}`}>
        <p>
          <Both order={order} english={cardTexts.en.words.foods[kind]}>
            {texts.words.foods[kind]}
          </Both>
        </p>
        <ul role="list">
          {some.map((food) => (
            <li key={JSON.stringify(food)}>
              {'allergen' in food ? (
                <Both order={order} english={cardTexts.en.allergens.terms[food.allergen].term}>
                  {texts.allergens.terms[food.allergen].term}
                </Both>
              ) : (
                // A typed name may be in any language.
                <span lang="">{food.written}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
