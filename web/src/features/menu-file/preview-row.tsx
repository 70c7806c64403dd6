import type { MenuFileRow } from '@clearplate/contract/menu-file';

const words = { new: 'New', changed: 'Changed', unchanged: 'Unchanged', wrong: 'Wrong' } as const;

/** One dish of the file: what is wrong with it, else what it changes, and what that brings with it. */
export function PreviewRow({ row }: { row: MenuFileRow }) {
  const { line, name, outcome, changes, faults, restated, to_confirm, contradictions } = row;
  return (
    <li className="file-row" data-outcome={outcome}>
      <p className="file-row__head">
        <strong>{words[outcome]}</strong> <span className="file-row__name">{name || 'No name'}</span>
        <span className="file-row__line">line {line}</span>
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
      {restated.length > 0 && <p>Stated anew, as of today: {restated.join(', ')}.</p>}
      {to_confirm.length > 0 && (
        <p className="file-row__warning">
          No longer counts until it is confirmed, since the dish changes: “none” for {to_confirm.join(', ')}.
        </p>
      )}
      {contradictions.map(({ column, words: told }) => (
        <p key={column} className="file-row__warning">
          Says “none” for {column}, and names {told.map((word) => `“${word}”`).join(', ')}.
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
                <del>{before || 'nothing'}</del> <span aria-hidden="true">→</span>
                <span className="visually-hidden"> becomes </span>{' '}
              </>
            )}
            <ins>{after || 'nothing'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
