import './save-bar.css';
import { Button } from './button.tsx';
import { ProblemNotice } from './notice.tsx';

export interface SaveBarProps {
  label: string;
  status: string;
  problem?: string | undefined;
  busy?: boolean;
  /** Nothing may be saved before it is known what was. */
  disabled?: boolean;
  onSave?: () => void;
}

export function SaveBar({ label, status, problem, busy = false, disabled = false, onSave }: SaveBarProps) {
  return (
    <div className="save-bar">
      <ProblemNotice>{problem}</ProblemNotice>
      <p className="save-bar__status" role="status">
        {status}
      </p>
      <Button kind="primary" busy={busy} disabled={disabled} onClick={onSave}>
        {label}
      </Button>
    </div>
  );
}
