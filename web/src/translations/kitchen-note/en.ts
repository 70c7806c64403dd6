import type { KitchenNoteWords } from '../kitchen-note.ts';

const beside = (because: string): string => (because === '' ? '' : ` (${because})`);

export const en: KitchenNoteWords = {
  status: 'source',
  title: 'Food allergies: please read before cooking',
  ways: {
    title: 'Please make these exactly so, and not as they come:',
    changed: 'Your menu changed after we chose it. Is it still possible?',
  },
  foods: {
    dangerous: 'Dangerous, even in traces. Must not be in the food or touch it:',
    ask: 'Must not be in the food. Please tell us if traces are possible:',
    fine: 'Please not as an ingredient. Traces are fine:',
    leaveOut: 'Please leave out:',
  },
  questions: {
    title: 'Our questions, dish by dish',
    contains: (food, because) => `As far as we know it contains ${food}${beside(because)}. Can you make it without?`,
    may_contain: (food, because) => `It may contain ${food}${beside(because)}. Can you keep it out?`,
    reported: (food) => `After eating it somebody reported a reaction to ${food}. Does it contain ${food}?`,
    unexplained: (date) => `Somebody reacted after eating it on ${date}, cause not known. Do you know more?`,
    usual_in: (food, words) => `Your menu says no ${food}. Is that so for the ${words} too?`,
    whether: (food) => `Does it contain ${food}?`,
    traces: (food) => `Can traces of ${food} get into it?`,
    what_is_in: (words, oil) => (oil ? `Is the ${oil} highly refined?` : `What is in the ${words}?`),
    guessed: (words) => `Is there ${words} in it?`,
    shared_equipment: 'Is it made with shared oil, pans or surfaces?',
  },
  still: {
    title: 'Your menu says these have none of it. Is that still so today?',
    food: (food, date) => `no ${food}${date === '' ? '' : ` (${date})`}`,
  },
  thanks: 'If in doubt, please tell us. Thank you for your care.',
  unchecked: 'This translation has not been checked by a native speaker.',
};
