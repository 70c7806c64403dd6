import { laterPart } from '../../shared/lib/later.tsx';
import type { AvoidingDetailsProps } from './avoiding-details.tsx';
import { judging } from './judging.ts';

/** For whoever avoids something: part of what judges, so no dish is judged without it. */
export function AvoidingDetails(props: AvoidingDetailsProps) {
  const Details = judging.read()?.AvoidingDetails;
  return Details && <Details {...props} />;
}

export const SaveTicks = laterPart(async () => (await import('./save-ticks.tsx')).SaveTicks);
