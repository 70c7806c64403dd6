import { tabStore, ticksKey } from '../../shared/lib/storage.ts';

/** Removes the tab's ticks, also on sign-out, so that the next person at a shared computer starts without any. */
export function forgetTicks(): void {
  tabStore.remove(ticksKey);
}
