import { useEffect, useRef } from 'react';

/** Once after each change of `value`: what had the focus may leave the page some renders later. */
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
