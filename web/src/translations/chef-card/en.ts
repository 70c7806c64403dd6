import type { ChefCardWords } from '../chef-card.ts';

export const en: ChefCardWords = {
  status: 'source',
  title: { allergy: 'Food allergy', wishes: 'Please read before cooking' },
  intro: 'Please give this card to whoever cooks.',
  count: (foods) => `Foods on this card: ${foods}. Please read it to the end.`,
  foods: {
    dangerous: 'Dangerous, even in traces. Must not be in the food or touch it:',
    ask: 'Must not be in the food. Please tell us if traces are possible:',
    fine: 'Please not as an ingredient. Traces are fine:',
    leaveOut: 'Please leave out:',
  },
  kitchen: 'In the kitchen, please',
  steps: {
    hands: 'Wash your hands and put on new gloves.',
    surfaces: 'Use a clean work surface, a clean board and a clean knife.',
    pans: 'Use clean pans, pots and utensils.',
    oil: 'Use fresh oil. Nothing from a shared fryer.',
    labels: 'Read the labels of sauces, stocks and spice mixes.',
    unsure: 'If in doubt, please tell us. We will choose something else.',
  },
  thanks: 'Thank you for your care.',
  unchecked: 'This translation has not been checked by a native speaker.',
};
