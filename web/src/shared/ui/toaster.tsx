import './toaster.css';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import type { ToastKind } from './toast.ts';
import { t } from '../../translations/t.ts';

const appear = cssTransition({
  enter: 'Toastify--animate toast-enter',
  exit: 'Toastify--animate toast-exit',
  collapse: false,
});

function ToastText({ id, text }: { id: number; text: string }) {
  return (
    <div className="toast" onFocus={() => toast.pause({ id })} onBlur={() => toast.play({ id })}>
      <span>{text}</span>
      <button type="button" className="toast__close" onClick={() => toast.dismiss(id)} aria-label={t('Close message')}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

let lastId = 0;

/** Replaces the current toast, even one that is just closing: updating that one's text instead would lose it. */
export function showToast(text: string, type: ToastKind): void {
  toast.clearWaitingQueue();
  toast.dismiss(lastId);
  lastId += 1;
  toast(<ToastText id={lastId} text={text} />, { toastId: lastId, type, position: 'top-right', autoClose: 1500 });
}

export const toaster = (
  <ToastContainer
    position="bottom-right"
    limit={1}
    closeButton={false}
    hideProgressBar
    icon={false}
    draggable={false}
    transition={appear}
  />
);
