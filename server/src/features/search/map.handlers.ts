import type { discoveryCalls } from '@clearplate/contract/discovery';
import { countMenusFor } from '../../search/assessing.ts';
import type { Handlers } from '../../http/handlers.ts';
import { cellRangesIn } from '../../places/cells-in-box.ts';
import { wantedBy } from './discovery.handlers.ts';
import { findClusters, findNames } from './map.queries.ts';
import { boxesOf, gridOf } from './map-grid.ts';
import { mergeMarks, type Cluster } from './merge-marks.ts';

const mostMarks = 300;
/** Says how many menus are assessed for one map: those of restaurants that are alone in their square. */
const mostAssessed = 150;

const isAlone = ({ restaurants }: Cluster) => restaurants === 1;

export const mapHandlers: Handlers<Pick<typeof discoveryCalls, 'mapRestaurants'>> = {
  async mapRestaurants({ query, body }, { context }) {
    const { bounds, zoom } = body;
    const boxes = boxesOf(bounds);
    const grid = gridOf(boxes, zoom);
    const which = await wantedBy(query, context);
    const parts = boxes.map((box) => findClusters(context.db, { box, cells: cellRangesIn(box) }, grid, which));
    const marks = mergeMarks((await Promise.all(parts)).flat(), zoom, mostMarks);
    const alone = marks.filter(isAlone).map(({ id }) => id);
    const names = alone.length === 0 ? [] : await findNames(context.db, alone);
    const named = new Map(names.map((each) => [each.id, each]));
    const counts = await countMenusFor(alone.slice(0, mostAssessed), body, context, query);
    return marks.map((mark) => {
      const { id, ...place } = mark;
      const one = isAlone(mark);
      return { ...place, restaurant: (one && named.get(id)) || null, counts: (one && counts.get(id)) || null };
    });
  },
};
