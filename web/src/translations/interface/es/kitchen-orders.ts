import type { Texts } from '../../t.ts';

/** Covers an order that a kitchen opens by a link, on both sides. */
export const kitchenOrders: Texts = {
  'Let the kitchen answer': 'Que conteste la cocina',
  'You get a code. The kitchen opens it on its own phone, without an account, and ticks each line; you see that as it happens.':
    'Recibes un código. La cocina lo abre en su propio teléfono, sin cuenta, y marca cada línea; tú lo ves al momento.',
  'This is what the kitchen will see, and nothing else about you:': 'Esto es lo que verá la cocina, y nada más de ti:',
  '{name} is for': '{name} es para',
  Everybody: 'Todos',
  'Person {number}': 'Persona {number}',
  'Warning for {person}: this dish has or may have: {foods}':
    'Atención para {person}: este plato lleva o puede llevar: {foods}',
  'Names are not sent.': 'Los nombres no se envían.',
  'leave it out': 'prepararlo sin eso',
  'Table, or name of the order (optional)': 'Mesa, o nombre del pedido (opcional)',
  'I agree: Clearplate stores this for four hours and shows it to whoever has the link. It says something about my health. I can withdraw it at any time.':
    'Estoy de acuerdo: Clearplate lo guarda cuatro horas y lo muestra a quien tenga el enlace. Dice algo sobre mi salud. Puedo retirarlo en cualquier momento.',
  'Nothing was sent: please agree first.': 'No se envió nada: primero da tu acuerdo.',
  'You are offline: it can be sent once you are back online. The note and the card work without.':
    'No tienes conexión: podrás enviarlo cuando vuelva. La nota y la tarjeta funcionan sin ella.',
  'Nothing was sent': 'No se envió nada',
  'Send and show the code': 'Enviar y mostrar el código',

  // The kitchen's page
  'Order for the kitchen': 'Pedido para la cocina',
  'Food allergy: order for the kitchen': 'Alergia alimentaria: pedido para la cocina',
  'This link opens no order': 'Este enlace no abre ningún pedido',
  'It ended after four hours, was withdrawn, or isn’t complete. Ask at the table, or let them show you a new code.':
    'Terminó a las cuatro horas, lo retiraron o no está completo. Pregunta en la mesa, o pide que te muestren un código nuevo.',
  'The order could not be loaded.': 'No se pudo cargar el pedido.',
  'Loading the order': 'Cargando el pedido',
  'A guest’s card': 'La tarjeta de un cliente',
  'Sent at {sent}. Opens until {until}. What you tick is seen at the table at once.':
    'Enviado a las {sent}; se abre hasta las {until}; lo que marques se ve en la mesa al momento.',
  'The kitchen’s language could not be loaded, so this is in the language of this device.':
    'No se pudo cargar el idioma de la cocina, así que esto está en el idioma de este dispositivo.',
  'Not connected: this is from {time}, and what you tick now is not saved.':
    'Sin conexión: esto es de las {time}, y lo que marques ahora no se guarda.',
  'Your initials': 'Tus iniciales',
  'They stand beside what you tick.': 'Aparecen junto a lo que marques.',
  'Please type your initials first.': 'Primero escribe tus iniciales.',
  'Every line is ticked.': 'Todas las líneas están marcadas.',
  '{count} lines are not ticked yet': {
    one: 'Falta marcar una línea',
    other: 'Faltan por marcar {count} líneas',
  },
  '{count} lines can’t be made so': {
    one: 'Una línea no se puede hacer así',
    other: '{count} líneas no se pueden hacer así',
  },
  'Traces are possible in {count} lines': {
    one: 'Puede haber trazas en una línea',
    other: 'Puede haber trazas en {count} líneas',
  },
  '{count} lines are only seen': { one: 'Una línea está solo vista', other: '{count} líneas están solo vistas' },
  '{line}: the tick was not saved': '{line}: la marca no se guardó',
  'Take back': 'Deshacer',

  // The diner's page
  'What the kitchen answers': 'Lo que contesta la cocina',
  'No kitchen has an order from here. Send one from your cart or your chef card: it ends by itself after four hours.':
    'Ninguna cocina tiene un pedido tuyo. Envíalo desde tu carrito o tu tarjeta para la cocina: termina solo a las cuatro horas.',
  'A kitchen': 'Una cocina',
  'This order has ended: the kitchen can no longer open it.': 'Este pedido terminó: la cocina ya no puede abrirlo.',
  'Remove it from this list': 'Quitarlo de esta lista',
  'Not connected: this is from {time}. What the kitchen ticked since is missing.':
    'Sin conexión: esto es de las {time} y falta lo que la cocina haya marcado después.',
  'Not connected: what the kitchen ticked can’t be shown. Ask it yourself.':
    'Sin conexión: no se puede mostrar lo que marcó la cocina. Pregunta tú.',
  'The kitchen can’t make it so: {lines}. Choose something else.':
    'La cocina no puede hacerlo así: {lines}. Elige otra cosa.',
  'Nobody in the kitchen has ticked yet: {lines}': 'Nadie en la cocina ha marcado todavía: {lines}',
  'Changed on the menu since you sent it: {lines}': 'Cambió en el menú desde que lo enviaste: {lines}',
  'The kitchen has ticked every line. That is what it says tonight; no verdict changes by it.':
    'La cocina marcó todas las líneas. Es lo que dice hoy; ningún veredicto cambia por eso.',
  'It has said nothing about traces.': 'No ha dicho nada de trazas.',
  'The kitchen says that traces are possible: {lines}. Choose something else, or ask.':
    'La cocina dice que puede haber trazas: {lines}. Elige otra cosa o pregunta.',
  'The kitchen says that traces are possible: {lines}. They are dangerous to somebody who eats it: choose something else.':
    'La cocina dice que puede haber trazas: {lines}. Son peligrosas para alguien que lo come: elige otra cosa.',
  'The kitchen has only seen, and not answered: {lines}. Ask how it will be made.':
    'La cocina solo lo ha visto y no ha contestado: {lines}. Pregunta cómo lo hará.',
  '{line}: {mark} ({initials}, {time})': '{line}: {mark} ({initials}, {time})',
  'Not ticked by anybody yet': 'Nadie lo ha marcado todavía',
  'QR code that opens this order for the kitchen': 'Código QR que abre este pedido para la cocina',
  'Let the kitchen scan it, or send it the link. It opens this order alone, until {time}.':
    'Que la cocina lo escanee, o envíale el enlace. Hasta las {time} abre este pedido y ningún otro.',
  'Open what the kitchen sees': 'Abrir lo que ve la cocina',
  'Copy the link': 'Copiar el enlace',
  Withdraw: 'Retirar',
  'Your browser wouldn’t copy it. Let the kitchen scan the code.':
    'Tu navegador no permitió copiarlo. Que la cocina escanee el código.',
  'Withdraw this order?': '¿Retirar este pedido?',
  'The link stops working at once, and what you sent is deleted. Tell the kitchen yourself.':
    'El enlace deja de funcionar enseguida y lo que enviaste se borra. Avisa tú a la cocina.',

  // In the cart, before ordering, and on a dish's page
  'The kitchen can’t make it so ({initials}, {time}). Choose something else.':
    'La cocina no puede hacerlo así ({initials}, {time}). Elige otra cosa.',
  'The kitchen says that traces are possible ({initials}, {time}). They are dangerous to somebody who eats: choose something else.':
    'La cocina dice que puede haber trazas ({initials}, {time}). Son peligrosas para alguien que come: elige otra cosa.',
  'The kitchen says that traces are possible ({initials}, {time}). Choose something else, or ask.':
    'La cocina dice que puede haber trazas ({initials}, {time}). Elige otra cosa o pregunta.',
  'Ordered as “{name}”: {said}': 'Pedido como «{name}»: {said}',
  'Loading what the kitchen ticked…': 'Cargando lo que marcó la cocina…',
  'Your card, person {number}: {said}': 'Tu tarjeta, persona {number}: {said}',
  'What the kitchen ticked about it can’t be loaded. Ask the kitchen before you order.':
    'No se puede cargar lo que la cocina marcó sobre esto. Pregunta a la cocina antes de pedir.',

  // What is stored
  'What you send a kitchen by “Let the kitchen answer”: the dishes, what must not be in them and how strictly, without names, and what it ticked':
    'Lo que envías a una cocina con «Que conteste la cocina»: los platos, lo que no deben llevar y con qué rigor, sin nombres, y lo que ella marcó',
  'To show it to whoever has the link, in that kitchen. Only if you agree each time. It is deleted when you withdraw it, and otherwise within an hour of its end after four hours. Your browser stores the link, and which dishes it is about, for as long.':
    'Para mostrarlo a quien tenga el enlace, en esa cocina. Solo si estás de acuerdo, cada vez. Se borra cuando lo retiras y, si no, como mucho una hora después de terminar a las cuatro horas. Tu navegador guarda el enlace, y de qué platos es, ese mismo tiempo.',
};
