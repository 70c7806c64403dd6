import { useState } from 'react';
import { useToken } from '../../shared/lib/use-stored.ts';
import { Switch } from '../../shared/ui/switch.tsx';
import { LazySignInForFavourites } from '../../entities/favourite/lazy-sign-in-for-favourites.ts';
import './watch-switch.css';
import { Link } from 'react-router';
import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { Translation } from '../../shared/ui/translation.tsx';
import { t } from '../../translations/t.ts';
import { type FavouriteTarget, useWatch } from '../../entities/favourite/use-favourite.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

interface WatchSwitchProps {
  dish: Omit<FavouriteTarget, 'kind'>;
  /** Whether e-mails about it can arrive; `undefined` if unknown. */
  isEmailConfirmed: boolean | undefined;
}

function WatchWords({ name }: { name: string }) {
  return (
    <>
      {t('Tell me when this dish changes')}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </>
  );
}

function OwnSwitch({ dish, isEmailConfirmed }: WatchSwitchProps) {
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
          <Translation
            sentence="You’ll see it here. E-mails start once {link}."
            link={<Link to="/profile/security">{t('your e-mail is confirmed')}</Link>}
          />
        </p>
      )}
    </div>
  );
}

/** Shows the switch "Tell me when this dish changes", by e-mail and in the app. */
export function WatchSwitch(props: WatchSwitchProps) {
  const token = useToken();
  return token === undefined ? <GuestSwitch {...props} /> : <OwnSwitch {...props} />;
}

function GuestSwitch({ dish }: WatchSwitchProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Switch checked={false} onChange={() => setAsked(true)}>
        <WatchWords name={dish.name} />
      </Switch>
      {isAsked && <LazySignInForFavourites name={dish.name} onClose={() => setAsked(false)} />}
    </>
  );
}
