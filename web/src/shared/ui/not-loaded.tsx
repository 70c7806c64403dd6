import { ErrorState } from './error-state.tsx';
import { t } from '../../translations/t.ts';

/** Shows that a section could not be loaded. Often a new version was deployed meanwhile, and a reload helps. */
export const NotLoaded = () => (
  <ErrorState text={t('This part of the page could not be loaded.')} onRetry={() => window.location.reload()} />
);
