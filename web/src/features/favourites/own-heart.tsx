import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { Heart, type HeartPlace } from './heart.tsx';
import { useEarlyPress, type EarlyPress } from './use-early-press.ts';
import { isKept, useKeep } from './use-keeping.ts';

export function OwnHeart({ thing, withWord, early }: HeartPlace & { early: EarlyPress }) {
  const { data: kept = false } = useFavouriteMarks((marks) => isKept(marks, thing));
  const keep = useKeep(thing);
  useEarlyPress(early, () => keep.mutate(!kept));
  return <Heart thing={thing} withWord={withWord} kept={kept} onPress={() => keep.mutate(!kept)} />;
}
