import { tabStore, ticksKey } from '../../shared/lib/storage.ts';

/** Ticks last for the tab. Also for signing out: on a shared computer the next person starts with nothing ticked. */
export function forgetTicks(): void {
  tabStore.remove(ticksKey);
}
