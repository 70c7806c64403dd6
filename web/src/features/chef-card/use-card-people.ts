import { useEffect, useMemo } from 'react';
import { useHousehold } from '../../shared/api/household.ts';
import { usePreferenceList } from '../../shared/api/preference-list.ts';
import { useStored, useTabStored, useToken } from '../../shared/lib/use-stored.ts';
import { type CardPerson, cardPeople, readCardPeople, withTicked } from './card-person.ts';
import { localStore, ticksKey } from '../../shared/lib/storage.ts';
import { readTicks } from '../../entities/eater/tab-ticks.ts';

/** The device stores this so that the card opens offline. It is removed with the session. */
interface SavedCard {
  readonly people: readonly CardPerson[];
  /** The server last confirmed the data then: UTC, ISO 8601. */
  readonly savedAt: string;
}

function saveCard(people: readonly CardPerson[], now: Date): void {
  localStore.write('card', JSON.stringify({ people, savedAt: now.toISOString() } satisfies SavedCard));
}

/** Returns `undefined` for anything incomplete. */
function readSavedCard(text: string | undefined): SavedCard | undefined {
  if (text === undefined) return undefined;
  try {
    const { people, savedAt } = JSON.parse(text) as Record<string, unknown>;
    if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return undefined;
    return { people: readCardPeople(people), savedAt };
  } catch {
    return undefined;
  }
}

/** Says who may be on the card, and how recent that is. */
export interface CardPeople {
  /**
   * `checking` while saved data is shown and the server is asked; `saved` if the server could not be asked. A `guest`
   * has nobody saved.
   */
  readonly status: 'loading' | 'current' | 'checking' | 'saved' | 'failed' | 'guest';
  readonly people: readonly CardPerson[];
  /** The server last confirmed the data then. */
  readonly savedAt: string | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

const nobody: readonly CardPerson[] = [];

/** Returns the household from the server or, while that isn't available, as saved on this device. */
export function useCardPeople(): CardPeople {
  const token = useToken();
  const household = useHousehold();
  const preferences = usePreferenceList();
  const stored = useStored('card');
  const saved = useMemo(() => readSavedCard(stored), [stored]);
  const error = household.error ?? preferences.error;
  const { data: eaters, dataUpdatedAt } = household;
  const { data: lists } = preferences;
  const people = useMemo(() => eaters && lists && error === null && cardPeople(eaters, lists), [eaters, lists, error]);

  useEffect(() => {
    if (people) saveCard(people, new Date(dataUpdatedAt));
  }, [people, dataUpdatedAt]);

  const rest = {
    error,
    retry: () => {
      void household.refetch();
      void preferences.refetch();
    },
  };
  if (token === undefined) return { ...rest, status: 'guest', people: nobody, savedAt: undefined };
  if (people) return { ...rest, status: 'current', people, savedAt: new Date(dataUpdatedAt).toISOString() };
  if (saved) return { ...rest, ...saved, status: error === null ? 'checking' : 'saved' };
  return { ...rest, people: nobody, savedAt: undefined, status: error === null ? 'loading' : 'failed' };
}

/** Returns the people of the card, with the person who ticked more in this tab. */
export function useWithTicks(people: readonly CardPerson[]): readonly CardPerson[] {
  const stored = useTabStored(ticksKey);
  return useMemo(() => withTicked(readTicks(stored), people), [stored, people]);
}
