import type { Texts } from '../../t.ts';

/** Has texts of many pages. */
export const common: Texts = {
  'This part of the page could not be loaded.': 'No se pudo cargar esta parte de la página.',
  'This page could not be loaded.': 'No se pudo cargar esta página.',
  'Check your connection, then try again. Nothing saved or in the cart is lost.':
    'Revisa tu conexión e inténtalo de nuevo. No se pierde nada de lo guardado ni del carrito.',
  Loading: 'Cargando',
  'Skip to content': 'Ir al contenido',
  'Try again': 'Intentar de nuevo',
  Cancel: 'Cancelar',
  Done: 'Listo',
  Change: 'Cambiar',
  Choose: 'Elegir',
  Clear: 'Borrar',
  Hide: 'Ocultar',
  Show: 'Mostrar',
  password: 'contraseña',
  'Not now': 'Ahora no',
  'Saved.': 'Guardado.',
  'See more': 'Ver más',
  'Show more': 'Ver más',
  '{shown} shown': '{shown} en la lista',
  'All {shown} shown': 'Los {shown} están en la lista',
  '{count} found': '{count} encontrados',
  'More could not be loaded.': 'No se pudo cargar más.',
  'Back to': 'Volver a',
  'Close message': 'Cerrar el mensaje',
  '{count} suggestions. Arrow keys move, Enter chooses, Escape closes.': {
    one: '{count} sugerencia. Las flechas mueven, Intro elige, Esc cierra.',
    other: '{count} sugerencias. Las flechas mueven, Intro elige, Esc cierra.',
  },
  'Clearplate isn’t answering right now. Check your connection, then try again.':
    'Clearplate no responde en este momento. Revisa tu conexión e inténtalo de nuevo.',
  'Your account isn’t allowed to see this.': 'Tu cuenta no puede ver esto.',
  'That was a lot in a short time. Wait a moment, then try again.':
    'Fueron muchas cosas en poco tiempo. Espera un momento e inténtalo de nuevo.',
  'Leave without saving?': '¿Salir sin guardar?',
  'Leave without saving': 'Salir sin guardar',
  'Leave without signing up?': '¿Salir sin registrarte?',
  'Leave without signing up': 'Salir sin registrarme',
  'What you typed here is lost then.': 'Lo que escribiste aquí se perderá.',
  'Stay here': 'Quedarse aquí',
  'Your changes on this page have not been saved.': 'Tus cambios en esta página no se han guardado.',
};
