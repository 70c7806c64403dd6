import { t } from '../../translations/t.ts';

/** A page's own code could not be had: no network, or the app has been renewed since it was opened. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';

  constructor(cause: unknown) {
    super(t('This page could not be loaded.'), { cause });
  }
}

export const failWithWords = (cause: unknown): never => {
  throw new PageNotLoaded(cause);
};
