import { laterPart } from '../../shared/lib/later.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { WatchWords } from './watch-words.tsx';

/** Of somebody signed in. */
export const OwnSwitch = laterPart(
  async () => (await import('./own-switch.tsx')).OwnSwitch,
  ({ dish, early }) => (
    <Switch checked={false} onChange={early.keep}>
      <WatchWords name={dish.name} />
    </Switch>
  ),
);
