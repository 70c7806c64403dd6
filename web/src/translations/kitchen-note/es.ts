import type { KitchenNoteWords } from '../kitchen-note.ts';

const beside = (because: string): string => (because === '' ? '' : ` (${because})`);

export const es: KitchenNoteWords = {
  status: 'unchecked',
  title: 'Alergias alimentarias: por favor, lea antes de cocinar',
  ways: {
    title: 'Por favor, preparen estos platos exactamente así, no como vienen:',
    changed: 'Su carta cambió después de que lo elegimos. ¿Sigue siendo posible?',
  },
  foods: {
    dangerous: 'Peligroso, incluso en trazas. No debe estar en la comida ni tocarla:',
    ask: 'No debe estar en la comida. Avísenos si puede haber trazas:',
    fine: 'Por favor, no como ingrediente. Las trazas no son un problema:',
    leaveOut: 'Por favor, prepare la comida sin:',
  },
  questions: {
    title: 'Nuestras preguntas, plato por plato',
    contains: (food, because) => `Según lo que sabemos, contiene ${food}${beside(because)}. ¿Puede prepararlo sin eso?`,
    may_contain: (food, because) => `Puede contener ${food}${beside(because)}. ¿Puede evitarlo?`,
    reported: (food) => `Alguien informó de una reacción a ${food} después de comerlo. ¿Contiene ${food}?`,
    unexplained: (date) =>
      `Alguien tuvo una reacción después de comerlo el ${date}, sin causa conocida. ¿Sabe algo más?`,
    usual_in: (food, words) => `Su menú dice que no lleva ${food}. ¿Es así también para «${words}»?`,
    whether: (food) => `¿Contiene ${food}?`,
    traces: (food) => `¿Puede tener trazas de ${food}?`,
    what_is_in: (words, oil) => (oil ? `¿Es muy refinado el aceite («${oil}»)?` : `¿Qué lleva «${words}»?`),
    guessed: (words) => `¿Lleva ${words}?`,
    shared_equipment: '¿Se usan el mismo aceite, las mismas sartenes o superficies que para otros platos?',
  },
  still: {
    title: 'Su menú dice que estos platos no llevan nada de eso. ¿Sigue siendo así hoy?',
    food: (food, date) => `sin ${food}${date === '' ? '' : ` (${date})`}`,
  },
  thanks: 'En caso de duda, díganoslo. Muchas gracias por su atención.',
  unchecked: 'Esta traducción no ha sido revisada por un hablante nativo.',
};
