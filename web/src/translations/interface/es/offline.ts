import type { Texts } from '../../t.ts';

/** Offline use, and buttons within reach on a phone. */
export const offline: Texts = {
  'Your Cart · {count}': 'Tu carrito · {count}',
  'You are offline.': 'Sin conexión.',
  'Kept on this device, and perhaps out of date:': 'Guardado en este dispositivo, quizá no actualizado:',
  'Nothing is kept on this device.': 'No hay nada guardado en este dispositivo.',
  'This is not current.': 'Esto no está actualizado.',
  'Clearplate can’t be reached, so this is what was kept on this device on {time}. It may have changed since: ask the restaurant.':
    'No se puede contactar con Clearplate; esto es lo que el {time} se guardó en este dispositivo. Puede haber cambiado desde entonces: pregunta al restaurante.',
  '“{name}” was deleted.': 'Se eliminó «{name}».',
  Undo: 'Deshacer',
  'As of {time}': 'A fecha de {time}',
};
