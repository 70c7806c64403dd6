import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { Avoidance, Eater } from '@clearplate/domain/eater';
import { isCurrent } from '@clearplate/domain/instants';
import type { Assessment } from '@clearplate/domain/verdict';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetPerson } from '../../shared/lib/forget-person.ts';
import { useLater } from '../../shared/lib/later.tsx';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { useStored, useTabStored, useToken } from '../../shared/lib/use-stored.ts';
import type { AvoidedThing } from './avoided-thing.ts';
import type { FindQuestions, JudgeSince, StatementView, View } from './judge.ts';
import { judging } from './judging.ts';
import type { SavedProfile } from './read-profile.ts';
import { laterOf, type Settings } from './read-settings.ts';
import { findProblem, type Problem } from './problem.ts';
import { forgetTicks, ticksKey } from './ticks-store.ts';
import { useSavedProfile, useSettings, type Loaded } from './use-judging-data.ts';

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
  /** What somebody would rather not eat, also what is switched off here. Always saved. */
  readonly dislikes: readonly AvoidedThing[];
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
  /** What goes into saying something of one allergen of a dish, whoever eats. */
  readonly statements: StatementView;
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

type JudgingCode = Awaited<ReturnType<typeof judging.load>>;

/** Of somebody who avoids nothing: nothing is checked, which is never a good verdict. */
const assessNothing = ({ lexiconVersion }: DishFacts): Assessment => ({ verdict: null, causes: [], lexiconVersion });
const unknown = () => undefined;

/** Without the code there is no judgement, and none is needed where nothing is avoided. */
function judgeWith(code: JudgingCode | undefined, view: View) {
  if (code === undefined) {
    const assess = view.state === 'guest' ? assessNothing : unknown;
    return { assess, assessSince: unknown, findQuestions: unknown };
  }
  return { assess: code.judge(view), assessSince: code.judgeSince(view), findQuestions: code.findQuestions(view) };
}

/** Each stays the same function until what it goes by changes: hundreds of cards depend on them. */
function useJudgements(code: JudgingCode | undefined, view: View, status: Loaded<unknown>['status']) {
  const { state, eaters, settings, now } = view;
  const judgements = useMemo(
    () => judgeWith(code, { state, eaters, settings, now }),
    [code, state, eaters, settings, now],
  );
  const statements = useMemo(
    () => ({ isReady: status !== 'pending', state, settings, now }),
    [status, state, settings, now],
  );
  const isCurrentNow = useCallback(
    (at: string | null) => settings !== undefined && isCurrent(at, now, settings.statementDays),
    [settings, now],
  );
  return { ...judgements, statements, isCurrent: isCurrentNow };
}

const noTicks: readonly Avoidance[] = [];

/** What is saved and ticked, as far as it can be read. */
function useChoice(
  code: JudgingCode | undefined,
  eaters: readonly Eater[],
  stored: string | undefined,
  unticked: ReadonlySet<string>,
) {
  const choice = useMemo(() => {
    const ticked = code?.readTicks(stored) ?? [];
    const ticks = ticked.map((allergen) => ({ kind: 'allergen', allergen, strictness: 'ask' }) as const);
    return { eaters, ticks: ticks.length > 0 ? ticks : noTicks, unticked };
  }, [code, eaters, stored, unticked]);
  const things = useMemo(() => code?.listThings(choice) ?? [], [code, choice]);
  const dislikes = useMemo(() => code?.listDislikes(choice) ?? [], [code, choice]);
  const applied = useMemo(() => code?.applyChoice(choice) ?? noEaters, [code, choice]);
  return { things, dislikes, applied };
}

/** A profile that was resolved under another version of the lexicon can't be applied before it is asked for again. */
function applicable(profile: Loaded<SavedProfile>, settings: Settings | undefined): Loaded<SavedProfile> {
  const isOther =
    profile.value !== undefined && settings !== undefined && profile.value.lexiconVersion !== settings.lexiconVersion;
  return isOther ? { ...profile, status: 'failed' } : profile;
}

export function useAvoiding(): Avoiding {
  const token = useToken();
  const sessionLost = useStored('sessionLost') !== undefined && token === undefined;
  const stored = useTabStored(ticksKey);
  const isGuest = token === undefined && !sessionLost;
  const isJudging = !isGuest || stored !== undefined;
  const code = useLater(judging, isJudging);
  const settings = useSettings();
  const profile = applicable(useSavedProfile(token), settings.value);
  const { unticked, setUnticked } = useUnticked(token);
  const now = laterOf(new Date(useMinute()).toISOString(), settings.value?.now);

  const eaters = token === undefined ? noEaters : (profile.value?.eaters ?? noEaters);
  const { things, dislikes, applied } = useChoice(code.value, eaters, stored, unticked);

  const needed = { profile: token !== undefined, settings: !isGuest || applied.length > 0 };
  const isCodePending = isJudging && code.value === undefined;
  const problem = findProblem({
    sessionLost,
    needed,
    profile: profile.status,
    settings: settings.status,
    code: isJudging ? code.status : 'ready',
  });
  const isPending =
    (needed.profile && profile.status === 'pending') || (needed.settings && settings.status === 'pending');
  const state =
    isCodePending || (isPending && !problem) ? 'loading' : problem ? 'not-applied' : isGuest ? 'guest' : 'applied';

  const view = { state, eaters: applied, settings: settings.value, now } as const;
  const judgements = useJudgements(code.value, view, settings.status);

  return {
    state,
    problem,
    saved: sessionLost ? 'failed' : needed.profile ? profile.status : 'ready',
    eaters: applied,
    things,
    dislikes,
    ticked: things.filter((thing) => thing.checked),
    untickedHere: [...things, ...dislikes].filter((thing) => !thing.checked),
    toggle: (avoidance) => toggleThing(avoidance, { things, unticked, setUnticked }),
    toggleAll: (keys, checked) => setUnticked(withKeys(unticked, keys, !checked)),
    reset: () => {
      forgetTicks();
      setUnticked(noKeys);
    },
    retry: async () => {
      await Promise.allSettled([needed.profile && profile.retry(), settings.retry()]);
    },
    goOnAsGuest: forgetPerson,
    ...judgements,
  };
}

function withKeys(keys: ReadonlySet<string>, changed: readonly string[], present: boolean): ReadonlySet<string> {
  return new Set([...[...keys].filter((key) => !changed.includes(key)), ...(present ? changed : [])]);
}

interface Toggled {
  readonly things: readonly AvoidedThing[];
  readonly unticked: ReadonlySet<string>;
  readonly setUnticked: (next: ReadonlySet<string>) => void;
}

function toggleThing(avoidance: Avoidance, { things, unticked, setUnticked }: Toggled): void {
  const code = judging.read();
  // What can be ticked came together with what judges.
  if (!code) return;
  const key = code.keyOf(avoidance);
  const isSaved = things.some((thing) => thing.saved && thing.key === key);
  if (!isSaved) {
    if (avoidance.kind === 'allergen') code.toggleTick(avoidance.allergen);
    return;
  }
  const next = new Set(unticked);
  if (!next.delete(key)) next.add(key);
  setUnticked(next);
}
