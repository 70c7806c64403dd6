import './components.css';
import type { Component, Components } from '@clearplate/contract/components';
import type { MenuDish } from '@clearplate/contract/menu';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { mayFry } from '@clearplate/domain/menu/frying-oil';
import { FryerOfOil, useOilsWithoutFryer, type Oil } from '../../entities/kitchen/fryer-of-oil.tsx';
import { client } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { formatList, t, tCount } from '../../translations/t.ts';
import { ComponentForm } from './component-form.tsx';
import { ComponentHistory } from './component-history.tsx';
import { describeContent } from './describe-content.ts';
import { EffectDialog } from './effect-dialog.tsx';
import { draftOf, newDraft, standingIn, useComponents, type ComponentStore } from './use-components.ts';

function storeOf(restaurantId: number): ComponentStore<Components> {
  const params = { id: String(restaurantId) };
  return {
    load: () => client.getComponents({ params }),
    preview: (edit) => client.previewComponents({ params, body: { components: [edit] } }),
    save: (edit, ifMatch) => client.saveComponents({ params, body: { components: [edit] }, ifMatch }),
  };
}

/** Returns the draft of the component with that name, or of a new one for the dishes that leave it open. */
function draftNamed(page: Components, name: string) {
  const { components, suggestions } = page;
  const isIt = (one: { readonly name: string }) => one.name.toLowerCase() === name.toLowerCase();
  const known = components.find((one) => !one.is_shared && isIt(one));
  if (known) return draftOf(known, standingIn(page));
  if (components.some(isIt)) return undefined;
  return newDraft(name, suggestions.find(isIt)?.dish_ids ?? []);
}

/** Returns what dishes may be fried in, with those on the menu that use it. */
const oilsOf = (components: readonly Component[], dishes: readonly MenuDish[]): Oil[] =>
  components.filter(mayFry).map((one) => ({
    ...one,
    dishIds: dishes.filter(({ id, archived }) => !archived && one.dish_ids.includes(id)).map(({ id }) => id),
  }));

interface ComponentsEditorProps {
  components: Components;
  dishes: readonly MenuDish[];
  /** Names what is to be stated at once. */
  first: string | null;
}

/** Edits what a kitchen makes once and uses in many dishes. */
export function ComponentsEditor({ components, dishes, first }: ComponentsEditorProps) {
  const editing = useComponents(
    components,
    storeOf(components.restaurant_id),
    first === null ? undefined : draftNamed(components, first),
  );
  const { saved, draft, open, asked, setAsked, isBusy, refusal, ask, save } = editing;
  const oils = useOilsWithoutFryer(saved.restaurant_id, oilsOf(saved.components, dishes));
  const form = { dishes, isBusy, problem: refusal, onCancel: () => open(undefined) };
  return (
    <div className="components">
      {saved.suggestions.length > 0 && (
        <section aria-labelledby="suggested-heading">
          <h2 id="suggested-heading">{t('Said once, it holds for many dishes')}</h2>
          <ul className="components__suggestions" role="list">
            {saved.suggestions.map(({ name, dish_ids }) => (
              <li key={name}>
                <Button onClick={() => open(newDraft(name, dish_ids))}>
                  {tCount(
                    dish_ids.length,
                    'State what is in “{name}”: {count} dish names it',
                    'State what is in “{name}”: {count} dishes name it',
                    { name },
                  )}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button onClick={() => open(newDraft('', []))}>
        <span aria-hidden="true">+</span> {t('Add a component')}
      </Button>
      {draft && draft.id === undefined && (
        <ComponentForm
          key={draft.key}
          {...form}
          draft={draft}
          others={saved.components}
          onSave={(edit, typed) => void ask(edit, typed)}
        />
      )}
      {saved.components.length === 0 && <p>{t('There are no components yet.')}</p>}
      <ul className="components__list" role="list">
        {saved.components.map((component) => (
          <li key={component.id} className="component-card">
            {draft?.id === component.id ? (
              <ComponentForm
                {...form}
                draft={draft}
                others={saved.components.filter(({ id }) => id !== component.id)}
                onSave={(edit, typed) => void ask(edit, typed)}
                onRemove={() => void save({ id: component.id, removed: true })}
              />
            ) : (
              <Card
                dishes={dishes}
                component={component}
                context={standingIn(saved)}
                onEdit={() => open(draftOf(component, standingIn(saved)))}
                restaurantId={saved.restaurant_id}
              />
            )}
            {oils?.map(
              (oil) =>
                oil.id === component.id && <FryerOfOil key={oil.id} oil={oil} restaurantId={saved.restaurant_id} />,
            )}
          </li>
        ))}
      </ul>
      {draft === undefined && <ProblemNotice>{refusal}</ProblemNotice>}
      {asked && (
        <EffectDialog
          effect={asked.effect}
          busy={isBusy}
          problem={refusal}
          onConfirm={() => void save(asked.edit, asked.typed)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface CardProps {
  dishes: readonly MenuDish[];
  component: Component;
  context: StandingContext;
  restaurantId: number;
  onEdit: () => void;
}

function Card({ dishes, component, context, restaurantId, onEdit }: CardProps) {
  const { id, name, ingredients, is_shared: isShared, made_with_dish_ids: madeWith } = component;
  return (
    <>
      <h2>{name}</h2>
      <p>{ingredients.join(', ')}</p>
      <p>{describeContent(component, context)}</p>
      <NamedDishes
        count={tCount(component.dish_ids.length, 'In {count} dish', 'In {count} dishes')}
        {...{ ids: component.dish_ids, dishes }}
      />
      {madeWith.length > 0 && (
        <NamedDishes
          count={tCount(
            madeWith.length,
            'Another way to make {count} dish adds it',
            'Other ways to make {count} dishes add it',
          )}
          {...{ ids: madeWith, dishes }}
        />
      )}
      {isShared ? (
        <p>{t('The chain keeps it: you can use it in your dishes, and not change it.')}</p>
      ) : (
        <Button onClick={onEdit}>
          {t('Edit')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      <ComponentHistory place={{ restaurantId }} componentId={id} />
    </>
  );
}

/** Up to this many dishes are named at once; more are folded. */
const namedAtOnce = 5;

interface NamedDishesProps extends Pick<CardProps, 'dishes'> {
  /** Says how many there are, and why. */
  count: string;
  ids: readonly number[];
}

/** Counts dishes and names them, folded if they are many. */
function NamedDishes({ count, ids, dishes }: NamedDishesProps) {
  const names = dishes.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length === 0) return <p>{count}</p>;
  if (names.length <= namedAtOnce) return <p>{`${count}: ${formatList(names)}`}</p>;
  return (
    <details>
      <summary>{count}</summary>
      <ul>{dishes.map(({ id, name }) => ids.includes(id) && <li key={id}>{name}</li>)}</ul>
    </details>
  );
}
