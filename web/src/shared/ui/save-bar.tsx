import './save-bar.css';
import { useState, type ReactNode } from 'react';
import { useBoundedWait } from '../lib/use-bounded-wait.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ProblemNotice } from './notice.tsx';

export interface SaveBarProps {
  label: string;
  status: string;
  problem?: string | undefined;
  busy?: boolean;
  /** `true` until we know what was saved before, because nothing may be saved then. */
  disabled?: boolean;
  onSave?: () => void;
  /** There is nothing to save yet, so the bar need not stay visible. */
  isResting?: boolean;
  /** What was just done, above it. */
  notice?: ReactNode;
  /** Further buttons, before the save button. */
  children?: ReactNode;
}

/** How long the bar stays visible when there is nothing left to save, to show the outcome. */
const lastWordMs = 4000;

function useIsOutOfSight(isResting: boolean): boolean {
  const [hadWork, setHadWork] = useState(!isResting);
  if (!isResting && !hadWork) setHadWork(true);
  const hasLastWord = useBoundedWait(isResting && hadWork, lastWordMs);
  return isResting && !hasLastWord;
}

export function SaveBar({
  label,
  status,
  problem,
  busy = false,
  disabled = false,
  onSave,
  isResting = false,
  notice,
  children,
}: SaveBarProps) {
  const isOutOfSight = useIsOutOfSight(isResting);
  return (
    <div className={classNames('save-bar', isOutOfSight && 'save-bar--resting')}>
      {notice}
      <ProblemNotice>{problem}</ProblemNotice>
      <p className="save-bar__status" role="status">
        {status}
      </p>
      <div className="save-bar__actions">
        {children}
        <Button kind="primary" busy={busy} disabled={disabled} onClick={onSave}>
          {label}
        </Button>
      </div>
    </div>
  );
}
