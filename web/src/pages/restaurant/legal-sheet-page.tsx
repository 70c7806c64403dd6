import './allergen-grid-page.css';
import './legal-sheet-page.css';
import { formatDate } from '@clearplate/domain/facts/instants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { laterOf } from '../../entities/eater/read-settings.ts';
import { useSettings } from '../../entities/eater/use-assessment-data.ts';
import { buildGridOf } from '../../features/menu-offers/allergen-grid.ts';
import { GridTable } from '../../features/menu-offers/grid-table.tsx';
import { allergensOfLaw, type LawId, lawIds, lawOfState, laws, lawsReadAt } from '../../features/menu-offers/laws.ts';
import { isNotFound } from '../../shared/api/api-error.ts';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { t, tPhrase } from '../../translations/t.ts';

/**
 * Shows a menu's allergens for printing, as a law lists them, with what the law asks for and what the sheet can't say.
 */
export function LegalSheetPage() {
  const id = useRecordId();
  const restaurant = useQuery({ ...callQuery('getRestaurant', { params: { id } }), throwOnError: isNotFound });
  const place = restaurant.data && firstOf(restaurant.data);
  const [chosen, choose] = useState<LawId>();
  const law = chosen ?? (place && lawOfState(place.state));
  usePageTitle(place && t('Allergens at {name}', { name: place.name }));
  return (
    <div className="page allergen-grid legal-sheet">
      <BackLink to={`/restaurant/${id}`} label={place?.name ?? t('the restaurant')} />
      <h1>{place ? t('Allergens at {name}', { name: place.name }) : t('Allergens')}</h1>
      {place && law ? (
        <>
          <div className="legal-sheet__law">
            <SelectField
              label={t('Which law’s list')}
              value={law}
              options={lawIds.map((value) => ({ value, label: tPhrase(laws[value].title) }))}
              onChange={(event) => choose(lawIds.find((one) => one === event.target.value))}
            />
          </div>
          <Sheet id={id} name={place.name} law={law} />
        </>
      ) : restaurant.isError ? (
        <ErrorState
          error={restaurant.error}
          text={t('The restaurant could not be loaded.')}
          onRetry={() => void restaurant.refetch()}
        />
      ) : (
        <LoadingLines label={t('Loading the restaurant')} />
      )}
    </div>
  );
}

function Sheet({ id, name, law }: { id: string; name: string; law: LawId }) {
  const menu = useQuery({
    ...callQuery('getRestaurantMenu', { params: { id } }),
    ...whileInSight,
    throwOnError: isNotFound,
  });
  const settings = useSettings();
  const minute = useMinute();
  if (menu.isError || settings.status === 'failed') {
    const retry = () => void Promise.all([menu.refetch(), settings.retry()]);
    return <ErrorState error={menu.error ?? undefined} text={t('The menu could not be loaded.')} onRetry={retry} />;
  }
  if (!menu.data || !settings.value) return <LoadingLines label={t('Loading the menu')} />;
  if (menu.data.recipes.length === 0) return <EmptyState text={t('This restaurant has no dishes here yet.')} />;
  const now = laterOf(new Date(minute).toISOString(), settings.value.now);
  const { columns, named, title, asks, not, source, address } = laws[law];
  const grid = buildGridOf(menu.data.recipes, { ...settings.value, now }, { columns: allergensOfLaw(law), named });
  const names = new Map(columns);
  return (
    <>
      <div className="allergen-grid__actions">
        <Button kind="primary" onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      <GridTable
        className="allergen-grid__scroll"
        grid={grid}
        title={`${name}, ${formatDate(now, t)}. ${tPhrase(title)}`}
        nameColumn={(allergen) => {
          const own = names.get(allergen);
          return own ? tPhrase(own) : nameOfAllergen(allergen);
        }}
      />
      <section className="legal-sheet__notes" aria-labelledby="legal-asks">
        <h2 id="legal-asks">{t('What the law asks')}</h2>
        <p className="legal-sheet__name">{tPhrase(title)}</p>
        <p>{tPhrase(asks)}</p>
        <h2>{t('What this sheet can’t say')}</h2>
        <ul>
          <li>
            {t('“?” is not stated: it doesn’t mean that the allergen isn’t there. A sheet with “?” is not finished.')}
          </li>
          {not.map((one) => (
            <li key={tPhrase(one)}>{tPhrase(one)}</li>
          ))}
          <li>{t('This is no legal advice.')}</li>
        </ul>
        <p>
          {t('Source, as of {date}:', { date: formatDate(lawsReadAt, t) })}{' '}
          <a href={address} rel="noopener noreferrer" target="_blank" lang="en">
            {source}
          </a>
        </p>
      </section>
    </>
  );
}
