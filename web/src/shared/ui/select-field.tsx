import './text-field.css';
import { useId, type ComponentProps } from 'react';

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  /** `lang` is the language of a label that isn't in the page's. */
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
}

export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className="text-field__control">
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
