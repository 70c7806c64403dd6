import './filter.css';
import type { Eater } from '@clearplate/contract/eaters';
import { Link } from 'react-router';
import { useHousehold } from '../../shared/api/household.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { AvoidTick } from './avoid-tick.tsx';
import { useEating } from '../../entities/eater/use-eating.ts';
import { t } from '../../translations/t.ts';

/** Lets the user choose who eats, if the household has more than one person. */
export function WhoIsEating() {
  const { data, isError } = useHousehold();
  if (isError) return <p className="filter__note">{t('We couldn’t load your household.')}</p>;
  if (!data || data.length < 2) return null;
  return (
    <fieldset className="filter">
      <legend className="filter__legend">{t('Who is eating?')}</legend>
      <EatingTicks household={data} />
      <Link className="filter__login" to="/profile/eaters">
        {t('Change your household')}
      </Link>
    </fieldset>
  );
}

/** Shows a checkbox per eater. Somebody always eats, so the last one can't be unticked. */
export function EatingTicks({ household }: { household: readonly Eater[] }) {
  const eating = useEating();
  const now = eating.isPending ? eating.variables : household.filter(({ is_eating }) => is_eating).map(({ id }) => id);
  const toggle = (id: number) => {
    if (eating.isPending) return;
    const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id];
    if (next.length > 0) eating.mutate(next);
  };
  return (
    <>
      <ul className="filter__list" role="list">
        {household.map(({ id, name }) => (
          <li key={id}>
            <AvoidTick
              label={name}
              hint={now.length === 1 && now.includes(id) ? t('At least one person has to eat') : undefined}
              checked={now.includes(id)}
              onToggle={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      <ProblemNotice>
        {eating.error && describeRefusal(eating.error, t('We couldn’t change who is eating'))}
      </ProblemNotice>
    </>
  );
}
