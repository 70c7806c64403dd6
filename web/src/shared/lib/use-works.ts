import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns whether the page reacts to input, which it doesn't before hydration. */
export const useWorks = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
