import './ready-made-lists.css';
import { useNavigate } from 'react-router';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';
import { listReadyMade, type ReadyMade, type StartState } from './ready-made.ts';

/** Says what a list looks for, and what no list of ingredients can tell. */
export function ReadyMadeScope({ list: { checks, cannot } }: { list: ReadyMade }) {
  return (
    <div className="ready-made__scope">
      <p>{checks}</p>
      <p>{cannot}</p>
    </div>
  );
}

/** Offers lists to start a new preference from. */
export function ReadyMadeLists() {
  const navigate = useNavigate();
  const start = ({ id }: ReadyMade) =>
    void navigate('/profile/preference/new', { state: { startFrom: id } satisfies StartState });
  return (
    <section className="ready-made" aria-labelledby="ready-made">
      <h2 id="ready-made">{t('Start from a ready-made list')}</h2>
      <p>{t('Each becomes a preference of your own: change its ingredients and say how much it matters.')}</p>
      <ul role="list">
        {listReadyMade().map((list) => (
          <li key={list.id}>
            <details>
              <summary>{list.name}</summary>
              <ReadyMadeScope list={list} />
              <Button onClick={() => start(list)}>{t('Start from “{name}”', { name: list.name })}</Button>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
