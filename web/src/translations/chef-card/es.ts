import type { ChefCardWords } from '../chef-card.ts';

export const es: ChefCardWords = {
  status: 'unchecked',
  title: { allergy: 'Alergia alimentaria', wishes: 'Por favor, lea antes de cocinar' },
  intro: 'Por favor, entregue esta tarjeta a quien cocina.',
  count: (foods) => `Alimentos en esta tarjeta: ${foods}. Léala hasta el final, por favor.`,
  foods: {
    dangerous: 'Peligroso, incluso en trazas. No debe estar en la comida ni tocarla:',
    ask: 'No debe estar en la comida. Avísenos si puede haber trazas:',
    fine: 'Por favor, no como ingrediente. Las trazas no son un problema:',
    leaveOut: 'Por favor, prepare la comida sin:',
  },
  kitchen: 'En la cocina, por favor',
  steps: {
    hands: 'Lávese las manos y póngase guantes nuevos.',
    surfaces: 'Use una superficie limpia, una tabla limpia y un cuchillo limpio.',
    pans: 'Use sartenes, ollas y utensilios limpios.',
    oil: 'Use aceite nuevo. Nada de una freidora compartida.',
    labels: 'Lea las etiquetas de salsas, caldos y mezclas de especias.',
    unsure: 'En caso de duda, díganoslo. Elegiremos otra cosa.',
  },
  thanks: 'Muchas gracias por su atención.',
  unchecked: 'Esta traducción no ha sido revisada por un hablante nativo.',
};
