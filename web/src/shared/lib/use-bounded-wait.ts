import { useEffect, useState } from 'react';

/** Returns true while `waiting`, but at most for this many milliseconds. */
export function useBoundedWait(waiting: boolean, patienceMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [waiting, patienceMs]);
  return waiting && !isOver;
}
