import './preference-card.css';
import '../../shared/ui/chips.css';
import type { Preference } from '@clearplate/contract/preferences';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { sayKind } from './kind-choice.tsx';
import { namesIn } from './use-preferences.ts';
import { say } from '../../translations/say.ts';

export interface PreferenceCardProps {
  preference: Preference;
  /** Whose it is, where several people eat. */
  whom: string | undefined;
  busy: boolean;
  onSwitch: (on: boolean) => void;
  onDelete: () => void;
}

export function PreferenceCard({ preference, whom, busy, onSwitch, onDelete }: PreferenceCardProps) {
  const { id, name, is_on, kind } = preference;
  return (
    <li className="preference-card" data-off={is_on ? undefined : ''}>
      <div className="preference-card__head">
        <div>
          <h2>{name}</h2>
          {whom && <span className="preference-card__whom">{say('For {whom}', { whom })}</span>}
          <span className="preference-card__kind">{sayKind(kind)}</span>
        </div>
        <Switch checked={is_on} busy={busy} onChange={onSwitch}>
          <VisuallyHidden>{say('Avoid {name}:', { name })} </VisuallyHidden>
          {is_on ? say('On') : say('Off')}
        </Switch>
      </div>
      <Ingredients names={namesIn(preference)} />
      <div className="preference-card__foot">
        <LinkButton kind="quiet" to={`/profile/preference/edit/${id}`}>
          {say('Edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
        <Button kind="quiet" onClick={onDelete}>
          {say('Delete')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function Ingredients({ names }: { names: readonly string[] }) {
  if (names.length === 0)
    return <p className="preference-card__none">{say('No ingredients yet, so it avoids nothing.')}</p>;
  return (
    <ul className="chips" role="list" aria-label={say('Ingredients')}>
      {names.map((name) => (
        <li key={name} className="chip">
          {name}
        </li>
      ))}
    </ul>
  );
}
