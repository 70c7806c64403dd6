import './error-summary.css';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../translations/t.ts';

export interface FieldError {
  /** The field's control has this id. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
}

/** Lists a form's errors at its top and takes the focus when it appears; give each attempt its own `key`. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => ref.current?.focus(), []);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" ref={ref} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('There is a problem')}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
