import './field-changes.css';
import { t } from '../../translations/t.ts';

export interface FieldChange {
  readonly name: string;
  /** `undefined` for a new record, which had nothing before. */
  readonly before: string | undefined;
  readonly after: string;
}

interface FieldChangesProps {
  changes: readonly FieldChange[];
  /** Gives the language of the values, if it isn't the page's. */
  dir?: 'auto';
}

/** Lists what fields would change to, beside their current values. */
export function FieldChanges({ changes, dir }: FieldChangesProps) {
  return (
    <dl className="field-changes">
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir={dir}>
            {before !== undefined && (
              <>
                <del>{before || t('nothing')}</del> <span aria-hidden="true">→</span>
                <span className="visually-hidden"> {t('becomes')} </span>{' '}
              </>
            )}
            <ins>{after || t('nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
