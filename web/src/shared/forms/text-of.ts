/** What was typed into a field of a form; files and fields that are not there count as empty. */
export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
