import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';
import { isCurrent } from '@clearplate/domain/facts/instants';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetPerson } from '../../shared/lib/forget-person.ts';
import { tabStore, ticksKey } from '../../shared/lib/storage.ts';
import { useOnline } from '../../shared/lib/use-online.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { useStored, useTabStored, useToken } from '../../shared/lib/use-stored.ts';
import { applyChoice, keyOf, listDislikes, listThings, type AvoidedThing } from './avoided-thing.ts';
import {
  findQuestions,
  assessFor,
  assessSinceFor,
  type FindQuestions,
  type AssessSince,
  type StatementView,
  type View,
} from './assess-for.ts';
import type { SavedProfile } from './read-profile.ts';
import { laterOf, type Settings } from './read-settings.ts';
import { findProblem, type Problem } from './problem.ts';
import { readTicks, toggleTick } from './tab-ticks.ts';
import { forgetTicks } from './ticks-store.ts';
import { useSavedProfile, useSettings, type Loaded } from './use-assessment-data.ts';

/** Says what this view checks for, and holds the one way to assess a dish in it. */
export interface Avoiding {
  /** `not-applied` if something is missing, so that every dish is at best not verified. */
  readonly state: 'guest' | 'loading' | 'applied' | 'not-applied';
  readonly problem: Problem | undefined;
  /** Whether the dishes may have changed since they were loaded: warnings stand, and nothing clears. */
  readonly isOffline: boolean;
  /** Whether we know what the person saved. For guests we know that it is nothing. */
  readonly saved: Loaded<unknown>['status'];
  readonly eaters: readonly Eater[];
  /** Names of those who eat today and have saved nothing that they must avoid. */
  readonly unchecked: readonly string[];
  /** Saved and ticked things, each once, including those that are switched off here. */
  readonly things: readonly AvoidedThing[];
  /** Saved dislikes, including those that are switched off here. */
  readonly dislikes: readonly AvoidedThing[];
  readonly ticked: readonly AvoidedThing[];
  /** This view doesn't check these saved things. */
  readonly untickedHere: readonly AvoidedThing[];
  readonly toggle: (avoidance: Avoidance) => void;
  /** Switches several saved things on or off together in this view. */
  readonly toggleAll: (keys: readonly string[], checked: boolean) => void;
  /** Removes this tab's ticks and checks for everything saved again. Returns a function that undoes it. */
  readonly reset: () => () => void;
  /** Refetches what the assessment depends on; resolves when that has arrived or failed. */
  readonly retry: () => Promise<void>;
  readonly goOnAsGuest: () => void;
  /** Returns `undefined` while we don't know whom to assess for; no dish may be rendered then. */
  readonly assess: (facts: DishFacts) => Assessment | undefined;
  /** Compares the assessment with that of an earlier day, for those who eat now. */
  readonly assessSince: AssessSince;
  readonly findQuestions: FindQuestions;
  /** Returns whether a statement of that date still holds, which none does while the settings are missing. */
  readonly isCurrent: (at: string | null) => boolean;
  /** Describing one allergen of a dish takes this, whoever eats. */
  readonly statements: StatementView;
}

const noEaters: readonly Eater[] = [];
const noKeys: ReadonlySet<string> = new Set();

/**
 * Switching something off applies to one view and its current eaters, so another page starts with everything on, and so
 * does another group of eaters.
 */
function useUnticked(token: string | undefined, eaters: readonly Eater[]) {
  const view = JSON.stringify([useLocation().pathname, token, eaters]);
  const [kept, keep] = useState({ view, keys: noKeys });
  const keys = kept.view === view ? kept.keys : noKeys;
  return [keys, (next: ReadonlySet<string>) => keep({ view, keys: next })] as const;
}

/** Returns functions that stay the same until their inputs change, because hundreds of cards depend on them. */
function useAssessments({ state, eaters, settings, now, isOffline }: View, status: Loaded<unknown>['status']) {
  const assessments = useMemo(() => {
    const view = { state, eaters, settings, now, isOffline };
    return { assess: assessFor(view), assessSince: assessSinceFor(view), findQuestions: findQuestions(view) };
  }, [state, eaters, settings, now, isOffline]);
  const statements = useMemo(
    () => ({ isReady: status !== 'pending', state, settings, now, isOffline }),
    [status, state, settings, now, isOffline],
  );
  const isCurrentNow = useCallback(
    (at: string | null) => settings !== undefined && isCurrent(at, now, settings.statementDays),
    [settings, now],
  );
  return { ...assessments, statements, isCurrent: isCurrentNow };
}

