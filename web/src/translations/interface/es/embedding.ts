import type { Texts } from '../../t.ts';

/** Covers the menu on a restaurant's own website. */
export const embedding: Texts = {
  'We could not check the menu for what you avoid. Ask the restaurant about every dish.':
    'No pudimos comprobar el menú según lo que evitas. Pregunta en el restaurante por cada plato.',
  'Show what the restaurant says': 'Mostrar lo que dice el restaurante',
  'something else': 'otra cosa',
  'Start again': 'Empezar de nuevo',
  'As of {date}.': 'A fecha de {date}.',
  'What you tick here is not stored.': 'Lo que marcas aquí no se guarda.',
  'This menu on Clearplate': 'Este menú en Clearplate',
  'Websites that may show the menu': 'Sitios web que pueden mostrar el menú',
  'On your own website': 'En tu propio sitio web',
  'The menu for guests of your website, with your colors': 'El menú para quienes visitan tu sitio web, con tus colores',
  '“{line}” is not the name of a website, such as www.example.com.':
    '«{line}» no es el nombre de un sitio web, como www.example.com.',
  'The websites were not saved': 'Los sitios web no se guardaron',
  '1. Your websites': '1. Tus sitios web',
  'One a line, such as www.example.com. No other website can show it in a frame.':
    'Uno por línea, como www.example.com. Ningún otro sitio web puede mostrarlo en un marco.',
  'Somebody else changed this restaurant in the meantime. Nothing you typed is lost: save again.':
    'Mientras tanto, otra persona cambió este restaurante. No se pierde nada de lo que escribiste: guarda de nuevo.',
  'Guests tick what they avoid on your own website and see what you have stated, with its date. Nothing that they tick is stored, and nobody is tracked.':
    'Tus clientes marcan lo que evitan en tu propio sitio web y ven lo que has declarado, con su fecha. No se guarda nada de lo que marcan y no se rastrea a nadie.',
  '2. How it looks': '2. Cómo se ve',
  'Use our own colors': 'Usar nuestros propios colores',
  'A color that could not be read on the background becomes black or white.':
    'Un color que no se leería sobre el fondo pasa a ser negro o blanco.',
  Background: 'Fondo',
  Text: 'Texto',
  'Buttons and links': 'Botones y enlaces',
  'Whatever the guest reads': 'El que lea el cliente',
  '3. The line to paste': '3. La línea para pegar',
  'Paste this line into your website': 'Pega esta línea en tu sitio web',
  'Copy the line': 'Copiar la línea',
  'Copied.': 'Copiado.',
  'It could not be copied. Select it and copy it by hand.': 'No se pudo copiar. Selecciónala y cópiala a mano.',
  Preview: 'Vista previa',
};
