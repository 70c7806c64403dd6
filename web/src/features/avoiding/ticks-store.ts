import { tabStore } from '../../shared/lib/storage.ts';

/** Ticks last for the tab: never in an address, never on the server, gone when the tab is closed. */
export const ticksKey = 'avoiding';

/** Also for signing out: on a shared computer the next person starts with nothing ticked. */
export function forgetTicks(): void {
  tabStore.remove(ticksKey);
}
