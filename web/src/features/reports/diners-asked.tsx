import type { RestaurantReport } from '@clearplate/contract/reports';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { usePagedCall } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Unsettled } from '../../shared/ui/unsettled.tsx';
import { t, tCount } from '../../translations/t.ts';

/** Describes something that diners want to know, and how many of them. */
interface Subject {
  readonly what: string;
  readonly diners: number;
}

function subjectsOf({ kind, allergens }: RestaurantReport): string[] {
  if (kind === 'wrong') return [t('Something that looked wrong')];
  if (kind === 'reaction' && allergens.length === 0) return [t('A reaction whose cause isn’t known')];
  const open = allergens.filter(({ restated_at, cleared_at }) => restated_at === null && cleared_at === null);
  return open.map(({ allergen }) => {
    const what = wordOfAllergen(allergen);
    return kind === 'told' ? t('Told that it contains {what}', { what }) : t('A reaction to {what}', { what });
  });
}

/** Returns what unanswered open reports are about, beginning with what most diners want to know. */
export function unansweredSubjects(reports: readonly RestaurantReport[]): Subject[] {
  const open = reports.filter(({ state, answer }) => state === 'open' && answer === null);
  const subjects = Map.groupBy(open.flatMap(subjectsOf), (what) => what);
  return [...subjects]
    .map(([what, all]) => ({ what, diners: all.length }))
    .toSorted((one, other) => other.diners - one.diners);
}

function openReports() {
  const part = document.querySelector<HTMLDetailsElement>('.reports-part');
  if (!part) return;
  part.open = true;
  part.querySelector<HTMLElement>('summary')?.focus();
}

/** Shows what diners asked or reported and nobody has answered: the subject and how many, and nothing about them. */
export function DinersAsked({ restaurantId }: { restaurantId: number }) {
  const { items, error, retry, hasMore } = usePagedCall('listRestaurantReports', {
    params: { id: String(restaurantId) },
    query: { limit: '50' },
  });
  if (error)
    return (
      <p className="diners-asked">
        {t('What diners reported could not be loaded.')}
        <Button kind="quiet" onClick={retry}>
          {t('Try again')}
        </Button>
      </p>
    );
  if (!items) return <Unsettled />;
  const subjects = unansweredSubjects(items);
  if (subjects.length === 0) return null;
  return (
    <section className="diners-asked" aria-label={t('What diners want to know')}>
      <h3>{t('What diners want to know')}</h3>
      <ul role="list">
        {subjects.map(({ what, diners }) => (
          <li key={what}>{tCount(diners, '{what}: {count} diner', '{what}: {count} diners', { what })}</li>
        ))}
      </ul>
      {hasMore && <p>{t('Older reports are not counted here.')}</p>}
      <Button onClick={openReports}>{t('Answer them')}</Button>
    </section>
  );
}
