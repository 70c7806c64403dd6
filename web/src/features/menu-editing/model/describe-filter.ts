import { tCount } from '../../../translations/t.ts';
import type { MenuFilter } from './menu-summary.ts';

/** Says how many dishes have a task. */
export const describeFilter: Readonly<Record<MenuFilter, (count: number) => string>> = {
  contradictory: (count) => tCount(count, '{count} dish contradicts itself', '{count} dishes contradict themselves'),
  toConfirm: (count) => tCount(count, '{count} dish to confirm again', '{count} dishes to confirm again'),
  unstated: (count) => tCount(count, '{count} dish not fully stated', '{count} dishes not fully stated'),
  traces: (count) => tCount(count, '{count} dish silent about traces', '{count} dishes silent about traces'),
  lists: (count) => tCount(count, '{count} list not confirmed complete', '{count} lists not confirmed complete'),
  expiring: (count) => tCount(count, '{count} dish expires soon', '{count} dishes expire soon'),
};
