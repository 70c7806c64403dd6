import { useEffect, useState } from 'react';

/** Returns the value once it has been the same for this many milliseconds. */
export function useDebounced<Value>(value: Value, restMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
