import './toaster.css';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import type { ToastKind } from './toast.ts';

/** One fixed id: the library would queue further toasts behind the one that is showing. */
const toastId = 'clearplate';

const appear = cssTransition({
  enter: 'Toastify--animate toast-enter',
  exit: 'Toastify--animate toast-exit',
  collapse: false,
});

function ToastText({ text, close }: { text: string; close: () => void }) {
  return (
    <div className="toast" onFocus={() => toast.pause({ id: toastId })} onBlur={() => toast.play({ id: toastId })}>
      <span>{text}</span>
      <button type="button" className="toast__close" onClick={close} aria-label="Close message">
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

const contentOf = (text: string) => <ToastText text={text} close={() => toast.dismiss(toastId)} />;

export function showToast(text: string, type: ToastKind): void {
  if (toast.isActive(toastId)) {
    toast.update(toastId, { render: contentOf(text), type, autoClose: 1500 });
    return;
  }
  toast(contentOf(text), { toastId, type, position: 'top-right', autoClose: 1500 });
}

export function Toaster() {
  return (
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
}
