import './privacy-page.css';
import { Link } from 'react-router';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { storedData } from './stored-data.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

/** Shows what is stored, why, and for how long. */
export function PrivacyPage() {
  usePageTitle(t('Your privacy'));
  return (
    <div className="page privacy-page">
      <h1>{t('Your privacy')}</h1>
      <p className="privacy-page__lead">
        {t(
          'What you avoid is your own business. This page says what Clearplate stores, why, for how long, and how to delete it.',
        )}
      </p>
      <h2>{t('Without an account')}</h2>
      <p>
        <Translation
          sentence="What you tick stays in this tab of your browser and is gone when you close it. A zip code is saved in this browser until you clear it. It is sent to the server to find the place and its restaurants, and where our own table does not know it, the server may ask another service for the place, by the code alone. It is not stored about you. A list or a search that checks dishes for you sends your ticks along with the question, for the answer alone: they are not stored. Nor is which part of the map you look at; where whoever runs this site has the map’s pictures from another server, which the map names, your browser asks that server for them. What you write to us through {link} is stored with our answer, as it is from somebody with an account."
          link={<Link to="/contactUs">{t('Contact Us')}</Link>}
        />
      </p>
      <p>
        {t(
          'So that a page comes as you see it, your browser tells our server in cookies what you ticked, as long as the tab is open, your zip code and language, and that you are signed in. They are read where a page is made, and by nobody else.',
        )}
      </p>
      <h2>{t('With an account')}</h2>
      <dl className="privacy-page__kept">
        {storedData.map(({ what, why }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('What we don’t do')}</h2>
      <p>
        {t(
          'There are no analytics, no advertising, and no cookies or scripts from anybody else. Nothing you tell us is sold or shown to others.',
        )}
      </p>
      <OwnControl />
    </div>
  );
}

function OwnControl() {
  return (
    <>
      <h2>{t('Download it, or delete it')}</h2>
      <p>
        <Translation
          sentence="Under {link} you can download everything as one file, and delete your account with your household, allergens, preferences, addresses, cart, favourites, picture and sign-ins. It happens right away. Backups made before may hold it until they are replaced."
          link={<Link to="/profile/data">{t('My data')}</Link>}
        />
      </p>
      <h2>{t('Who runs this site')}</h2>
      <p>
        <Translation
          sentence="Whoever runs this copy of Clearplate answers for your data and holds the database. You can reach them through {link}."
          link={<Link to="/contactUs">{t('Contact Us')}</Link>}
        />
      </p>
    </>
  );
}
