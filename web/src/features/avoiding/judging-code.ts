export { applyChoice, keyOf, listThings } from './avoided-thing.ts';
export { AvoidingDetails } from './avoiding-details.tsx';
export { findQuestions, judge, judgeSince } from './judge.ts';
export { readEaters } from './read-profile.ts';
export { readTicks, toggleTick } from './tab-ticks.ts';
