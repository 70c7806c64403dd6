import { useEffect, useRef } from 'react';

/** Calls back once after each change of `value` if the focus is lost, which may happen some renders later. */
export function useLostFocus(value: unknown, goOn: () => void): void {
  const last = useRef(value);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (value !== last.current) isWaiting.current = true;
    last.current = value;
    if (!isWaiting.current || document.activeElement !== document.body) return;
    isWaiting.current = false;
    goOn();
  });
}
