import type { Context } from '../../context.ts';
import type { Acting } from '../../db/admin-log.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/app-error.ts';
import { appointOwner } from './appoint-owner.ts';
import { appointmentAnswer } from './enquiry-mail.ts';
import { settle, takeOpen } from './settle.ts';

interface ClaimToGrant {
  readonly enquiryId: number;
  readonly acceptUnconfirmed: boolean;
}

/** Gives the claimed restaurant to the sender and answers them so: both, or neither. */
export async function appointClaimant(
  db: Db,
  jobs: Context['jobs'],
  { enquiryId, acceptUnconfirmed }: ClaimToGrant,
  acting: Acting,
): Promise<void> {
  const { email, language, claimed } = await takeOpen(db, enquiryId);
  if (!claimed) throw new AppError('conflict', 'The restaurant that was claimed is no longer listed');
  await appointOwner(db, { restaurantId: claimed.id, email, acceptUnconfirmed }, acting);
  await settle(db, jobs, enquiryId, appointmentAnswer(claimed.name, language), acting);
}
