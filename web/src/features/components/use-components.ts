import type { ChainComponent } from '@clearplate/contract/chain-components';
import type { Component, ComponentEdit, ComponentEffect } from '@clearplate/contract/components';
import { isOwnListCurrent } from '@clearplate/domain/facts/own-list';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { formatList, t } from '../../translations/t.ts';
import { asNewDraft, isSame, isStored, type Draft } from './component-draft.ts';
import { describeTheirs } from './rebase-component.ts';

/** Holds the components of a restaurant or a chain, as loaded. */
interface AnyComponents {
  readonly version: string;
  readonly now: string;
  readonly statement_days: number;
  readonly components: readonly (Component | ChainComponent)[];
}

/** Says where components belong: to a restaurant, or to a chain. */
export interface ComponentStore<Kept extends AnyComponents> {
  readonly load: () => Promise<Kept>;
  readonly preview: (edit: ComponentEdit) => Promise<ComponentEffect>;
  readonly save: (edit: ComponentEdit, version: string) => Promise<Kept>;
}

/** Holds what is asked before a save. */
export interface Asked {
  readonly edit: ComponentEdit;
  /** The form had this then. */
  readonly typed: Draft;
  readonly effect: ComponentEffect;
}

/** Holds what the form had, and what was sent to be saved. */
interface Sent {
  readonly typed?: Draft | undefined;
  readonly sent?: ComponentEdit;
}

/** Returns what tells whether a confirmed list still counts. */
export const standingIn = ({ now, statement_days: statementDays }: AnyComponents): StandingContext => ({
  now,
  statementDays,
});

export const draftOf = (component: Component | ChainComponent, context: StandingContext): Draft => ({
  id: component.id,
  key: undefined,
  name: component.name,
  ingredients: component.ingredients.join('\n'),
  isComplete: isOwnListCurrent(component, context),
  isTicked: false,
  uses: component.uses,
  dishIds: 'dish_ids' in component ? component.dish_ids : undefined,
  levels: new Map(component.statements.map(({ allergen, level }) => [allergen, level])),
});

/** `dishIds`: none yet; `undefined`: it belongs to a chain. */
export const newDraft = (name: string, dishIds: readonly number[] | undefined): Draft => ({
  id: undefined,
  key: crypto.randomUUID(),
  name,
  ingredients: '',
  isComplete: false,
  isTicked: false,
  uses: [],
  dishIds,
  levels: new Map(),
});

/** Holds what somebody else saved, and what the user was editing then. */
interface Overtaken {
  readonly saved: AnyComponents;
  readonly fresh: AnyComponents;
  readonly draft: Draft | undefined;
  readonly typed: Draft | undefined;
}

/** If somebody removed a component meanwhile that was added here, names it with what is in it. */
function describeGone({ saved, fresh, typed }: Overtaken, isNamed: (id: number) => boolean): string {
  const gone = saved.components.filter(
    ({ id }) => typed?.uses.includes(id) && !isNamed(id) && !fresh.components.some((one) => one.id === id),
  );
  if (gone.length === 0) return '';
  const names = gone.map(({ name, ingredients }) =>
    ingredients.length > 0 ? `${name} (${ingredients.join(', ')})` : name,
  );
  return ` ${t('Removed meanwhile, and no longer in this list: {names}.', { names: formatList(names) })}`;
}

/** Returns what is being edited beside what somebody else saved in the meantime, and a message about it. */
function followTheirs(overtaken: Overtaken): { draft: Draft | undefined; refusal: string } {
  const { saved, fresh, draft, typed } = overtaken;
  const { id } = draft ?? {};
  const found = fresh.components.find((one) => one.id === id);
  if (draft && id !== undefined && !found) {
    const left = fresh.components.map((one) => one.id);
    return typed
      ? {
          draft: asNewDraft(typed, draft, left),
          refusal:
            t(
              'Somebody removed it in the meantime. What you typed is below as a new one: check it, and save it if you still need it.',
            ) + describeGone(overtaken, () => false),
        }
      : { draft: undefined, refusal: t('Somebody removed it in the meantime.') };
  }
  const theirs = found && draftOf(found, standingIn(fresh));
  const nameOf = (used: number) => [...fresh.components, ...saved.components].find((one) => one.id === used)?.name;
  // The form applies what was typed to theirs.
  const isNamed = (used: number) => theirs !== undefined && draft?.uses.includes(used) === true;
  const theirChanges = describeTheirs(draft && theirs ? [draft, theirs] : [], nameOf);
  return { draft: theirs ?? draft, refusal: theirChanges + describeGone(overtaken, isNamed) };
}

