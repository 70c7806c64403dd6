import { useState } from 'react';
import { useToken } from '../../shared/lib/use-stored.ts';
import { Switch } from '../../shared/ui/switch.tsx';
import { SignInToKeep } from './lazy-sign-in-to-keep.ts';
import { OwnSwitch } from './own-switch.tsx';
import { WatchWords, type WatchSwitchProps } from './watch-words.tsx';

/** "Tell me when this dish changes", by mail and in the app. */
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
      {isAsked && <SignInToKeep name={dish.name} onClose={() => setAsked(false)} />}
    </>
  );
}
