import './components.css';
import type { Component, ComponentEdit, ComponentEffect, Components } from '@clearplate/contract/components';
import type { MenuDish } from '@clearplate/contract/menu';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t, formatList } from '../../translations/t.ts';
import { ComponentForm, type Draft } from './component-form.tsx';

/** What is asked before a save. */
interface Asked {
  readonly edit: ComponentEdit;
  readonly effect: ComponentEffect;
}

/** Says what a save does to how many dishes. */
export function describeEffect({ dishes, warned, unsettled, deferred }: ComponentEffect): string[] {
  if (dishes === 0) return [t('No dish uses it yet, so nothing changes for diners.')];
  return [
    t('It is in {count} dishes.', { count: dishes }),
    ...warned.map((one) =>
      t('{count} of them will newly warn of {allergen}.', {
        count: one.dishes,
        allergen: wordOfAllergen(one.allergen),
      }),
    ),
    ...(unsettled > 0
      ? [t('What you said {count} of them are without has to be confirmed again.', { count: unsettled })]
      : []),
    ...(deferred
      ? [t('So many dishes take some minutes. Until then they warn, and nothing is said to be without.')]
      : []),
  ];
}

/** Returns what is known to be in it, for its card. */
function sayWhatIsIn({ facts, ingredients_complete_at }: Component): string {
  const present = facts.allergens.filter(({ presence }) => presence === 'present');
  const names = formatList(present.map(({ allergen }) => wordOfAllergen(allergen)));
  if (present.length > 0) return t('Contains {what}', { what: names });
  return ingredients_complete_at === null ? t('Nobody has said all that is in it.') : t('List confirmed as complete');
}

const draftOf = (component: Component): Draft => ({
  id: component.id,
  key: undefined,
  name: component.name,
  ingredients: component.ingredients.join('\n'),
  isComplete: component.ingredients_complete_at !== null,
  uses: component.uses,
  dishIds: component.dish_ids,
  levels: new Map(component.statements.map(({ allergen, level }) => [allergen, level])),
});

const newDraft = (name = '', dishIds: readonly number[] = []): Draft => ({
  id: undefined,
  key: crypto.randomUUID(),
  name,
  ingredients: '',
  isComplete: false,
  uses: [],
  dishIds,
  levels: new Map(),
});

/** Holds one draft at a time, asks what it would do, and saves it. */
function useComponents(initial: Components) {
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState<Draft>();
  const [asked, setAsked] = useState<Asked>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const queries = useQueryClient();
  const params = { id: String(saved.restaurant_id) };

  async function refuse(error: unknown) {
    setAsked(undefined);
    if (!hasCode(error, 'precondition_failed')) return setRefusal(describeRefusal(error, t('It was not saved')));
    try {
      setSaved(await client.getComponents({ params }));
      setRefusal(
        t('Somebody else changed these in the meantime. Nothing was saved yet: check yours once more, then save.'),
      );
    } catch (failure) {
      setRefusal(describeRefusal(failure, t('It was not saved')));
    }
  }

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(false);
    }
  }

  const ask = (edit: ComponentEdit) =>
    run(async () =>
      setAsked({ edit, effect: await client.previewComponents({ params, body: { components: [edit] } }) }),
    );
  const save = (edit: ComponentEdit) =>
    run(async () => {
      setSaved(await client.saveComponents({ params, body: { components: [edit] }, ifMatch: saved.version }));
      setAsked(undefined);
      setDraft(undefined);
      await queries.invalidateQueries();
    });
  return { saved, draft, setDraft, asked, setAsked, isBusy, refusal, setRefusal, ask, save };
}

/** Edits what a kitchen makes once and uses in many dishes. */
export function ComponentsEditor({ components, dishes }: { components: Components; dishes: readonly MenuDish[] }) {
  const { saved, draft, setDraft, asked, setAsked, isBusy, refusal, setRefusal, ask, save } = useComponents(components);
  const open = (next: Draft | undefined) => {
    setRefusal(undefined);
    setDraft(next);
  };
  return (
    <div className="components">
      {saved.suggestions.length > 0 && (
        <section aria-labelledby="suggested-heading">
          <h2 id="suggested-heading">{t('Said once, it answers many dishes')}</h2>
          <ul className="components__suggestions" role="list">
            {saved.suggestions.map(({ name, dish_ids }) => (
              <li key={name}>
                <Button onClick={() => open(newDraft(name, dish_ids))}>
                  {t('State what is in “{name}”: {count} dishes get an answer', { name, count: dish_ids.length })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button onClick={() => open(newDraft())}>
        <span aria-hidden="true">+</span> {t('Add a component')}
      </Button>
      {draft && draft.id === undefined && (
        <ComponentForm
          key={draft.key}
          draft={draft}
          others={saved.components}
          dishes={dishes}
          isBusy={isBusy}
          problem={refusal}
          onSave={(edit) => void ask(edit)}
          onCancel={() => open(undefined)}
        />
      )}
      {saved.components.length === 0 && <p>{t('There are no components yet.')}</p>}
      <ul className="components__list" role="list">
        {saved.components.map((component) => (
          <li key={component.id} className="component-card">
            {draft?.id === component.id ? (
              <ComponentForm
                draft={draft}
                others={saved.components.filter(({ id }) => id !== component.id)}
                dishes={dishes}
                isBusy={isBusy}
                problem={refusal}
                onSave={(edit) => void ask(edit)}
                onCancel={() => open(undefined)}
                onRemove={() => void save({ id: component.id, removed: true })}
              />
            ) : (
              <>
                <h2>{component.name}</h2>
                <p>{component.ingredients.join(', ')}</p>
                <p>{sayWhatIsIn(component)}</p>
                <p>{t('In {count} dishes', { count: component.dish_ids.length })}</p>
                {component.is_shared ? (
                  <p>{t('The chain keeps it.')}</p>
                ) : (
                  <Button onClick={() => open(draftOf(component))}>
                    {t('Edit')}
                    <span className="visually-hidden"> {component.name}</span>
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {draft === undefined && <ProblemNotice>{refusal}</ProblemNotice>}
      {asked && (
        <ConfirmDialog
          title={t('What this changes')}
          confirm={t('Save')}
          kind="primary"
          busy={isBusy}
          problem={refusal}
          onConfirm={() => void save(asked.edit)}
          onCancel={() => setAsked(undefined)}
        >
          <ul>
            {describeEffect(asked.effect).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  );
}
