import type { Texts } from '../../t.ts';

/** Covers offline use, and buttons within reach on a phone. */
export const offline: Texts = {
  'Your Cart · {count}': 'Tu carrito · {count}',
  'You’re offline. We can warn you, but not clear a dish.':
    'Sin conexión. Podemos advertirte, pero no dar por bueno un plato.',
  'Saved on this device, and perhaps out of date:': 'Guardado en este dispositivo, quizá no actualizado:',
  'You’re signed out here. Our server will know as soon as Clearplate is open and online in this browser.':
    'Aquí ya se cerró tu sesión. Nuestro servidor lo sabrá en cuanto Clearplate esté abierto y con conexión en este navegador.',
  'Nothing is saved on this device.': 'No hay nada guardado en este dispositivo.',
  'Offline since {time}.': 'Sin conexión (desde: {time}).',
  'Clearplate has been out of reach since {time}.': 'No se puede contactar con Clearplate (desde: {time}).',
  'It may have changed: ask the restaurant.': 'Puede haber cambiado: pregunta al restaurante.',
  'Still avoid this dish.': 'Sigue evitando este plato.',
  'Ask before you order this dish.': 'Pregunta antes de pedir este plato.',
  'Ask about every dish.': 'Pregunta por cada plato.',
  'Still avoid these {count}; ask about the rest.': {
    one: 'Sigue evitando este plato; pregunta por los demás.',
    other: 'Sigue evitando estos {count}; pregunta por los demás.',
  },
  'What you avoid isn’t stored on this device. Choose it here: we can warn you, but not clear a dish.':
    'Lo que evitas no se guarda en este dispositivo. Elígelo aquí: podemos advertirte, pero no dar por bueno un plato.',
  '“{name}” was deleted.': 'Se eliminó «{name}».',
  Undo: 'Deshacer',
  'As of {time}': 'A fecha de {time}',
};
