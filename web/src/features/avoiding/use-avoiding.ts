import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { Avoidance, Eater } from '@clearplate/domain/eater';
import { isCurrent } from '@clearplate/domain/instants';
import type { Assessment } from '@clearplate/domain/verdict';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetPerson } from '../../shared/lib/forget-person.ts';
import { useStored, useTabStored, useToken } from '../../shared/lib/use-stored.ts';
import { applyChoice, keyOf, listThings, type AvoidedThing } from './avoided-thing.ts';
import {
  findQuestions,
  judge,
  judgeAllergen,
  judgeSince,
  type FindQuestions,
  type JudgeAllergen,
  type JudgeSince,
} from './judge.ts';
import { later, type Settings } from './read-settings.ts';
import { findProblem, type Problem } from './problem.ts';
import { forgetTicks, readTicks, ticksKey, toggleTick } from './tab-ticks.ts';
import { useSavedEaters, useSettings, type Loaded } from './use-judging-data.ts';

/** What this view checks for, and the one way to judge a dish in it. */
export interface Avoiding {
  /** `not-applied`: something is missing, and every dish is at best not verified. */
  readonly state: 'guest' | 'loading' | 'applied' | 'not-applied';
  readonly problem: Problem | undefined;
  /** Whether it is known what the person saved. Of guests: known to be nothing. */
  readonly saved: Loaded<unknown>['status'];
  readonly eaters: readonly Eater[];
  /** Saved and ticked, each once, also those that are switched off here. */
  readonly things: readonly AvoidedThing[];
  readonly ticked: readonly AvoidedThing[];
  /** Saved, and not being checked in this view. */
  readonly untickedHere: readonly AvoidedThing[];
  readonly toggle: (avoidance: Avoidance) => void;
  /** Switches saved things on or off in this view, together. */
  readonly toggleAll: (keys: readonly string[], checked: boolean) => void;
  /** Takes away this tab's ticks and checks again for all that is saved. */
  readonly reset: () => void;
  /** Loads anew what the judgement goes by; done when it is there, or has failed. */
  readonly retry: () => Promise<void>;
  readonly goOnAsGuest: () => void;
  /** `undefined` while it is not known for whom to judge: then no dish may be shown. */
  readonly assess: (facts: DishFacts) => Assessment | undefined;
  /** The same judgement beside that of an earlier day, for those who eat now. */
  readonly assessSince: JudgeSince;
  readonly findQuestions: FindQuestions;
  /** Whether a statement of that date still holds; none does while the settings are missing. */
  readonly isCurrent: (at: string | null) => boolean;
  /** What may be said about one allergen of a dish, whoever eats; `undefined` while it is not known. */
  readonly assessAllergen: JudgeAllergen;
}

const noEaters: readonly Eater[] = [];
const noKeys: ReadonlySet<string> = new Set();

/** What is switched off belongs to one view of one person: another page starts with all of it on. */
function useUnticked(token: string | undefined) {
  const view = `${useLocation().pathname} ${token ?? ''}`;
  const [kept, keep] = useState({ view, keys: noKeys });
  const keys = kept.view === view ? kept.keys : noKeys;
  return { unticked: keys, setUnticked: (next: ReadonlySet<string>) => keep({ view, keys: next }) };
}

/** Each stays the same function until what it goes by changes: hundreds of cards depend on them. */
function useJudgements(state: Avoiding['state'], eaters: readonly Eater[], settings: Loaded<Settings>, now: string) {
  const { value, status } = settings;
  const view = useMemo(() => ({ state, eaters, settings: value, now }), [state, eaters, value, now]);
  const assess = useMemo(() => judge(view), [view]);
  const views = useMemo(() => ({ assessSince: judgeSince(view), findQuestions: findQuestions(view) }), [view]);
  const assessAllergen = useMemo(
    () => judgeAllergen({ isReady: status !== 'pending', state, settings: value, now }),
    [status, state, value, now],
  );
  const isCurrentNow = useCallback(
    (at: string | null) => value !== undefined && isCurrent(at, now, value.statementDays),
    [value, now],
  );
  return { assess, ...views, assessAllergen, isCurrent: isCurrentNow };
}

export interface AvoidingOptions {
  /** Milliseconds after which all of it is asked for again, for views that somebody orders by. */
  readonly refetchInterval?: number;
}

export function useAvoiding({ refetchInterval }: AvoidingOptions = {}): Avoiding {
  const token = useToken();
  const sessionLost = useStored('sessionLost') !== undefined && token === undefined;
  const stored = useTabStored(ticksKey);
  const profile = useSavedEaters(token, refetchInterval);
  const settings = useSettings(refetchInterval);
  const { unticked, setUnticked } = useUnticked(token);
  const [arrival] = useState(() => new Date().toISOString());
  const now = later(arrival, settings.value?.now);

  const eaters = token === undefined ? noEaters : (profile.value ?? noEaters);
  const choice = useMemo(() => {
    const ticks = readTicks(stored).map((allergen) => ({ kind: 'allergen', allergen, strictness: 'ask' }) as const);
    return { eaters, ticks, unticked };
  }, [eaters, stored, unticked]);
  const things = useMemo(() => listThings(choice), [choice]);
  const applied = useMemo(() => applyChoice(choice), [choice]);

  const isGuest = token === undefined && !sessionLost;
  const needed = { profile: token !== undefined, settings: !isGuest || applied.length > 0 };
  const problem = findProblem({ sessionLost, needed, profile: profile.status, settings: settings.status });
  const isPending =
    (needed.profile && profile.status === 'pending') || (needed.settings && settings.status === 'pending');
  const state = problem ? 'not-applied' : isPending ? 'loading' : isGuest ? 'guest' : 'applied';

  const judgements = useJudgements(state, applied, settings, now);

  return {
    state,
    problem,
    saved: sessionLost ? 'failed' : needed.profile ? profile.status : 'ready',
    eaters: applied,
    things,
    ticked: things.filter((thing) => thing.checked),
    untickedHere: things.filter((thing) => !thing.checked),
    toggle: (avoidance) => toggleThing(avoidance, things, unticked, setUnticked),
    toggleAll: (keys, checked) => setUnticked(withKeys(unticked, keys, !checked)),
    reset: () => {
      forgetTicks();
      setUnticked(noKeys);
    },
    retry: async () => {
      await Promise.all([needed.profile && profile.retry(), settings.retry()]);
    },
    goOnAsGuest: forgetPerson,
    ...judgements,
  };
}

function withKeys(keys: ReadonlySet<string>, changed: readonly string[], present: boolean): ReadonlySet<string> {
  return new Set([...[...keys].filter((key) => !changed.includes(key)), ...(present ? changed : [])]);
}

function toggleThing(
  avoidance: Avoidance,
  things: readonly AvoidedThing[],
  unticked: ReadonlySet<string>,
  setUnticked: (next: ReadonlySet<string>) => void,
): void {
  const key = keyOf(avoidance);
  const isSaved = things.some((thing) => thing.saved && thing.key === key);
  if (!isSaved) {
    if (avoidance.kind === 'allergen') toggleTick(avoidance.allergen);
    return;
  }
  const next = new Set(unticked);
  if (!next.delete(key)) next.add(key);
  setUnticked(next);
}
