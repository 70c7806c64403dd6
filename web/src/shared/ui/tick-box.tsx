import './tick-box.css';
import type { ReactNode } from 'react';

export interface TickBoxProps {
  /** Renders as the label; the whole line is clickable. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Shows a form's checkbox. */
export function TickBox({ children, checked, onChange }: TickBoxProps) {
  return (
    <label className="tick-box">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
