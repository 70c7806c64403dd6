/**
 * Whether a chart may take what a file denies: a menu's codes and a photograph of one only warn, and so do our own lines that
 * were read of them.
 */
export const statesAbsences = ({ kind, readFrom }: { readonly kind: string; readonly readFrom?: string | undefined }) =>
  kind === 'allergen chart' ||
  (kind === 'Clearplate import' && (readFrom === undefined || readFrom === 'allergen chart'));
