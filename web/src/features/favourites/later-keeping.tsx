import { laterPart } from '../../shared/lib/later.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { Heart } from './heart.tsx';
import { WatchWords } from './watch-words.tsx';

export const SignInToKeep = laterPart(async () => (await import('./sign-in-to-keep.tsx')).SignInToKeep);

/** Of somebody signed in, whose marks come later as well. */
export const OwnHeart = laterPart(
  async () => (await import('./own-heart.tsx')).OwnHeart,
  (props) => <Heart {...props} kept={false} />,
);

export const OwnSwitch = laterPart(
  async () => (await import('./own-switch.tsx')).OwnSwitch,
  ({ dish }) => (
    <Switch checked={false} onChange={() => {}}>
      <WatchWords name={dish.name} />
    </Switch>
  ),
);
