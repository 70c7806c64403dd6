import type { Enquiry } from '@clearplate/contract/enquiries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { t } from '../../translations/t.ts';
import { noWork, type InboxWork } from './inbox-list.ts';

/** Holds the work on open enquiries, which survives a look at the answered ones and every refetch. */
export function useInbox() {
  const [work, setWork] = useState(noWork);
  const queries = useQueryClient();
  const change = (part: (before: InboxWork) => Partial<InboxWork>) =>
    setWork((before) => ({ ...before, ...part(before) }));
  const write = (enquiry: Enquiry, text: string) =>
    change(({ drafts, kept }) => ({
      drafts: new Map(drafts).set(enquiry.id, text),
      kept: kept.has(enquiry.id) ? kept : new Map(kept).set(enquiry.id, enquiry),
    }));
  const drop = (id: number) => change(({ drafts }) => ({ drafts: new Map([...drafts].filter(([key]) => key !== id)) }));
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['getAdminOverview'] });
    void queries.invalidateQueries({ queryKey: ['listAdminLog'] });
    void queries.invalidateQueries({ queryKey: ['listEnquiries', { query: { state: 'answered' } }] });
  };
  const settled = (enquiry: Enquiry) => {
    change(({ kept }) => ({ kept: new Map(kept).set(enquiry.id, enquiry) }));
    refresh();
  };
  const removed = (id: number) => {
    change(({ deleted }) => ({ deleted: new Set(deleted).add(id) }));
    drop(id);
    refresh();
  };
  return { work, write, drop, settled, removed };
}

export type Inbox = ReturnType<typeof useInbox>;

/** A conflict needs no message, because the card has changed and shows it. */
export function describeSettlingRefusal(error: Error, what: string): string | undefined {
  return hasCode(error, 'conflict') ? undefined : describeRefusal(error, what);
}

/**
 * Provides two ways to settle an enquiry. If somebody else was faster, their answer is shown and nothing typed is lost.
 */
export function useSettling(inbox: Inbox, { id }: Enquiry) {
  const params = { id: String(id) };
  const showTheirs = async (error: unknown): Promise<never> => {
    if (hasCode(error, 'conflict')) inbox.settled(await client.getEnquiry({ params }));
    throw error;
  };
  const answering = useForm({
    send: async (answer: string) => {
      const enquiry = await client.answerEnquiry({ params, body: { answer } }).catch(showTheirs);
      inbox.drop(id);
      inbox.settled(enquiry);
    },
    explain: (error) => ({ refusal: describeSettlingRefusal(error, t('The answer was not sent')) }),
  });
  const closing = useMutation({
    mutationFn: () => client.closeEnquiry({ params }).catch(showTheirs),
    onSuccess: inbox.settled,
  });
  return { answering, closing };
}
