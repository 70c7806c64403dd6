import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { say } from '../../translations/say.ts';
import type { Keepable } from './use-keeping.ts';

export interface WatchSwitchProps {
  dish: Omit<Keepable, 'kind'>;
  /** Whether mails about it can arrive; `undefined`: not known. */
  isEmailConfirmed: boolean | undefined;
}

export function WatchWords({ name }: { name: string }) {
  return (
    <>
      {say('Tell me when this dish changes')}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </>
  );
}
