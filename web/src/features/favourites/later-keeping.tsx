import { laterPart } from '../../shared/lib/later.tsx';
import { Heart } from './heart.tsx';

export const SignInToKeep = laterPart(async () => (await import('./sign-in-to-keep.tsx')).SignInToKeep);

/** Of somebody signed in, whose marks come later as well. */
export const OwnHeart = laterPart(
  async () => (await import('./own-heart.tsx')).OwnHeart,
  ({ early, ...place }) => <Heart {...place} kept={false} onPress={early.keep} />,
);
