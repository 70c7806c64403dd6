import type { Eater } from '@clearplate/contract/eaters';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { AllergenEditor, saveLabel } from '../../features/allergens/allergen-editor.tsx';
import { SaveTicks } from '../../features/avoiding/save-ticks.tsx';
import { useHousehold } from '../../shared/api/household.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

/** Edits the user's own allergens, or those of somebody in the household. */
export function AllergensPage() {
  const { id } = useParams();
  const back = id === undefined ? {} : { back: { to: '/profile/eaters', label: t('Who is eating') } };
  return (
    <ProfileFrame
      title={t('Allergens')}
      {...back}
      intro={t('Tick everything to avoid. We then check every menu and dish for it.')}
    >
      <Allergens id={id} />
    </ProfileFrame>
  );
}

function Allergens({ id }: { id: string | undefined }) {
  const household = useHousehold();
  if (household.isError) {
    return (
      <NotYet>
        <ErrorState
          error={household.error}
          text={t('Your saved allergens could not be loaded.')}
          onRetry={() => void household.refetch()}
        />
      </NotYet>
    );
  }
  if (!household.data) {
    return (
      <NotYet>
        <p role="status">
          <Spinner /> {t('Loading your saved allergens')}
        </p>
      </NotYet>
    );
  }
  const eater = household.data.find((one) => (id === undefined ? one.is_first : String(one.id) === id));
  if (!eater) return <EmptyState text={t('This person isn’t in your household.')} />;
  return (
    <>
      {household.data.length > 1 && <ForWhom eater={eater} />}
      {id === undefined && <SaveTicks />}
      <AllergenEditor key={eater.id} eater={eater} />
    </>
  );
}

function ForWhom({ eater }: { eater: Eater }) {
  return (
    <p>
      <Translation
        sentence="These are for {strong}. The others are under {link}."
        strong={<strong>{eater.name}</strong>}
        link={<Link to="/profile/eaters">{t('Who is eating')}</Link>}
      />
    </p>
  );
}

/** Without the saved list nothing may be saved, because an empty list would overwrite it. */
function NotYet({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SaveBar label={saveLabel()} status="" disabled />
    </>
  );
}
