import './my-data-page.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate } from 'react-router';
import { DeleteAccount } from '../../features/profile/delete-account.tsx';
import { DownloadData } from '../../features/profile/download-data.tsx';
import { forgetPerson } from '../../shared/lib/forget-person.ts';
import { tabStore } from '../../shared/lib/storage.ts';
import { ProfileFrame } from './profile-frame.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

export function MyDataPage() {
  const [isDeleted, setDeleted] = useState(false);
  const leave = () => {
    // This comes before the token is removed, because the page would send a guest to the login.
    flushSync(() => setDeleted(true));
    tabStore.clear();
    forgetPerson();
  };
  if (isDeleted) return <Navigate to="/" state={{ accountDeleted: true }} replace />;
  return (
    <ProfileFrame title={t('My data')} intro={t('What you tell Clearplate is yours: download it, or delete it.')}>
      <section className="my-data__part" aria-labelledby="download">
        <h2 id="download">{t('Download')}</h2>
        <p>
          {t(
            'Everything we store about you, in one file: account, household, allergens, preferences, addresses, cart, favourites.',
          )}
        </p>
        <DownloadData />
      </section>
      <section className="my-data__part" aria-labelledby="delete">
        <h2 id="delete">{t('Delete')}</h2>
        <p>
          <Translation
            sentence="Deleting your account deletes everything in it, right away. The page about {link} says what stays, and why."
            link={<Link to="/privacy">{t('your privacy')}</Link>}
          />
        </p>
        <DeleteAccount onDeleted={leave} />
      </section>
    </ProfileFrame>
  );
}
