import { ChefCard } from '../../features/chef-card/chef-card.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

/** Shows what somebody can't eat, in words for a kitchen: to show, to print, and offline. */
export function ChefCardPage() {
  return (
    <ProfileFrame
      title={t('Chef card')}
      intro={t(
        'Show it or print it: what you can’t eat, and how to keep it away, in the language of the kitchen and in English.',
      )}
    >
      <ChefCard />
    </ProfileFrame>
  );
}
