import { t } from '../../translations/t.ts';

/**
 * The code of a page could not be loaded: there is no network, or a new version was deployed since the app was opened.
 */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';

  constructor(cause: unknown) {
    super(t('This page could not be loaded.'), { cause });
  }
}

export const failWithWords = (cause: unknown): never => {
  throw new PageNotLoaded(cause);
};
