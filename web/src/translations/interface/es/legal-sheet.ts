import type { Texts } from '../../t.ts';

/** Covers the sheet of a menu in a law's order. */
export const legalSheet: Texts = {
  'Sheet in a law’s order': 'Hoja en el orden de una ley',
  'The allergens that California, the FDA’s Food Code, the EU or the UK name, to print':
    'Los alérgenos que nombran California, el Food Code de la FDA, la UE o el Reino Unido, para imprimir',
  'Which law’s list': 'La lista de qué ley',
  'What the law asks': 'Lo que pide la ley',
  'What this sheet can’t say': 'Lo que esta hoja no puede decir',
  '“?” is not stated: it doesn’t mean that the allergen isn’t there. A sheet with “?” is not finished.':
    '«?» es sin declarar: no significa que el alérgeno no esté. Una hoja con «?» no está terminada.',
  'This is no legal advice.': 'Esto no es asesoramiento legal.',
  'Source, as of {date}:': 'Fuente, a fecha de {date}:',
  'Cereals containing gluten': 'Cereales que contengan gluten',
  Nuts: 'Frutos de cáscara',
  'Sesame seeds': 'Granos de sésamo',
  'Sulphur dioxide and sulphites': 'Dióxido de azufre y sulfitos',
  'Crustacean shellfish': 'Mariscos crustáceos',
  '{what} (c)': '{what} (c)',
  'not said which': 'sin decir cuál',
  'The cereal and the nut are named below their mark as they are stated or read; (c) is read beside a group that is stated. “Not said which” isn’t finished: write it beside the dish. Our column of nuts may count others than the eight of the list, such as pine nuts.':
    'El cereal y el fruto se nombran debajo de su marca como se declaran o se leen; (c) se lee junto a un grupo declarado. «Sin decir cuál» no está terminado: escríbelo junto al plato. Nuestra columna de frutos puede contar otros que los ocho de la lista, como los piñones.',
  'California: SB 68, from July 1, 2026': 'California: SB 68, desde el 1 de julio de 2026',
  'Chains under the federal menu rules (20 or more places) tell in writing which of the nine they know, or reasonably should know, to be ingredients of each menu item: below or beside it, or digitally with another way such as a chart or a grid.':
    'Las cadenas sujetas a las reglas federales de menús (20 locales o más) dicen por escrito cuáles de los nueve saben, o deberían saber, que son ingredientes de cada plato: debajo o al lado, o en digital con otra vía, como una tabla.',
  'Whether this restaurant is one of those chains isn’t known here.':
    'Aquí no se sabe si este restaurante es de una de esas cadenas.',
  'The law is about ingredients. Where traces are stated this sheet shows them too.':
    'La ley trata de los ingredientes. Donde se declaran trazas, esta hoja también las muestra.',
  'United States: FDA Food Code 2022, where adopted': 'Estados Unidos: Food Code 2022 de la FDA, donde se adoptó',
  'Where a state has adopted it: consumers are told in writing which of the nine are ingredients of unpackaged food.':
    'Donde un estado lo adoptó: se dice por escrito a los consumidores cuáles de los nueve son ingredientes de los alimentos sin envasar.',
  'Whether your state or county has adopted the 2022 edition wasn’t checked: ask its health department.':
    'No se comprobó si tu estado o condado adoptó la edición de 2022: pregunta a su departamento de salud.',
  'We read a summary of it and not its own text.': 'Leímos un resumen y no el texto mismo.',
  'European Union: Regulation 1169/2011, Annex II': 'Unión Europea: Reglamento 1169/2011, anexo II',
  'Food that isn’t prepacked carries information about the fourteen, in the form that each country decides.':
    'Los alimentos sin envasar informan de los catorce, en la forma que decide cada país.',
  'What form your country asks for wasn’t checked.': 'No se comprobó qué forma pide tu país.',
  'United Kingdom: the fourteen of the Food Standards Agency': 'Reino Unido: los catorce de la Food Standards Agency',
  'Food businesses inform customers when one of the fourteen is an ingredient of their food.':
    'Los negocios de comida informan a sus clientes cuando uno de los catorce es un ingrediente de lo que sirven.',
  'The rules differ among the four nations and weren’t checked one by one.':
    'Las reglas difieren entre las cuatro naciones y no se comprobaron una por una.',
};
