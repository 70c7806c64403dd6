import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useBoundedWait } from '../../shared/lib/use-bounded-wait.ts';
import { invalidZip, zipLength } from '../../shared/lib/zip-code.ts';
import { usePlace } from './use-place.ts';
import { say } from '../../translations/say.ts';

const fiveDigits = /^\d{5}$/;
/** A lookup that takes longer than this is no reason to refuse a zip code. */
const patienceMs = 3000;

/** A zip code being typed. It is chosen once it was submitted and the lookup did not say that there is none. */
export function useZipEntry(current: string | undefined, onChoose: (zip: string) => void) {
  const [{ text, isSubmitted }, setEntry] = useState({ text: current ?? '', isSubmitted: false });
  const isValid = fiveDigits.test(text);
  const lookup = usePlace(isValid ? text : undefined);
  const isLooking = useBoundedWait(lookup.isLooking, patienceMs);
  const isAccepted = isSubmitted && isValid && !isLooking && !lookup.isMissing;
  const choose = useEffectEvent(() => onChoose(text));
  useEffect(() => {
    if (isAccepted) choose();
  }, [isAccepted]);

  const problem = () => {
    if (lookup.isMissing) return say('There is no such zip code.');
    if (isValid) return undefined;
    if (text.length === zipLength) return invalidZip();
    return isSubmitted ? say('Please type all five digits.') : undefined;
  };
  return {
    text,
    type: (next: string) => setEntry({ text: next, isSubmitted: false }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setEntry({ text, isSubmitted: true });
    },
    isValid,
    isWaiting: isSubmitted && isValid && isLooking,
    problem: problem(),
    lookup,
  };
}
