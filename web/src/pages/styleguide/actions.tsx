import { useState } from 'react';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { toast } from '../../shared/ui/toast.ts';

const here = '/styleguide';
const kinds = ['primary', 'secondary', 'danger', 'quiet'] as const;

/** Shows everything that can be pressed, enabled, busy and disabled, and what opens over the page. */
export function Actions() {
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} className="styleguide__row">
          <Button kind={kind}>{kind}</Button>
          <Button kind={kind} busy>
            busy
          </Button>
          <Button kind={kind} disabled>
            disabled
          </Button>
          <LinkButton kind={kind} to={here}>
            link
          </LinkButton>
        </div>
      ))}
      <div className="styleguide__row">
        <BackLink to={here} label="Back link" />
        <FileButton label="Choose a file" accept="image/png" onFile={() => undefined} />
      </div>
      <Overlays />
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'panel' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <div className="styleguide__row">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('panel')}>Panel or sheet</Button>
      <Button onClick={() => setOpen('confirm')}>Question</Button>
      <Button onClick={() => void toast('Success!')}>Toast</Button>
      <Button onClick={() => void toast('Error!', 'error')}>Toast of an error</Button>
      <Dialog open={open === 'dialog' || open === 'panel'} isPanel={open === 'panel'} onClose={close} title="Title">
        <p>It traps the focus, closes on Escape or a press outside, and gives the focus back.</p>
        <Button kind="primary" onClick={close}>
          Done
        </Button>
      </Dialog>
      {open === 'confirm' && (
        <ConfirmDialog title="Delete it?" confirm="Delete" onConfirm={close} onCancel={close}>
          <p>Only what can’t be taken back is asked about.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
