import './text-field.css';
import { useEffect, useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Shared {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The error appears while typing, so it is announced; otherwise a summary at the form's top does that. */
  errorIsLive?: boolean;
}

export type TextFieldProps = Shared &
  Omit<ComponentProps<'input'>, 'id'> & {
    id?: string;
    /** Renders within the frame, after the text. */
    after?: ReactNode;
  };
export type TextAreaProps = Shared & Omit<ComponentProps<'textarea'>, 'id'> & { id?: string };

/** Shows a labelled input, which its hint and error describe. */
export function TextField({ label, hint, error, errorIsLive = false, id, className, after, ...input }: TextFieldProps) {
  const field = useFieldIds(id, hint, error);
  useFocusWhenRefused(field.id, errorIsLive ? error : undefined);
  const control = <input type="text" {...input} {...field.control} className="text-field__control" />;
  return (
    <FieldFrame {...{ label, hint, error, errorIsLive, className }} ids={field}>
      {after ? (
        <div className="text-field__row">
          {control}
          {after}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

export function TextArea({ label, hint, error, errorIsLive = false, id, className, ...area }: TextAreaProps) {
  const field = useFieldIds(id, hint, error);
  return (
    <FieldFrame {...{ label, hint, error, errorIsLive, className }} ids={field}>
      <textarea rows={5} {...area} {...field.control} className="text-field__control text-field__control--area" />
    </FieldFrame>
  );
}

/** If no error summary takes the focus from the pressed button, the field does. */
function useFocusWhenRefused(id: string, error: string | undefined): void {
  useEffect(() => {
    const control = document.getElementById(id);
    const pressed = document.activeElement;
    if (error !== undefined && pressed?.matches('[type=submit]') && pressed.closest('form')?.contains(control))
      control?.focus();
  }, [id, error]);
}

function useFieldIds(given: string | undefined, hint: ReactNode, error: string | undefined) {
  const own = useId();
  const id = given ?? own;
  const described = classNames(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined);
  return {
    id,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  } as const;
}

interface FrameProps extends Shared {
  ids: { id: string };
  className: string | undefined;
  children: ReactNode;
}

function FieldFrame({ label, hint, error, errorIsLive, ids, className, children }: FrameProps) {
  return (
    <div className={classNames('text-field', className)}>
      <label htmlFor={ids.id}>{label}</label>
      {hint && (
        <div id={`${ids.id}-hint`} className="text-field__hint">
          {hint}
        </div>
      )}
      {children}
      {(error || errorIsLive) && (
        <p id={`${ids.id}-error`} className="text-field__error" aria-live={errorIsLive ? 'polite' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}
