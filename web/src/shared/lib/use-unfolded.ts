import { useEffect, useRef, useState, type ToggleEvent } from 'react';

/**
 * Whether a `<details>` is open, which is given `details`. `undefined` until its code is there: somebody may have opened what
 * the server drew before anything listened.
 */
export function useUnfolded() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => setOpen(ref.current?.open ?? false), []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return { isOpen, details: { ref, onToggle, suppressHydrationWarning: true } };
}
