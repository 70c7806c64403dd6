import './home-page.css';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { SaveTicks } from '../../features/avoiding/save-ticks.tsx';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { useListFilters } from '../../entities/area/use-list-filters.ts';
import { useZip } from '../../entities/area/use-zip.ts';
import { ZipPicker } from '../../features/discovery/place/zip-picker.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { askWhere } from '../../entities/area/here.ts';
import { Button } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import { FirstChoice } from '../../features/avoiding/first-choice.tsx';
import { AreaRestaurants } from '../../features/discovery/restaurants/area-restaurants.tsx';
import './hero-table.css';
import heroTable from './hero-table.svg';
import { SearchBox } from '../../features/discovery/search/search-box.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

/** Shows a laid table from above, with a note from a kitchen beside the plate. It is purely decorative. */
function HeroTable({ isAside }: { isAside: boolean }) {
  return (
    <img
      className={classNames('hero-table', isAside && 'hero-table--aside')}
      src={heroTable}
      alt=""
      width="690"
      height="650"
      decoding="async"
      fetchPriority="high"
    />
  );
}

const shownWithoutZip = '12';

const isFarewell = (state: unknown) => (state as { accountDeleted?: unknown } | null)?.accountDeleted === true;

export function HomePage() {
  const { status, role } = useSession();
  const { zip } = useZip();
  const finding = useListFilters();
  const own = role === 'r_admin';
  const { state } = useLocation();
  const avoiding = useAvoiding();
  usePageTitle('Clearplate');
  return (
    <>
      <Hero
        hasSearch={!own}
        zip={zip}
        isSignedIn={status !== 'guest'}
        isAnswering={status !== 'guest' || avoiding.things.length > 0}
        onNear={() => finding.change({ area: 'here' })}
      >
        {!own && <FirstChoice avoiding={avoiding} />}
        {role === 'user' && <FirstStep />}
      </Hero>
      <section className="page" aria-labelledby="home-restaurants">
        <StatusNotice>{isFarewell(state) && t('Your account was deleted, and everything in it.')}</StatusNotice>
        {status === 'signed-in' && <SaveTicks />}
        <div className="page__head">
          <h2 id="home-restaurants">{own ? t('Your Restaurants') : t('Popular Restaurants around You')}</h2>
        </div>
        <AreaRestaurants
          finding={finding}
          own={own}
          isReady={status !== 'loading'}
          limit={shownWithoutZip}
          emptyText={t('No restaurants available in this area for the specified zipcode')}
        />
      </section>
    </>
  );
}

/** Tells somebody who has just registered what to do first, because without it no dish is checked for anything. */
function FirstStep() {
  const { state, things } = useAvoiding();
  if (state !== 'applied' || things.length > 0) return null;
  return (
    <p className="hero__first">
      <Translation
        sentence="{link}. Until then we check nothing."
        link={<Link to="/profile/allergens">{t('Tell us what you avoid')}</Link>}
      />
    </p>
  );
}

interface HeroProps {
  hasSearch: boolean;
  zip: string | undefined;
  isSignedIn: boolean;
  /** The list below is for somebody: on a phone no picture comes before it. */
  isAnswering: boolean;
  onNear: () => void;
  /** What somebody avoids comes first, since nothing below is checked without it. */
  children: ReactNode;
}

function Hero({ hasSearch, zip, isSignedIn, isAnswering, onNear, children }: HeroProps) {
  const lookNear = () => {
    askWhere();
    onNear();
  };
  return (
    <div className="hero">
      <div className="hero__text">
        <h1 className="hero__title">Clearplate</h1>
        <p className="hero__tagline">{t('Find allergen friendly food around you')}</p>
        {children}
        <div className="hero__ways">
          <div className="hero__place">
            <ZipPicker isSignedIn={isSignedIn} />
            {hasSearch && (
              <Button kind="quiet" onClick={lookNear}>
                {t('Near me')}
              </Button>
            )}
          </div>
          {hasSearch && <SearchBox zip={zip} />}
        </div>
        <p className="hero__note">{t('See what each kitchen says about its dishes, and what it doesn’t.')}</p>
        <p className="hero__note">
          <Translation
            sentence="{link} that you have in hand."
            link={<Link to="/check">{t('Check an ingredient list')}</Link>}
          />
        </p>
      </div>
      <HeroTable isAside={isAnswering} />
    </div>
  );
}
