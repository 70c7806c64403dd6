import type { MenuFileRow } from '@clearplate/contract/menu-file';
import { say } from '../../translations/say.ts';

const words = {
  get new() {
    return say('New');
  },
  get changed() {
    return say('Changed');
  },
  get unchanged() {
    return say('Unchanged');
  },
  get wrong() {
    return say('Wrong');
  },
} as const;

/** One dish of the file: what is wrong with it, else what it changes, and what that brings with it. */
export function PreviewRow({ row }: { row: MenuFileRow }) {
  const { line, name, outcome, changes, faults, restated, to_confirm, contradictions } = row;
  return (
    <li className="file-row" data-outcome={outcome}>
      <p className="file-row__head">
        <strong>{words[outcome]}</strong> <span className="file-row__name">{name || say('No name')}</span>
        <span className="file-row__line">{say('line {line}', { line })}</span>
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ column, message }) => (
            <li key={`${column} ${message}`}>
              {column && <strong>{column}: </strong>}
              {message}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && <Changes changes={changes} isNew={outcome === 'new'} />}
      {restated.length > 0 && <p>{say('Stated anew, as of today: {restated}.', { restated: restated.join(', ') })}</p>}
      {to_confirm.length > 0 && (
        <p className="file-row__warning">
          {say('No longer counts until it is confirmed, since the dish changes: “none” for {toConfirm}.', {
            toConfirm: to_confirm.join(', '),
          })}
        </p>
      )}
      {contradictions.map(({ column, words: told }) => (
        <p key={column} className="file-row__warning">
          {say('Says “none” for {column}, and names {told}.', {
            column,
            told: told.map((word) => `“${word}”`).join(', '),
          })}
        </p>
      ))}
    </li>
  );
}

function Changes({ changes, isNew }: { changes: MenuFileRow['changes']; isNew: boolean }) {
  return (
    <dl className="file-row__changes">
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            {!isNew && (
              <>
                <del>{before || say('nothing')}</del> <span aria-hidden="true">→</span>
                <span className="visually-hidden"> {say('becomes')} </span>{' '}
              </>
            )}
            <ins>{after || say('nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
