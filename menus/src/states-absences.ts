/**
 * Returns whether a chart may take over what a file denies. A menu's codes and a photograph only warn, and so do our
 * own lines that were read from them.
 */
export const statesAbsences = ({ kind, readFrom }: { readonly kind: string; readonly readFrom?: string | undefined }) =>
  kind === 'allergen chart' ||
  (kind === 'Clearplate import' && (readFrom === undefined || readFrom === 'allergen chart'));
