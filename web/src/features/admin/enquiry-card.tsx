import './enquiry-card.css';
import type { Enquiry } from '@clearplate/contract/enquiries';
import { useId } from 'react';
import { sayDate } from '../../shared/lib/say-date.ts';
import { AnswerForm } from './answer-form.tsx';
import { ClaimBox } from './claim-box.tsx';
import { EnquiryAnswer, UnsentAnswer } from './enquiry-answer.tsx';
import { EnquiryWords } from './enquiry-words.tsx';
import type { Inbox } from './use-inbox.ts';
import { say } from '../../translations/say.ts';

const kinds = {
  get general() {
    return say('General Enquiry');
  },
  get restaurant() {
    return say('Restaurant Enquiry');
  },
} as const;

/** One enquiry with all that can be done about it. */
export function EnquiryCard({ enquiry, inbox }: { enquiry: Enquiry; inbox: Inbox }) {
  const { id, name, kind, created_at, claim, answer } = enquiry;
  const headingId = useId();
  const unsent = answer ? (inbox.work.drafts.get(id) ?? '') : '';
  return (
    <article className="enquiry-card" aria-labelledby={headingId}>
      <div className="enquiry-card__head">
        <h2 id={headingId}>{name}</h2>
        <span>
          {claim ? say('Claim of a restaurant') : kinds[kind]} ·{' '}
          <time dateTime={created_at}>{sayDate(new Date(created_at))}</time>
        </span>
      </div>
      <EnquiryWords enquiry={enquiry} />
      {claim && <ClaimBox enquiry={enquiry} claim={claim} onAppointed={inbox.settled} />}
      {answer ? (
        <EnquiryAnswer answer={answer} email={enquiry.email} isNew={inbox.work.kept.has(id)} />
      ) : (
        <AnswerForm enquiry={enquiry} inbox={inbox} />
      )}
      {unsent.trim() !== '' && <UnsentAnswer enquiry={enquiry} text={unsent} onDiscard={() => inbox.drop(id)} />}
    </article>
  );
}
