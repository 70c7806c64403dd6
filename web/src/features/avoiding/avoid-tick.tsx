import './avoid-tick.css';
import { useId } from 'react';

export interface AvoidTickProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  /** Whether some of it is checked, but not all. */
  mixed?: boolean;
  onToggle: () => void;
}

/** Shows one thing to avoid; the whole line is clickable. The label names the checkbox and the hint describes it. */
export function AvoidTick({ label, hint, checked, mixed = false, onToggle }: AvoidTickProps) {
  const hintId = useId();
  return (
    <label className="avoid-tick">
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onToggle}
      />
      <span className="avoid-tick__text">
        {label}
        {hint && (
          <span className="avoid-tick__hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
