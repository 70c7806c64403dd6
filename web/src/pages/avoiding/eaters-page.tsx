import '../../features/eaters/eater-card.css';
import { useRef, useState } from 'react';
import { useLostFocus } from '../../shared/lib/use-lost-focus.ts';
import type { Eater } from '@clearplate/contract/eaters';
import { EatingTicks } from '../../features/avoiding/who-is-eating.tsx';
import { AddEater } from '../../features/eaters/add-eater.tsx';
import { EaterCard } from '../../features/eaters/eater-card.tsx';
import { useHousehold } from '../../shared/api/household.ts';
import { usePreferenceList } from '../../shared/api/preference-list.ts';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

export function EatersPage() {
  return (
    <ProfileFrame
      title={t('Who is eating')}
      intro={t('We check every dish for everyone who eats today, and each reason says who it’s for.')}
    >
      <Household />
    </ProfileFrame>
  );
}

function Household() {
  const query = useHousehold();
  return (
    <Loaded query={query} what={t('your household')}>
      {(household) => (
        <>
          {household.length > 1 && <EatingToday household={household} />}
          <section className="eaters-section" aria-labelledby="household">
            <h2 id="household">{t('Your household')}</h2>
            <Cards household={household} />
          </section>
          <section className="eaters-section" aria-labelledby="add-eater">
            <h2 id="add-eater">{t('Add somebody')}</h2>
            <AddEater />
          </section>
        </>
      )}
    </Loaded>
  );
}

function EatingToday({ household }: { household: readonly Eater[] }) {
  return (
    <fieldset className="filter">
      <legend className="filter__legend">{t('Who is eating today?')}</legend>
      <EatingTicks household={household} />
      <p className="filter__note">{t('Stays on for all your devices until you change it.')}</p>
    </fieldset>
  );
}

function Cards({ household }: { household: readonly Eater[] }) {
  const { data } = usePreferenceList();
  const [deleted, setDeleted] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(deleted, () => list.current?.focus());
  return (
    <ul className="eater-list" role="list" ref={list} tabIndex={-1} aria-labelledby="household">
      {household.map((eater) => (
        <EaterCard
          key={eater.id}
          eater={eater}
          onDeleted={() => setDeleted(eater.id)}
          preferences={data?.filter(({ eater_id }) => eater_id === eater.id).length}
        />
      ))}
    </ul>
  );
}