const noTicks: ReturnType<typeof readTicks> = [];

/** Returns the saved and ticked things that can be read. */
function useChoice(eaters: readonly Eater[], stored: string | undefined, unticked: ReadonlySet<string>) {
  return useMemo(() => {
    const ticked = readTicks(stored);
    const choice = { eaters, ticks: ticked.length > 0 ? ticked : noTicks, unticked };
    const applied = applyChoice(choice);
    return {
      things: listThings(choice),
      dislikes: listDislikes(choice),
      applied: applied.length > 0 ? applied : noEaters,
    };
  }, [eaters, stored, unticked]);
}

/**
 * Treats a profile that was resolved under another lexicon version as failed until it is refetched. Offline, this tab's
 * profile continues to warn although it can't be refetched; the device stores none.
 */
function applicable(
  profile: Loaded<SavedProfile>,
  settings: Settings | undefined,
  isOffline: boolean,
): Loaded<SavedProfile> {
  if (profile.value === undefined) return profile;
  const isOther = settings !== undefined && profile.value.lexiconVersion !== settings.lexiconVersion;
  if (isOther) return { ...profile, status: 'failed' };
  return isOffline ? { ...profile, status: 'ready' } : profile;
}

/** `asOf` says how old the page's dishes are, if they couldn't be refetched. */
export function useAvoiding(asOf?: string): Avoiding {
  const isOnline = useOnline();
  const isOffline = asOf !== undefined || !isOnline;
  const token = useToken();
  const sessionLost = useStored('sessionLost') !== undefined && token === undefined;
  const stored = useTabStored(ticksKey);
  const isGuest = token === undefined && !sessionLost;
  const settings = useSettings(isOffline);
  const profile = applicable(useSavedProfile(token), settings.value, isOffline);
  const now = laterOf(new Date(useMinute()).toISOString(), settings.value?.now);

  const eaters = token === undefined ? noEaters : (profile.value?.eaters ?? noEaters);
  const [unticked, setUnticked] = useUnticked(token, eaters);
  const { things, dislikes, applied } = useChoice(eaters, stored, unticked);

  const needed = { profile: token !== undefined, settings: !isGuest || applied.length > 0 };
  const problem = findProblem({
    sessionLost,
    isOffline,
    needed,
    profile: profile.status,
    settings: settings.status,
  });
  const isPending =
    (needed.profile && profile.status === 'pending') || (needed.settings && settings.status === 'pending');
  const state = isPending && !problem ? 'loading' : problem ? 'not-applied' : isGuest ? 'guest' : 'applied';

  const view = { state, eaters: applied, settings: settings.value, now, isOffline } as const;
  const assessments = useAssessments(view, settings.status);

  return {
    state,
    problem,
    isOffline,
    saved: sessionLost ? 'failed' : needed.profile ? profile.status : 'ready',
    eaters: applied,
    unchecked: eaters.flatMap(({ name, avoids }) => (avoids.length === 0 && name !== undefined ? [name] : [])),
    things,
    dislikes,
    ticked: things.filter((thing) => thing.checked),
    untickedHere: [...things, ...dislikes].filter((thing) => !thing.checked),
    toggle: (avoidance) =>
      toggleThing(avoidance, things, (key) => setUnticked(withKeys(unticked, [key], !unticked.has(key)))),
    toggleAll: (keys, checked) => setUnticked(withKeys(unticked, keys, !checked)),
    reset: () => {
      forgetTicks();
      setUnticked(noKeys);
      return () => {
        if (stored !== undefined) tabStore.write(ticksKey, stored);
        setUnticked(unticked);
      };
    },
    retry: async () => {
      await Promise.allSettled([needed.profile && profile.retry(), settings.retry()]);
    },
    goOnAsGuest: forgetPerson,
    ...assessments,
  };
}

function withKeys(keys: ReadonlySet<string>, changed: readonly string[], present: boolean): ReadonlySet<string> {
  return new Set([...[...keys].filter((key) => !changed.includes(key)), ...(present ? changed : [])]);
}

/** Switches a saved thing off or on in this view, and ticks anything else in this tab. */
function toggleThing(avoidance: Avoidance, things: readonly AvoidedThing[], toggleSaved: (key: string) => void): void {
  const key = keyOf(avoidance);
  if (things.some((thing) => thing.saved && thing.key === key)) toggleSaved(key);
  else if (avoidance.kind === 'allergen') toggleTick(avoidance.allergen);
}
