import '../../shared/forms/form.css';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';

export interface LinkStepProps {
  /** What the press does. */
  button: string;
  use: () => Promise<void>;
  done: ReactNode;
  /** Rendered if the link no longer works. */
  gone: ReactNode;
  /** Begins the error message: "Your e-mail was not confirmed". */
  refusal: string;
  children: ReactNode;
}

/** Shows the page of a mailed link. Only a press uses the link up, never just opening it. */
export function LinkStep({ button, use, done, gone, refusal, children }: LinkStepProps) {
  const using = useMutation({ networkMode: 'always', mutationFn: use });
  if (using.isSuccess) return done;
  if (hasCode(using.error, 'gone') || hasCode(using.error, 'bad_request')) return gone;
  return (
    <div className="form">
      {children}
      <ProblemNotice>{using.error && describeRefusal(using.error, refusal)}</ProblemNotice>
      <Button kind="primary" busy={using.isPending} onClick={() => using.mutate()}>
        {button}
      </Button>
      <p className="form__note">
        {t('Why a button? Some e-mail programs open links to check them. Just opening this page does nothing.')}
      </p>
    </div>
  );
}
