import './leave-dialog.css';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { useAllTold } from '../../entities/verdict/use-told.ts';
import { Button, type ButtonKind } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { spokenLocale, t, tCount } from '../../translations/t.ts';

/** A kitchen can open this order until then. */
export interface OpenOrder {
  readonly restaurant: string | null;
  readonly dinerToken: string;
  readonly expiresAt: string;
}

/** The open orders that were sent from this browser, and what to do with the key of one that is withdrawn. */
export interface LeavingOrders {
  orders: readonly OpenOrder[];
  onWithdrawn: (dinerToken: string) => void;
}

export interface LeaveDialogProps extends LeavingOrders {
  title: string;
  confirm: string;
  cancel?: string;
  kind?: ButtonKind;
  busy?: boolean;
  problem?: string | undefined;
  children?: ReactNode;
  /** Ends the session. */
  onLeave: () => void;
  onStay: () => void;
}

/** The timeout for the server to confirm. */
const timeoutMs = 8000;

/** Withdraws the orders, and throws if one of them may still be open. */
async function withdrawAll({ orders, onWithdrawn }: LeavingOrders): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const outcomes = await Promise.allSettled(
    orders.map(async ({ dinerToken }) => {
      try {
        expectDone(await client.withdrawKitchenOrder({ body: { token: dinerToken } }, { signal }));
      } catch (error) {
        // It has ended by itself, or a withdrawal arrived whose answer didn't.
        if (!hasCode(error, 'gone')) throw error;
      }
      onWithdrawn(dinerToken);
    }),
  );
  const failed = outcomes.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Asks before a session ends here, and says what goes with it: the link by which an open order is withdrawn, and the
 * notes on this device. It withdraws the orders first, because nobody can do it afterwards.
 */
export function LeaveDialog({ orders, onWithdrawn, onLeave, onStay, children, ...rest }: LeaveDialogProps) {
  const { busy = false, problem, ...words } = rest;
  const withdrawing = useMutation({ mutationFn: () => withdrawAll({ orders, onWithdrawn }) });
  const isBusy = busy || withdrawing.isPending;
  const isLeft = withdrawing.isError && orders.length > 0;
  return (
    <ConfirmDialog
      {...words}
      busy={isBusy}
      problem={problem ?? (isLeft ? describeRefusal(withdrawing.error, t('It was not withdrawn')) : undefined)}
      onConfirm={() => {
        if (orders.length === 0) onLeave();
        else withdrawing.mutate(undefined, { onSuccess: onLeave });
      }}
      onCancel={() => !withdrawing.isPending && onStay()}
    >
      {children}
      <WhatGoes orders={orders} />
      {isLeft && (
        <div>
          <p>
            {t(
              'A kitchen can open it until its time is over, and you can’t withdraw it any more once you are signed out.',
            )}
          </p>
          <Button kind="quiet" busy={isBusy} onClick={onLeave}>
            {t('Sign out and leave it open')}
          </Button>
        </div>
      )}
    </ConfirmDialog>
  );
}

const formatClock = (at: string): string =>
  new Intl.DateTimeFormat(spokenLocale(), { hour: 'numeric', minute: '2-digit' }).format(new Date(at));

function WhatGoes({ orders }: Pick<LeavingOrders, 'orders'>) {
  const { all, unclaimedNotes } = useAllTold();
  const notes = all.length + unclaimedNotes.length;
  return (
    <>
      {orders.length > 0 && (
        <div>
          <p>
            {tCount(
              orders.length,
              'A kitchen can still open what was sent from this browser. Signing out withdraws it, and the kitchen’s page closes. Tell the kitchen yourself.',
              'Kitchens can still open what was sent from this browser. Signing out withdraws it, and their pages close. Tell the kitchens yourself.',
            )}
          </p>
          <ul className="leave-dialog__orders">
            {orders.map(({ restaurant, dinerToken, expiresAt }) => (
              <li key={dinerToken}>
                {t('{place}, open until {time}', {
                  place: restaurant ?? t('A kitchen'),
                  time: formatClock(expiresAt),
                })}
              </li>
            ))}
          </ul>
          <p>
            {tCount(
              orders.length,
              'What the kitchen ticked is then no longer shown beside your dishes.',
              'What the kitchens ticked is then no longer shown beside your dishes.',
            )}
          </p>
        </div>
      )}
      {notes > 0 && (
        <p>
          {tCount(
            notes,
            'Signing out deletes one answer that was noted on this device.',
            'Signing out deletes {count} answers that were noted on this device.',
          )}
        </p>
      )}
    </>
  );
}
