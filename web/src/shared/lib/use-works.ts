import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page works: not yet where it is as the server rendered it, and nobody listens to what is pressed. */
export const useWorks = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
