import './button.css';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/**
 * Use `primary` once in a view. `quiet` is underlined text with a full-size clickable area; `danger` deletes something
 * for good.
 */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

const classOf = (kind: ButtonKind, className: string | undefined) => classNames('button', `button--${kind}`, className);

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  /** Shows a spinner and refuses further presses, but leaves its name and the focus. */
  busy?: boolean;
}

export function Button({ kind = 'secondary', busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(kind, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function LinkButton({ kind = 'secondary', className, ...rest }: LinkProps & { kind?: ButtonKind }) {
  return <Link {...rest} className={classOf(kind, className)} />;
}
