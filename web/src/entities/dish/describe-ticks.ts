import { t } from '../../translations/t.ts';

/** Says of a dish that what was ticked about it is missing. */
export const describeLost = (): string =>
  t('What the kitchen ticked about it can’t be loaded. Ask the kitchen before you order.');

/** Says that it isn’t known yet what was ticked. */
export const describeWaiting = (): string => t('Loading what the kitchen ticked…');
