import type { Compared } from './compare-versions.ts';
import type { Choice, Conflict } from './rebase-draft.ts';
import { say } from '../../translations/say.ts';

interface VersionSidesProps {
  compared: Compared;
  onChoose: (conflict: Conflict, choice: Choice) => void;
}

/** One thing of a dish in both versions: to be chosen from where both changed it, else with what became of it. */
export function VersionSides({ compared, onChoose }: VersionSidesProps) {
  const { name, before, mine, theirs, conflict } = compared;
  return (
    <fieldset className="conflict__unit">
      <legend>{name}</legend>
      <div className="conflict__sides">
        {conflict ? (
          <>
            <button type="button" onClick={() => onChoose(conflict, 'mine')}>
              <span className="conflict__whose">{say('Yours')}</span>
              {mine ?? before}
              <span className="conflict__choose">{say('Keep yours')}</span>
            </button>
            <button type="button" onClick={() => onChoose(conflict, 'theirs')}>
              <span className="conflict__whose">{say('Theirs')}</span>
              {theirs ?? before}
              <span className="conflict__choose">{say('Take theirs')}</span>
            </button>
          </>
        ) : (
          <>
            <Side whose="Yours" text={mine ?? before} fate={mine === undefined ? say('Left alone') : say('Kept')} />
            <Side whose="Theirs" text={theirs ?? before} fate={fateOfTheirs(compared)} />
          </>
        )}
      </div>
    </fieldset>
  );
}

function fateOfTheirs({ mine, theirs }: Compared): string {
  if (theirs === undefined) return say('Left alone');
  return mine === undefined ? say('Taken over') : say('Replaced by yours');
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
