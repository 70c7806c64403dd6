import { GuestAnswers } from '../../features/guest-answers/guest-answers.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { useRecordId } from '../../shared/lib/record-id.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { t } from '../../translations/t.ts';

/** Shows the menu's editors what guests were told, and lets them turn it into a dated statement. */
export function GuestAnswersPage() {
  const id = useRecordId();
  usePageTitle(t('What guests were told'));
  return (
    <Protected>
      <div className="page">
        <BackLink to={`/restaurant/${id}`} label={t('The restaurant')} />
        <h1>{t('What guests were told')}</h1>
        <p>
          {t(
            'Guests asked at your restaurant and were answered. What they were told changes nothing for anybody until you state it. Nobody here knows who they are.',
          )}
        </p>
        <GuestAnswers restaurantId={Number(id)} />
      </div>
    </Protected>
  );
}
