import { t } from '../../translations/t.ts';

/** By which edition of the ingredients' names a dish was read. */
export function WordListNote({ version }: { version: string }) {
  if (version === '') return null;
  return <p className="verdict__source">{t('Read with Clearplate’s word list, version {version}.', { version })}</p>;
}
