import { ErrorState, type ErrorStateProps } from './error-state.tsx';
import { t } from '../../translations/t.ts';

/** Says that a record could not be loaded, on a page that has no heading without it. */
export function RecordError({ text, ...rest }: ErrorStateProps) {
  return (
    <>
      <h1 className="visually-hidden">{t('Something is missing here')}</h1>
      <ErrorState text={text} {...rest} />
    </>
  );
}
