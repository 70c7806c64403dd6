import { useState } from 'react';
import { useToken } from '../../shared/lib/use-stored.ts';
import { Switch } from '../../shared/ui/switch.tsx';
import { SignInToKeep } from './later-keeping.tsx';
import { OwnSwitch } from './later-watching.tsx';
import { createEarlyPress } from './use-early-press.ts';
import { WatchWords, type WatchSwitchProps } from './watch-words.tsx';

/** "Tell me when this dish changes", by mail and in the app. */
export function WatchSwitch(props: WatchSwitchProps) {
  const token = useToken();
  const [early] = useState(createEarlyPress);
  return token === undefined ? <GuestSwitch {...props} /> : <OwnSwitch {...props} early={early} />;
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
