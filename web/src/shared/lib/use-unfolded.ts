import { useEffect, useRef, useState, type ToggleEvent } from 'react';

/** Whether a `<details>` is open, which is given `details`. Somebody may have opened it as the server rendered it, before anything listened. */
export function useUnfolded() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (ref.current?.open) setOpen(true);
  }, []);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return { isOpen, details: { ref, onToggle, suppressHydrationWarning: true } };
}
