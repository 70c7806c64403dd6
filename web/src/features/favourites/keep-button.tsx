import { useState } from 'react';
import { useToken } from '../../shared/lib/use-stored.ts';
import { Heart, type HeartPlace } from './heart.tsx';
import { OwnHeart } from './own-heart.tsx';
import { SignInToKeep } from './lazy-sign-in-to-keep.ts';
import type { Keepable } from './use-keeping.ts';

export interface KeepButtonProps extends Keepable {
  /** With its word beside the heart: on the thing's own page. On a card it is the heart alone. */
  withWord?: boolean;
}

/** Keeps a dish or a restaurant for later. Somebody who isn't signed in learns how. */
export function KeepButton({ withWord = false, ...thing }: KeepButtonProps) {
  const token = useToken();
  if (token === undefined) return <GuestHeart thing={thing} withWord={withWord} />;
  return <OwnHeart thing={thing} withWord={withWord} />;
}

function GuestHeart({ thing, withWord }: HeartPlace) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Heart thing={thing} withWord={withWord} kept={false} onPress={() => setAsked(true)} />
      {isAsked && <SignInToKeep name={thing.name} onClose={() => setAsked(false)} />}
    </>
  );
}
