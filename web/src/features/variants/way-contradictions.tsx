import type { MenuVariants } from '@clearplate/contract/variants';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describeContradiction } from '../../shared/lib/describe-contradiction.ts';
import { t } from '../../translations/t.ts';
import { statedWays } from './asked-way.ts';
import { readWays } from './read-way.ts';

interface WayContradictionsProps {
  menu: MenuVariants;
  dishId: number;
  /** Identifies the way. */
  way: string;
}

/**
 * Says what is stated absent from a way but is in it anyway. All ways of a menu are read at once, when it is loaded.
 */
export function WayContradictions({ menu, dishId, way }: WayContradictionsProps) {
  const stated = useMemo(() => statedWays(menu), [menu]);
  const { data } = useQuery({
    // The key includes everything that is read, so that nothing is said about an earlier state of a way.
    queryKey: ['contradictedWays', stated],
    queryFn: async () => {
      const read = await readWays(stated.map(({ asked }) => asked));
      // The previous result stays.
      if (read.length < stated.length) throw new Error('The ways can not be read');
      return read;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const tasks = data?.[stated.findIndex((one) => one.dishId === dishId && one.way === way)] ?? [];
  if (tasks.length === 0) return null;
  return (
    <div className="variants__contradicted">
      {tasks.map((task) => (
        <p key={task.allergen}>{describeContradiction(task)}</p>
      ))}
      <p>{t('Made this way it has that still: guests who avoid it are not offered it.')}</p>
    </div>
  );
}
