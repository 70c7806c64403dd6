import './password-field.css';
import { useId, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { t } from '../../translations/t.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> & {
  /** Says to password managers whether to fill one in or to make one up. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until somebody wants to see it. Nothing is cut off: a pasted one is whole or refused. */
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
