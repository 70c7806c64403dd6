import { useStoredNotes } from './stored-notes.ts';
import type { ToldMarkProps } from './told-marks.tsx';
import { useToldMarks } from './use-told-marks.ts';

/**
 * Shows beside a dish's verdict a mark for what the user was told. No warning depends on it, so it may come late or
 * never.
 */
export function MarkOfDish(props: ToldMarkProps) {
  const { data: marks } = useToldMarks(useStoredNotes().hasAny);
  return marks && <marks.ToldMarkOfDish {...props} />;
}
