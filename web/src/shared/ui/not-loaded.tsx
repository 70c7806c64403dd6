import { ErrorState } from './error-state.tsx';
import { t } from '../../translations/t.ts';

/** A part that can't be had says so in its place: often the app has been renewed meanwhile, and comes whole. */
export const NotLoaded = () => (
  <ErrorState text={t('This part of the page could not be loaded.')} onRetry={() => window.location.reload()} />
);
