import { useStoredNotes } from './stored-notes.ts';
import type { ToldMarkProps } from './told-marks.tsx';
import { useToldMarks } from './use-told-marks.ts';

/**
 * Marks a dish beside its verdict with what the user was told. No warning waits for it, so it may come late or never.
 */
export function MarkOfDish(props: ToldMarkProps) {
  const { data: marks } = useToldMarks(useStoredNotes().hasAny);
  return marks && <marks.ToldMarkOfDish {...props} />;
}
