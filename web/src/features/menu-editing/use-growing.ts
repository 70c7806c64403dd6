import { startTransition, useEffect, useState } from 'react';

/** Counts up to `total` in steps, each when the one before is drawn: a long list doesn't hold up a key press. */
export function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}
