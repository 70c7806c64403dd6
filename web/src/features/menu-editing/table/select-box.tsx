import { useEffect, useRef, type ReactNode } from 'react';
import type { Share } from '../model/selection.ts';

interface SelectBoxProps {
  share: Share;
  onChange: (isOn: boolean) => void;
  /** Renders as the label. */
  children: ReactNode;
}

/** A checkbox for several dishes, which shows when only some of them are selected. */
export function SelectBox({ share, onChange, children }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <label className="menu-row__select">
      <input type="checkbox" ref={box} checked={share === 'all'} onChange={() => onChange(share !== 'all')} />
      {children}
    </label>
  );
}
