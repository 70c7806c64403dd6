import { useStoredNotes } from './stored-notes.ts';
import type { ToldMarkProps } from './told-marks.tsx';
import { useToldMarks } from './use-told-marks.ts';

/** What stands beside a dish's verdict as its own eater knows it. No warning waits for it, so that it may come late or never. */
export function MarkOfDish(props: ToldMarkProps) {
  const { data: marks } = useToldMarks(useStoredNotes().hasAny);
  return marks && <marks.ToldMarkOfDish {...props} />;
}
