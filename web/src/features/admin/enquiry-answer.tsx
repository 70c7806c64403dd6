import type { Enquiry } from '@clearplate/contract/enquiries';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../shared/lib/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { mailAddress } from './mail-address.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

const nobody = () => t('somebody whose account was deleted');

export interface EnquiryAnswerProps {
  answer: NonNullable<Enquiry['answer']>;
  /** The sender has this address. */
  email: string;
  /** It has just replaced the form and takes its focus, so that screen readers announce it. */
  isNew: boolean;
}

/** Shows how an enquiry was settled, by whom and when. */
export function EnquiryAnswer({ answer, email, isNew }: EnquiryAnswerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  const { at, by, text, mailed, undelivered } = answer;
  const day = <time dateTime={at}>{formatDay(new Date(at))}</time>;
  return (
    <div className="enquiry-card__part" ref={ref} tabIndex={-1}>
      <p className="enquiry-card__note">
        {text === null ? (
          <Translation sentence="Closed without an answer by {by} on {day}" by={by ?? nobody()} day={day} />
        ) : (
          <Translation sentence="Answered by {by} on {day}" by={by ?? nobody()} day={day} />
        )}
        {text !== null && !mailed && !undelivered && ` · ${t('waiting to be sent')}`}
      </p>
      {text !== null && undelivered && (
        <p className="enquiry-card__undelivered">
          <Translation
            sentence="This answer could not be delivered. {link}, or call them."
            link={<a href={mailAddress(email, text)}>{t('E-mail it yourself')}</a>}
          />
        </p>
      )}
      {text !== null && <p className="enquiry-card__message">{text}</p>}
    </div>
  );
}

export interface UnsentProps {
  enquiry: Enquiry;
  text: string;
  onDiscard: () => void;
}

/** Shows what was typed while somebody else answered, to be copied or mailed. */
export function UnsentAnswer({ enquiry, text, onDiscard }: UnsentProps) {
  return (
    <div className="enquiry-card__part">
      <div role="alert">
        <p>{t('Somebody else was quicker. What you wrote was not sent, and is still here.')}</p>
      </div>
      <TextArea label={t('Not sent')} value={text} readOnly rows={4} />
      <div className="enquiry-card__actions">
        <a className="button button--secondary" href={mailAddress(enquiry.email, text)}>
          {t('E-mail it yourself')}
        </a>
        <Button kind="quiet" onClick={onDiscard}>
          {t('Discard it')}
        </Button>
      </div>
    </div>
  );
}
