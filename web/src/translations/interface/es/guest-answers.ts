import type { Texts } from '../../t.ts';

/** Covers what guests were told: sending it, and what the menu's editors make of it. */
export const guestAnswers: Texts = {
  'Noted in this tab': 'Anotado en esta pestaña',
  '{count} answers of restaurants were noted in this tab before you signed in. What warns of a dish already counts; the rest doesn’t until you say that it is yours.':
    {
      one: 'En esta pestaña se anotó una respuesta de un restaurante antes de que entraras. Si avisa de un plato, ya cuenta; si no, no cuenta hasta que digas que es tuya.',
      other:
        'En esta pestaña se anotaron {count} respuestas de restaurantes antes de que entraras. Lo que avisa de un plato ya cuenta; lo demás no cuenta hasta que digas que es tuyo.',
    },
  '{place}, {when}: {count} answers': {
    one: '{place}, {when}: una respuesta',
    other: '{place}, {when}: {count} respuestas',
  },
  'A restaurant': 'Un restaurante',
  'Something was noted here on this device before you signed in.':
    'Aquí se anotó algo en este dispositivo antes de que entraras.',
  'something that may concern you': 'algo que puede afectarte',
  'I noted that': 'Lo anoté yo',
  'Somebody else did: delete it': 'Fue otra persona: borrarlo',
  'Not answered yet: {dishes}': 'Aún sin respuesta: {dishes}',
  'Send it to the restaurant': 'Enviarlo al restaurante',
  'Only answers about allergens can be sent, and this one names something else. Tell the restaurant yourself.':
    'Solo se pueden enviar respuestas sobre alérgenos, y esta nombra otra cosa. Díselo tú al restaurante.',
  'Tell the restaurant that you asked': 'Decirle al restaurante que preguntaste',
  'Sent: take it back': 'Enviada: retirarla',
  'Only questions about allergens can be sent, and this one names something else. Tell the restaurant yourself.':
    'Solo se pueden enviar preguntas sobre alérgenos, y esta nombra otra cosa. Díselo tú al restaurante.',
  'What is sent': 'Lo que se envía',
  'A guest asked on {day}, and nobody could say: {question}':
    'Un cliente preguntó el {day}, y nadie supo decirlo: {question}',
  'They see how many guests asked the same, and when last. It changes nothing for anybody until they state it themselves. You can take it back while your note is here.':
    'Ven cuántos clientes preguntaron lo mismo y cuándo fue la última vez. No cambia nada para nadie hasta que lo declaren ellos mismos. Puedes retirarla mientras tu nota siga aquí.',
  'It was not taken back': 'No se retiró',
  'It was not taken back, and your note stays': 'No se retiró, y tu nota se queda',
  'Take it back and delete this note': 'Retirarla y borrar esta nota',
  'Taken back.': 'Retirada.',
  'It may have been sent: no answer came back. Send it again, and it counts once, or take it back.':
    'Puede que se haya enviado: no llegó respuesta. Envíala otra vez, y contará una sola vez, o retírala.',
  'Ask whether it is so': 'Preguntar si es así',
  'Whoever keeps this menu reads this for 30 days, and nothing else of you:':
    'Quien lleva este menú puede leer esto durante 30 días, y nada más sobre ti:',
  'A guest was told by {teller}, {day}: {said}. Is it so?':
    'A un cliente le dijeron ({teller}, {day}): {said}. ¿Es así?',
  'If they say yes, they state it under their own name. Until then it changes nothing for anybody, nor for you.':
    'Si dicen que sí, lo declaran ellos mismos. Hasta entonces no cambia nada para nadie, tampoco para ti.',
  'Sent. Thank you.': 'Enviado. Gracias.',
  'I agree: send it': 'De acuerdo: enviarlo',
  'Warn everybody': 'Avisar a todos',
  'Everybody who avoids {things} then sees Avoid on these dishes, “a diner was told” with the day, until the restaurant states it anew and we’ve checked. Nobody sees who you are. Only report what was said of that very dish.':
    'Quien evita {things} verá «Evitar» en estos platos, con «a un comensal le dijeron» y el día, hasta que el restaurante lo declare de nuevo y lo revisemos. Nadie ve quién eres. Informa solo de lo que se dijo de ese mismo plato.',
  'Which of these is in it?': '¿Cuál de estos lleva?',
  'Of which dishes was it said?': '¿De qué platos lo dijeron?',
  'Reported of {count} dishes. Thank you.': {
    one: 'Se informó de un plato. Gracias.',
    other: 'Se informó de {count} platos. Gracias.',
  },
  'A diner was told that it contains {words}, reported {on}':
    'A un comensal le dijeron que lleva {words}; informado el {on}',
  'A diner was told that it contains it, {when}': 'A un comensal le dijeron que lo lleva, {when}',
  'A diner was told that it contains': 'A un comensal le dijeron que lleva',
  'A diner was told that it contains {names}': 'A un comensal le dijeron que lleva {names}',
  'What guests were told': 'Lo que les dijeron a los clientes',
  'What guests were told could not be loaded.': 'No se pudo cargar lo que les dijeron a los clientes.',
  'Loading what guests were told': 'Cargando lo que les dijeron a los clientes',
  'No guest has asked whether something they were told is so.':
    'Ningún cliente ha preguntado si es así lo que le dijeron.',
  '{count} questions': { one: '{count} pregunta', other: '{count} preguntas' },
  'Guests asked at your restaurant and were answered. What they were told changes nothing for anybody until you state it. Nobody here knows who they are.':
    'Los clientes preguntaron en tu restaurante y les respondieron. Lo que les dijeron no cambia nada para nadie hasta que tú lo declares. Aquí nadie sabe quiénes son.',
  'Your menu warns of it: change that in the menu, if it is wrong.':
    'Tu menú avisa de ello: cámbialo en el menú, si está mal.',
  'Your menu says so already.': 'Tu menú ya lo dice.',
  'Choose what is in it.': 'Elige qué lleva.',
  'The dish has changed since then: look twice.': 'El plato cambió desde entonces: revísalo bien.',
  'It was stated of these dishes, but somebody else had settled the question otherwise: look at the menu.':
    'Quedó declarado de estos platos, pero otra persona ya había resuelto la pregunta de otro modo: mira el menú.',
  'It was stated of these dishes. The question could not be closed: dismiss it.':
    'Quedó declarado de estos platos. No se pudo cerrar la pregunta: descártala.',
  'A note of this tab warns of it: say in your cart whether it is yours.':
    'Una nota de esta pestaña advierte de él: di en tu carrito si es tuya.',
  'Such dishes often have it: look twice.': 'Estos platos suelen llevarlo: revísalo bien.',
  'no other traces than those that your menu names': 'sin más trazas que las que nombra tu menú',
  'The dishes that it is about are no longer on the menu.': 'Los platos de los que trata ya no están en el menú.',
  'Whether traces can be kept out is stated in the menu, dish by dish.':
    'Si se pueden evitar las trazas se declara en el menú, plato por plato.',
  'Nothing else leaves traces in the ticked dishes either, beside what the menu names: the menu says this of all traces at once.':
    'Nada más deja trazas en los platos marcados, aparte de lo que nombra el menú: el menú lo dice de todas las trazas a la vez.',
  'This will be stated of {count} dishes, dated today: {stated}': {
    one: 'Esto se declarará de un plato, con fecha de hoy: {stated}',
    other: 'Esto se declarará de {count} platos, con fecha de hoy: {stated}',
  },
  'If it is not so, say in the menu what is.': 'Si no es así, di en el menú cómo es.',
  'To the menu': 'Al menú',
  'It is so: state it': 'Es así: declararlo',
  'It is not so': 'No es así',
  'Somebody else changed the menu in the meantime. Nothing was stated: look again, and press once more.':
    'Mientras tanto, otra persona cambió el menú. No se declaró nada: míralo de nuevo y pulsa otra vez.',
  'Nothing was stated': 'No se declaró nada',
};
