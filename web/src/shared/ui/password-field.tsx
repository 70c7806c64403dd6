import './password-field.css';
import { useId, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { t } from '../../translations/t.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> & {
  /** Tells password managers whether to fill in a password or to generate one. */
  autoComplete: 'current-password' | 'new-password';
};

/**
 * Shows a password field, hidden until the user wants to see it. It has no maximum length, so that a pasted password is
 * whole or refused.
 */
export function PasswordField({ id, ...field }: PasswordFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      id={inputId}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          className="password-field__button"
          aria-controls={inputId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('Hide') : t('Show')}
          <span className="visually-hidden"> {t('password')}</span>
        </button>
      }
    />
  );
}
