import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { Heart, type HeartPlace } from './heart.tsx';
import { isKept, useKeep } from './use-keeping.ts';

export function OwnHeart({ thing, withWord }: HeartPlace) {
  const { data: kept = false } = useFavouriteMarks((marks) => isKept(marks, thing));
  const keep = useKeep(thing);
  return <Heart thing={thing} withWord={withWord} kept={kept} onPress={() => keep.mutate(!kept)} />;
}
