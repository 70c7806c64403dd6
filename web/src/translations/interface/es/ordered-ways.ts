import type { Texts } from '../../t.ts';

/** Covers ways to make a dish in the cart, in the kitchen, on the dish's page and in files for other systems. */
export const orderedWays: Texts = {
  'What is said here is only of the dish made so. Ask for it so when you order.':
    'Lo que se dice aquí vale solo para el plato hecho así. Pídelo así al ordenar.',
  'This restaurant doesn’t offer the way to make it that was asked for: below is the dish as it comes.':
    'Este restaurante no ofrece la forma de hacerlo que se pidió: abajo está el plato tal como viene.',
  'perhaps {what}': 'quizá {what}',
  'By what is in it: {things}': 'Por lo que lleva: {things}',
  'Ask for it so:': 'Pídelo así:',
  'Ask for these so when you order; the service doesn’t know it:': 'Pide estos así al ordenar; el servicio no lo sabe:',
  'The dish, or how it is made this way, isn’t what you chose any more. Nothing clears it until you have looked.':
    'El plato, o cómo se hace así, ya no es lo que elegiste. Nada lo da por bueno hasta que lo hayas mirado.',
  'The restaurant doesn’t offer it this way any more. Whoever orders it may get it as it comes.':
    'El restaurante ya no lo ofrece así. Quien lo pida puede recibirlo tal como viene.',
  'No longer offered this way': 'Ya no se ofrece así',
  'Other ways to make a dish are options there, with what the dish made so contains. A way that costs less than the dish has no price there.':
    'Las otras formas de hacer un plato van como opciones, con lo que contiene el plato hecho así. Una que cuesta menos que el plato va sin precio.',
  'Other ways to make a dish are modifiers there, of which it can’t say what they contain. A way that costs less than the dish has no price there.':
    'Las otras formas de hacer un plato van como modificadores, de los que no puede decir qué contienen. Una que cuesta menos que el plato va sin precio.',
  'Other ways to make a dish are options there, with what the dish made so contains.':
    'Las otras formas de hacer un plato van como opciones, con lo que contiene el plato hecho así.',
  'Of other ways to make a dish it says the name and the price, and nothing of allergens.':
    'De las otras formas de hacer un plato dice el nombre y el precio, y nada de alérgenos.',
  'Other ways to make a dish have codes of their own.':
    'Las otras formas de hacer un plato tienen sus propios códigos.',
  'The restaurant changed it since you saw it.': 'El restaurante lo cambió desde que lo viste.',
  'OK, save it as it is now': 'OK, guardarlo como está ahora',
  'What is in it is being read anew. Until then nothing is said of it.':
    'Lo que lleva se está leyendo de nuevo. Hasta entonces no se dice nada de él.',
  'traces of {thing}': 'trazas de {thing}',
  'It isn’t for you: {things}.': 'No es para ti: {things}.',
  'It isn’t for {name}: {things}.': 'No es para {name}: {things}.',
  'It’s in your cart. {said}': 'Está en tu carrito. {said}',
  'Look in the cart': 'Míralo en el carrito',
};
