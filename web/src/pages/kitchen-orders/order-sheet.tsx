import './order-sheet.css';
import type { KitchenOrder, OrderFood, TickMark } from '@clearplate/contract/kitchen-orders';
import type { ReactNode } from 'react';
import { foodKinds } from '../../features/chef-card/card-foods.ts';
import { stateOfLine } from '../../features/kitchen-orders/order-people.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { spokenLanguage, t } from '../../translations/t.ts';
import { describePreparation, describeOrderedDish } from '../../translations/way-words.ts';
import type { CardTexts } from '../../translations/chef-card.ts';
import { kitchenAnswers, type KitchenAnswers } from '../../translations/kitchen-answers.ts';
import { type Language, languages } from '../../translations/languages.ts';

/** This is a language in which an order is read. */
export interface Tongue {
  readonly language: Language;
  /** They are `undefined` until they have loaded. */
  readonly texts: CardTexts | undefined;
}

/** Holds the language that is read first and the one below it. Cooks and eaters each begin with their own. */
export type Tongues = readonly [first: Tongue, second: Tongue];

/** Shows a text in the first language, and below it in the other one. */
export function Both({ tongues, of }: { tongues: Tongues; of: (tongue: Tongue) => string | undefined }) {
  const [first, second] = tongues.map((tongue) => ({ tag: languages[tongue.language].tag, text: of(tongue) }));
  return (
    <>
      {first?.text !== undefined && (
        <span className="order-both" lang={first.tag}>
          {first.text}
        </span>
      )}
      {second?.text !== undefined && second.text !== first?.text && (
        <span className={first?.text === undefined ? 'order-both' : 'order-both order-both--second'} lang={second.tag}>
          {second.text}
        </span>
      )}
    </>
  );
}

export const InBoth = ({ tongues, of }: { tongues: Tongues; of: (answers: KitchenAnswers) => string }) => (
  <Both tongues={tongues} of={({ language }) => of(kitchenAnswers[language])} />
);

export const markName = (language: Language, mark: TickMark): string => kitchenAnswers[language].marks[mark];

/** Names a line for a message, or for people who can't see what a button is beside. */
export function nameOfLine({ dish, for: whom }: KitchenOrder['lines'][number]): string {
  return dish
    ? describeOrderedDish({ ...dish, way: dish.variant }, spokenLanguage(), wordOfAllergen)
    : t('Person {number}', { number: (whom[0] ?? 0) + 1 });
}

interface OrderSheetProps {
  order: KitchenOrder;
  tongues: Tongues;
  renderBelow: (line: number) => ReactNode;
}

/** Shows an order line by line: the dish, for whom it is, and what must not be in it. */
export function OrderSheet({ order, tongues, renderBelow }: OrderSheetProps) {
  const numbered = order.lines.map((line, index) => ({ line, index }));
  return (
    <ol className="order-sheet" role="list">
      {numbered.map(({ line, index }) => (
        <li key={index} className={`order-line order-line--${stateOfLine(line)}`}>
          <h2 className="order-line__name">
            {line.dish ? (
              <DishName tongues={tongues} dish={line.dish} />
            ) : (
              <InBoth tongues={tongues} of={({ person }) => person((line.for[0] ?? 0) + 1)} />
            )}
          </h2>
          {line.since !== 'same' && (
            <p className="order-line__since">
              <InBoth tongues={tongues} of={({ since }) => since[line.since === 'removed' ? 'removed' : 'changed']} />
            </p>
          )}
          {line.for.map((person) => (
            <section key={person} className="order-line__person">
              {line.dish && order.people.length > 1 && (
                <h3>
                  <InBoth tongues={tongues} of={(words) => words.person(person + 1)} />
                </h3>
              )}
              <Warned tongues={tongues} foods={foodsToWarnOf(order, line, person)} />
              <Foods tongues={tongues} foods={order.people[person]?.foods ?? []} />
            </section>
          ))}
          {renderBelow(index)}
        </li>
      ))}
    </ol>
  );
}

/** Shows how the dish is made first and prominently, because a cook must not miss it. */
function DishName({ tongues, dish }: { tongues: Tongues; dish: NonNullable<KitchenOrder['lines'][number]['dish']> }) {
  const said = `${dish.quantity} × ${dish.name}`;
  const { variant } = dish;
  if (!variant) return said;
  return (
    <>
      <span className="order-line__way">
        <Both
          tongues={tongues}
          of={({ language, texts }) => describePreparation(variant, language, (id) => texts?.allergens.terms[id].term)}
        />
      </span>
      {`${said} (“${variant.name}”)`}
    </>
  );
}

/** Returns which of a person's foods the kitchen is warned of in a dish. */
const foodsToWarnOf = ({ people }: KitchenOrder, { warned = [] }: KitchenOrder['lines'][number], person: number) =>
  warned.flatMap((one) => (one.person === person ? (people[person]?.foods[one.food] ?? []) : []));

const nameFood = (food: OrderFood, { texts }: Tongue): string =>
  'allergen' in food ? (texts?.allergens.terms[food.allergen].term ?? wordOfAllergen(food.allergen)) : food.written;

/** Says why a person has to avoid a dish as it comes, because a cook has to answer that first. */
function Warned({ tongues, foods }: { tongues: Tongues; foods: readonly OrderFood[] }) {
  if (foods.length === 0) return null;
  const say = (tongue: Tongue) =>
    kitchenAnswers[tongue.language].warned(foods.map((food) => nameFood(food, tongue)).join(', '));
  return (
    <p className="order-line__since order-line__avoid">
      <Both tongues={tongues} of={say} />
    </p>
  );
}

function Foods({ tongues, foods }: { tongues: Tongues; foods: readonly OrderFood[] }) {
  return foodKinds.map((kind) => {
    const some = foods.filter(({ need }) => need === kind);
    if (some.length === 0) return null;
    return (
      <div key={kind} className={`order-foods order-foods--${kind}`}>
        <p>
          <Both tongues={tongues} of={({ texts }) => texts?.words.foods[kind]} />
        </p>
        <ul role="list">
          {some.map((food) => (
            <li key={JSON.stringify(food)}>
              {'allergen' in food ? (
                <Both tongues={tongues} of={(tongue) => nameFood(food, tongue)} />
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
