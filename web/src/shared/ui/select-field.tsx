import './text-field.css';
import { useId, type ComponentProps } from 'react';

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className="text-field__control">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
