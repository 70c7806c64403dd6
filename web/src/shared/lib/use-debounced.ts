import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so many milliseconds. */
export function useDebounced<Value>(value: Value, restMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
