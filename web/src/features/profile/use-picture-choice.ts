import { useState } from 'react';
import { wrongType } from '../../shared/lib/picture-file.ts';
import { readPicture } from '../../shared/lib/read-picture.ts';

/** What happens to the picture on the next save. */
export type PictureChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly file: File; readonly preview: string };

const keep: PictureChoice = { kind: 'keep' };

export function usePictureChoice() {
  const [choice, setChoice] = useState<PictureChoice>(keep);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    const read = await readPicture(file, wrongType());
    setProblem('problem' in read ? read.problem : undefined);
    if ('picture' in read) setChoice({ kind: 'replace', ...read.picture });
  };
  const set = (next: PictureChoice) => {
    setProblem(undefined);
    setChoice(next);
  };
  return {
    choice,
    problem,
    choose: (file: File) => void choose(file),
    remove: () => set({ kind: 'remove' }),
    keep: () => set(keep),
  };
}
