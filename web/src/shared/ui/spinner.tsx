import './spinner.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `label` is announced; leave it out where a live region already says what is happening. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className="spinner">
      <span className="spinner__ring" aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
