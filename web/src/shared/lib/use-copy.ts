import { useState } from 'react';
import { t } from '../../translations/t.ts';

/** Says what became of copying: browsers refuse it without a press, on a page without https, or by a setting. */
export type CopyOutcome = 'no' | 'yes' | 'refused';

export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>('no');
  const copy = async (text: string): Promise<CopyOutcome> => {
    // Without https there is no clipboard at all.
    const write = async () => navigator.clipboard.writeText(text);
    const done: CopyOutcome = await write().then(
      () => 'yes',
      () => 'refused',
    );
    setOutcome(done);
    return done;
  };
  return { outcome, copy, forget: () => setOutcome('no') };
}

/** Returns what to say about it. If it was refused, that is how to copy the text by hand. */
export function describeCopy(outcome: CopyOutcome, byHand: string): string {
  if (outcome === 'no') return '';
  return outcome === 'yes' ? t('Copied') : byHand;
}
