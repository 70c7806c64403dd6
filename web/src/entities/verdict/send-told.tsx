import type { Told } from '@clearplate/domain/verdict/told';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t } from '../../translations/t.ts';
import { SendToldDialog, type SendToldDialogProps } from './send-told-dialog.tsx';

export interface SendToldProps {
  told: Told;
  /** The dishes to send it of; `undefined` where the page doesn't have their names, which the menu then says. */
  dishes?: SendToldDialogProps['dishes'] | undefined;
}

/**
 * Offers to send an answer to the restaurant as a question, or to everybody as a warning. Where nobody could say, what was
 * asked can be sent, and taken back.
 */
export function SendTold({ told, dishes }: SendToldProps) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {describeSending(told)}
      </Button>
      {isOpen &&
        (dishes ? <SendToldDialog {...{ told, dishes, onClose }} /> : <SendOfMenu told={told} onClose={onClose} />)}
    </>
  );
}

/** Looks the dishes' names up first: nothing is sent that isn't shown. */
function SendOfMenu({ told, onClose }: Omit<SendToldDialogProps, 'dishes'>) {
  const { data, error, refetch } = useQuery(
    callQuery('getRestaurantMenu', { params: { id: String(told.restaurant) } }),
  );
  const dishes = data?.recipes.filter(({ id }) => told.dishes.includes(id));
  if (dishes && dishes.length > 0) return <SendToldDialog {...{ told, dishes, onClose }} />;
  return (
    <Dialog open onClose={onClose} title={describeSending(told)}>
      {dishes ? (
        <p>{t('Its dishes aren’t on the menu any more.')}</p>
      ) : error ? (
        <ErrorState error={error} text={t('The menu could not be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines label={t('Loading the menu')} />
      )}
      <p>
        <Button onClick={onClose}>{t('Close')}</Button>
      </p>
    </Dialog>
  );
}

const describeSending = ({ sent }: Told): string =>
  sent === undefined ? t('Send it to the restaurant') : t('Sent: take it back');