/** Returns whether a save arrived although its answer got lost. */
function hadArrived(edit: ComponentEdit, { saved, fresh }: Pick<Overtaken, 'saved' | 'fresh'>): boolean {
  const isIt = (one: AnyComponents['components'][number]) =>
    edit.id === undefined ? one.key === edit.key : one.id === edit.id;
  const [before, after] = [saved.components.find(isIt), fresh.components.find(isIt)];
  if (edit.removed || !after) return edit.removed === true && !after;
  const isConfirmed = before?.ingredients_complete_at !== after.ingredients_complete_at;
  return (edit.ingredients_complete !== true || isConfirmed) && isStored(edit, draftOf(after, standingIn(fresh)));
}

/** Says why it was refused, in the server's own words if it has some: "2 dishes use it". */
function describeReasons(error: unknown, what: string): string {
  const reasons = hasCode(error, 'bad_request') ? new Set(error.issues.map(({ message }) => message)) : new Set();
  return reasons.size > 0 ? `${what}: ${[...reasons].join('; ')}.` : describeRefusal(error, what);
}

interface Editing<Kept extends AnyComponents> {
  readonly saved: Kept;
  readonly draft: Draft | undefined;
  /** This save may have arrived, because its answer didn't. */
  readonly unanswered: ComponentEdit | undefined;
}

/** Finds out why something was refused, and continues the editing from there. */
async function explainRefusal<Kept extends AnyComponents>(
  error: unknown,
  { typed, sent }: Sent,
  { store, ...now }: Editing<Kept> & { readonly store: ComponentStore<Kept> },
): Promise<Editing<Kept> & { readonly refusal: string | undefined }> {
  if (sent && hasCode(error, 'unavailable')) {
    const refusal = t('Clearplate didn’t answer: it may have been saved, or not. Save once more to be sure.');
    return { ...now, unanswered: sent, refusal };
  }
  const refused = (why: unknown) => ({ ...now, refusal: describeReasons(why, t('It was not saved')) });
  const isOutdated = hasCode(error, 'precondition_failed');
  if (!isOutdated && !hasCode(error, 'bad_request')) return refused(error);
  try {
    const fresh = await store.load();
    const { saved, draft, unanswered } = now;
    // A refused save may name a component that somebody removed.
    if (!isOutdated && fresh.version === saved.version) return refused(error);
    const theirs = { saved: fresh, ...followTheirs({ saved, fresh, draft, typed }) };
    if (!unanswered || !hadArrived(unanswered, { saved, fresh })) return { ...theirs, unanswered };
    if (sent && isSame(sent, unanswered))
      return { saved: fresh, draft: undefined, unanswered: undefined, refusal: undefined };
    const refusal = t(
      'Your save before had arrived, though its answer got lost. What you changed since is below: save it now.',
    );
    return { ...theirs, unanswered: undefined, refusal };
  } catch (failure) {
    return refused(failure);
  }
}

/** Holds one draft at a time, asks what it would do, and saves it. */
export function useComponents<Kept extends AnyComponents>(initial: Kept, store: ComponentStore<Kept>, first?: Draft) {
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(first);
  const [asked, setAsked] = useState<Asked>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [unanswered, setUnanswered] = useState<ComponentEdit>();
  const queries = useQueryClient();

  async function refuse(error: unknown, what: Sent) {
    setAsked(undefined);
    const after = await explainRefusal(error, what, { store, saved, draft, unanswered });
    setSaved(after.saved);
    setDraft(after.draft);
    setUnanswered(after.unanswered);
    setRefusal(after.refusal);
    if (after.saved !== saved) await queries.invalidateQueries();
  }

  async function run(work: () => Promise<void>, sent: Sent) {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      await refuse(error, sent);
    } finally {
      setBusy(false);
    }
  }

  const ask = (edit: ComponentEdit, typed: Draft) =>
    run(async () => setAsked({ edit, typed, effect: await store.preview(edit) }), { typed });
  const save = (edit: ComponentEdit, typed?: Draft) =>
    run(
      async () => {
        setSaved(await store.save(edit, saved.version));
        setUnanswered(undefined);
        setAsked(undefined);
        setDraft(undefined);
        await queries.invalidateQueries();
      },
      { typed, sent: edit },
    );
  const open = (next: Draft | undefined) => {
    setRefusal(undefined);
    setDraft(next);
  };
  return { saved, draft, open, asked, setAsked, isBusy, refusal, ask, save };
}
