import './watch-switch.css';
import { Link } from 'react-router';
import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { Say } from '../../shared/ui/say.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { say } from '../../translations/say.ts';
import { useWatch } from './use-keeping.ts';
import { WatchWords, type WatchSwitchProps } from './watch-words.tsx';

export function OwnSwitch({ dish, isEmailConfirmed }: WatchSwitchProps) {
  const { data: marks } = useFavouriteMarks();
  const watch = useWatch({ kind: 'dish', ...dish });
  const isWatched = marks?.dishes.some((one) => one.dish_id === dish.id && one.is_watched) ?? false;
  return (
    <div className="watch-switch">
      <Switch checked={isWatched} onChange={(next) => watch.mutate(next)}>
        <WatchWords name={dish.name} />
      </Switch>
      {isWatched && isEmailConfirmed === false && (
        <p className="watch-switch__note">
          <Say
            sentence="You will see it here. Mails come once {link}."
            link={<Link to="/profile/security">{say('your e-mail is confirmed')}</Link>}
          />
        </p>
      )}
    </div>
  );
}
