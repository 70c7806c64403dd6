import './avoid-tick.css';
import { useId } from 'react';

export interface AvoidTickProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  /** Neither all nor nothing of it. */
  mixed?: boolean;
  onToggle: () => void;
}

/** One thing to avoid: the whole line is the target. Its name is the thing's; the hint describes it. */
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
