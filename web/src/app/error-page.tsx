import './error-page.css';
import { useEffect } from 'react';
import { ApiError, isNotFound } from '../shared/api/api-error.ts';
import { PageNotLoaded } from '../shared/lib/page-not-loaded.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { Button, LinkButton } from '../shared/ui/button.tsx';
import { EmptyPlate } from '../shared/ui/empty-plate.tsx';
import { t } from '../translations/t.ts';

const statusTexts: Readonly<Record<string, string>> = {
  get not_found() {
    return t('Not Found');
  },
  get forbidden() {
    return t('Forbidden');
  },
  get unauthenticated() {
    return t('Unauthorized');
  },
  get bad_request() {
    return t('Bad Request');
  },
  get method_not_allowed() {
    return t('Method Not Allowed');
  },
};

/** Returns the status text if there is one, else the message. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return statusTexts[error.code] ?? error.message;
  return error instanceof Error && error.message ? error.message : t('Unknown error');
}

const reload = () => window.location.reload();

function useReloadOnline(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isWanted]);
}

/** Shows an error. After a bug of the app itself, the link to the home page reloads the app. */
export function ErrorPage({ error }: { error: unknown }) {
  const reason = reasonOf(error);
  const isOwnFault = !(error instanceof ApiError);
  const isNotLoaded = error instanceof PageNotLoaded;
  usePageTitle(reason);
  useReloadOnline(isNotLoaded);
  return (
    <div className="page error-page">
      <EmptyPlate />
      <h1>{isNotLoaded ? reason : t('Oops! Sorry, an unexpected error has occurred.')}</h1>
      <p className="error-page__reason">
        {isNotLoaded ? t('Check your connection, then try again. Nothing saved or in the cart is lost.') : reason}
      </p>
      {isNotFound(error) && (
        <p className="error-page__more">{t('There is nothing at this address. It may have been removed.')}</p>
      )}
      <p className="error-page__ways">
        {isOwnFault && (
          <Button kind="primary" onClick={reload}>
            {t('Try again')}
          </Button>
        )}
        <LinkButton kind={isOwnFault ? 'secondary' : 'primary'} to="/" reloadDocument={isOwnFault}>
          {t('Go to the home page')}
        </LinkButton>
      </p>
    </div>
  );
}

const missing = new ApiError({
  status: 404,
  code: 'not_found',
  get message() {
    return t('Not Found');
  },
});

export function NotFoundPage() {
  return <ErrorPage error={missing} />;
}
