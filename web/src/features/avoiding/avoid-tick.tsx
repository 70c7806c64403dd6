import './avoid-tick.css';

export interface AvoidTickProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  /** Neither all nor nothing of it. */
  mixed?: boolean;
  onToggle: () => void;
}

/** One thing to avoid: the whole line is the target. */
export function AvoidTick({ label, hint, checked, mixed = false, onToggle }: AvoidTickProps) {
  return (
    <label className="avoid-tick">
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onToggle}
      />
      <span className="avoid-tick__text">
        {label}
        {hint && <span className="avoid-tick__hint"> {hint}</span>}
      </span>
    </label>
  );
}
