import { useEffect, useRef, useState, type ToggleEvent } from 'react';

/** Tracks whether a `<details>` is open; spread `details` on it. Somebody may have opened it before hydration. */
export function useUnfolded() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (ref.current?.open) setOpen(true);
  }, []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return { isOpen, details: { ref, onToggle, suppressHydrationWarning: true } };
}
