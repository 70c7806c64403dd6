import { lazy, Suspense, type ComponentType } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { t } from '../../translations/t.ts';

/** Loads a dialog's code when it is opened. Meanwhile it says that it is loading, or that it failed. */
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
