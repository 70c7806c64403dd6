import { t } from '../../translations/t.ts';

/** Shows the version of the word list that the dish was read with. */
export function WordListNote({ version }: { version: string }) {
  if (version === '') return null;
  return <p className="verdict__source">{t('Read with Clearplate’s word list, version {version}.', { version })}</p>;
}
