import { lazy, Suspense, type ComponentType } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { t } from '../../translations/t.ts';

/** A dialog whose code comes when it is opened: who opens it is told at once that it is on its way, or that it can't be had. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }));
  return function LazyDialog(props: Props) {
    return (
      <Suspense
        fallback={
          <p className="waiting-note" role="status">
            {t('Loading')}
          </p>
        }
      >
        <Dialog {...props} />
      </Suspense>
    );
  };
}
