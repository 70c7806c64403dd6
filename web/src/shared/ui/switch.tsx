import './switch.css';
import type { ReactNode } from 'react';

export interface SwitchProps {
  /** The label, which may be visually hidden. */
  children: ReactNode;
  checked: boolean;
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** Takes effect at once, unlike a form's checkbox. */
export function Switch({ children, checked, busy = false, onChange }: SwitchProps) {
  return (
    <label className="switch" aria-busy={busy || undefined}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-disabled={busy || undefined}
        onChange={(event) => !busy && onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
