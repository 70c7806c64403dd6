import './tick-box.css';
import type { ReactNode } from 'react';

export interface TickBoxProps {
  /** Its name: the whole line is the target. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One tick of a form. */
export function TickBox({ children, checked, onChange }: TickBoxProps) {
  return (
    <label className="tick-box">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
