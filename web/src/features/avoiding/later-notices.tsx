import { laterPart } from '../../shared/lib/later.tsx';
import { say } from '../../translations/say.ts';

/** For whoever avoids something: comes together with what judges. */
export const AvoidingDetails = laterPart(
  async () => (await import('./avoiding-details.tsx')).AvoidingDetails,
  () => (
    <p className="avoiding" role="status">
      {say('Looking up what you avoid…')}
    </p>
  ),
);

export const SaveTicks = laterPart(async () => (await import('./save-ticks.tsx')).SaveTicks);
