import { localStore } from '../../shared/lib/storage.ts';
import { readCardPeople, type CardPerson } from './card-person.ts';

/** What stays on the device, so that the card opens without a network. Gone with the session. */
export interface SavedCard {
  readonly people: readonly CardPerson[];
  /** When the server last said so: UTC, ISO 8601. */
  readonly savedAt: string;
}

export function saveCard(people: readonly CardPerson[], now: Date): void {
  localStore.write('card', JSON.stringify({ people, savedAt: now.toISOString() } satisfies SavedCard));
}

/** `undefined` for whatever is not whole. */
export function readSavedCard(text: string | undefined): SavedCard | undefined {
  if (text === undefined) return undefined;
  try {
    const { people, savedAt } = JSON.parse(text) as Record<string, unknown>;
    if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return undefined;
    return { people: readCardPeople(people), savedAt };
  } catch {
    return undefined;
  }
}
