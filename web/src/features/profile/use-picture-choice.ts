import { useState } from 'react';
import { sayAlert } from '../../shared/ui/say-alert.ts';
import { faultWords, findPictureFault, wrongType } from './check-picture.ts';

/** What becomes of the picture at the next save. */
export type PictureChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly file: File; readonly preview: string };

function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}

const keep: PictureChoice = { kind: 'keep' };

export function usePictureChoice() {
  const [choice, setChoice] = useState<PictureChoice>(keep);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    const fault = findPictureFault(file);
    setProblem(fault && faultWords[fault]);
    if (fault === 'type') sayAlert(wrongType);
    if (fault) return;
    try {
      setChoice({ kind: 'replace', file, preview: await readAsAddress(file) });
    } catch {
      setProblem('The picture could not be read from your device. Choose it once more.');
    }
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
