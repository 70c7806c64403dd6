import { sentKeyOf, type Told } from '@clearplate/domain/verdict/told';
import { removeTold } from '@clearplate/domain/verdict/told-changes';
import { lazy } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { t } from '../../translations/t.ts';
import { useAllTold } from './use-told.ts';

// Few notes have been sent, so this loads only when it is needed.
const ForgetSent = lazy(async () => ({ default: (await import('./forget-sent.tsx')).ForgetSent }));

/**
 * Deletes a note, wherever it is shown. A note has the key that withdraws what was sent, so that is withdrawn first.
 */
export function ForgetNote({ told, onForget }: { told: Told; onForget?: () => void }) {
  const { change } = useAllTold();
  const sent = sentKeyOf(told);
  const forget = () => {
    onForget?.();
    change((all) => removeTold(all, told));
  };
  if (sent === undefined)
    return (
      <Button kind="quiet" onClick={forget}>
        {t('Delete this note')}
      </Button>
    );
  return (
    <LazyPart waiting={null} lost={<NotLoaded />}>
      <ForgetSent sent={sent} onForget={forget} />
    </LazyPart>
  );
}
