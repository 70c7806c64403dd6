import { useEffect, useState } from 'react';

/** Returns true while `waiting`, but at most for this many milliseconds. */
export function useBoundedWait(waiting: boolean, timeoutMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setOver(true), timeoutMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [waiting, timeoutMs]);
  return waiting && !isOver;
}
