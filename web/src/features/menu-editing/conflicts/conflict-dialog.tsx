import './conflict-dialog.css';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type Compared, compareVersions } from './compare-versions.ts';
import { orderToSave } from '../model/menu-order.ts';
import type { DishKey, MenuEntry, MenuState } from '../model/menu-state.ts';
import type { Choice, Conflict } from './rebase-draft.ts';
import { describeDishes } from '../model/describe-task.ts';
import { t } from '../../../translations/t.ts';

interface VersionSidesProps {
  compared: Compared;
  onChoose: (conflict: Conflict, choice: Choice) => void;
}

/** Shows one value in both versions: with a choice if both changed it, otherwise with the result. */
function VersionSides({ compared, onChoose }: VersionSidesProps) {
  const { name, before, mine, theirs, conflict } = compared;
  return (
    <fieldset className="conflict__unit">
      <legend>{name}</legend>
      <div className="conflict__sides">
        {conflict ? (
          <>
            <button type="button" onClick={() => onChoose(conflict, 'mine')}>
              <span className="conflict__whose">{t('Yours')}</span>
              {mine ?? before}
              <span className="conflict__choose">{t('Keep yours')}</span>
            </button>
            <button type="button" onClick={() => onChoose(conflict, 'theirs')}>
              <span className="conflict__whose">{t('Theirs')}</span>
              {theirs ?? before}
              <span className="conflict__choose">{t('Use theirs')}</span>
            </button>
          </>
        ) : (
          <>
            <Side whose="Yours" text={mine ?? before} fate={mine === undefined ? t('Left alone') : t('Kept')} />
            <Side whose="Theirs" text={theirs ?? before} fate={fateOfTheirs(compared)} />
          </>
        )}
      </div>
    </fieldset>
  );
}

function fateOfTheirs({ mine, theirs }: Compared): string {
  if (theirs === undefined) return t('Left alone');
  return mine === undefined ? t('Using theirs') : t('Replaced by yours');
}

function Side({ whose, text, fate }: { whose: string; text: string; fate: string }) {
  return (
    <div className="conflict__side">
      <span className="conflict__whose">{whose}</span>
      {text}
      <span className="conflict__fate">{fate}</span>
    </div>
  );
}

interface ConflictDialogProps {
  state: MenuState;
  onChoose: (key: DishKey, conflict: Conflict, choice: Choice) => void;
  onTakeOrder: () => void;
  onClose: () => void;
}

/**
 * Shows both versions side by side after somebody else saved the menu, with a choice wherever both changed the same.
 */
export function ConflictDialog({ state, onChoose, onTakeOrder, onClose }: ConflictDialogProps) {
  const { conflicts, entries, meanwhile } = state;
  const chooseAll = (choice: Choice) => {
    for (const [key, list] of conflicts) for (const conflict of list) onChoose(key, conflict, choice);
  };
  const shown = entries.filter(({ key }) => conflicts.has(key) || meanwhile.dishes.has(key));
  return (
    <Dialog open isPanel onClose={onClose} title={t('Somebody else changed this menu in the meantime')}>
      <p>
        {t('Nothing was saved yet, and nothing you typed is lost: it’s on top of the newer menu.')}{' '}
        {conflicts.size === 0
          ? t('Their changes and yours fit together. Check it once more, then save.')
          : t('You both changed the same thing in {dishes}. Choose which to keep.', {
              dishes: describeDishes(conflicts.size),
            })}
      </p>
      {shown.map((entry) => (
        <DishVersions
          key={entry.key}
          {...{ entry, state }}
          onChoose={(conflict, choice) => onChoose(entry.key, conflict, choice)}
        />
      ))}
      <Order state={state} onTake={onTakeOrder} />
      <OthersOfMine state={state} />
      <div className="dish-panel__actions">
        {conflicts.size > 0 && (
          <>
            <Button onClick={() => chooseAll('mine')}>{t('Keep all of yours')}</Button>
            <Button onClick={() => chooseAll('theirs')}>{t('Use all of theirs')}</Button>
          </>
        )}
        <Button kind={conflicts.size === 0 ? 'primary' : 'quiet'} onClick={onClose}>
          {conflicts.size === 0 ? t('Back to the menu') : t('Decide later')}
        </Button>
      </div>
    </Dialog>
  );
}

interface DishVersionsProps {
  entry: MenuEntry;
  state: MenuState;
  onChoose: (conflict: Conflict, choice: Choice) => void;
}

function DishVersions({ entry: { key, saved }, state, onChoose }: DishVersionsProps) {
  const draft = state.drafts.get(key);
  const isTheirs = state.meanwhile.dishes.has(key);
  const before = isTheirs ? state.meanwhile.dishes.get(key) : saved;
  return (
    <section className="conflict">
      <h3>{draft?.fields.name ?? saved.name}</h3>
      {before ? (
        compareVersions({
          before,
          now: saved,
          draft,
          components: state.components,
          conflicts: state.conflicts.get(key),
        }).map((compared) => <VersionSides key={compared.unit} compared={compared} onChoose={onChoose} />)
      ) : (
        <p>{t('A new dish of theirs.')}</p>
      )}
    </section>
  );
}

function Order({ state, onTake }: { state: MenuState; onTake: () => void }) {
  if (!state.meanwhile.isReordered) return null;
  const isMine = orderToSave(state) !== undefined;
  return (
    <section className="conflict">
      <h3>{t('The order of the menu')}</h3>
      <p>{isMine ? t('Both of you changed it. Yours is kept.') : t('It is theirs: you did not change it.')}</p>
      {isMine && <Button onClick={onTake}>{t('Use their order')}</Button>}
    </section>
  );
}

/** Names dishes that were only edited here, so that nobody looks for them among the versions. */
function OthersOfMine({ state: { entries, drafts, meanwhile, conflicts } }: { state: MenuState }) {
  const others = entries.filter(({ key }) => drafts.has(key) && !meanwhile.dishes.has(key) && !conflicts.has(key));
  if (others.length === 0) return null;
  const names = others.map(({ key, saved }) => drafts.get(key)?.fields.name ?? saved.name);
  return (
    <section className="conflict">
      <h3>{t('Changed by you alone')}</h3>
      <p>{t('Kept as you typed it: {names}.', { names: names.join(', ') })}</p>
    </section>
  );
}
