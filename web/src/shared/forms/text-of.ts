/** Returns the text of a form field; files and missing fields count as empty. */
export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
