import './file-button.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface FileButtonProps {
  label: string;
  accept: string;
  /** Takes several files at once. */
  multiple?: boolean;
  onFile: (file: File, ...others: File[]) => void;
  describedBy?: string;
  className?: string;
  /** Renders as the visible content; the label by default. */
  children?: ReactNode;
}

/** Opens the device's file dialog; the same file may be chosen again. */
export function FileButton({
  label,
  accept,
  multiple,
  onFile,
  describedBy,
  className,
  children = label,
}: FileButtonProps) {
  return (
    <span className={classNames('file-button', className ?? 'button button--secondary')}>
      {children}
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? [];
          if (file) onFile(file, ...others);
          target.value = '';
        }}
      />
    </span>
  );
}
