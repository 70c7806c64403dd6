import { useEffect, useEffectEvent } from 'react';

/** Of something that was pressed before its own code was there. */
export interface EarlyPress {
  readonly keep: () => void;
  /** Whether it was, once. */
  readonly take: () => boolean;
}

export function createEarlyPress(): EarlyPress {
  let isPressed = false;
  return {
    keep: () => {
      isPressed = true;
    },
    take: () => {
      const was = isPressed;
      isPressed = false;
      return was;
    },
  };
}

/** Does it now. */
export function useEarlyPress({ take }: EarlyPress, press: () => void): void {
  const act = useEffectEvent(press);
  useEffect(() => {
    if (take()) act();
  }, [take]);
}
