export { applyChoice, keyOf, listDislikes, listThings } from './avoided-thing.ts';
export { AvoidingDetails } from './avoiding-details.tsx';
export { findQuestions, judge, judgeSince } from './judge.ts';
export { readSavedProfile } from './read-profile.ts';
export { readTicks, toggleTick } from './tab-ticks.ts';
