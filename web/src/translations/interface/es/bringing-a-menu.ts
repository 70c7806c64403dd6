import type { Texts } from '../../t.ts';

/** Covers importing a whole menu: its first dishes, a file's columns, and the sheet of dishes and allergens. */
export const bringingAMenu: Texts = {
  // The first dishes
  'Add your menu': 'Agrega tu menú',
  'Guests see your dishes, and what is in them, as soon as you save the first one.':
    'Los clientes ven tus platos, y lo que llevan, en cuanto guardas el primero.',
  'You have a file': 'Tienes un archivo',
  'Your menu or allergen chart, as PDF, Excel, CSV, photo or saved page. You’ll see what it does before anything changes.':
    'Tu menú o tu tabla de alérgenos, en PDF, Excel, CSV, foto o página guardada. Verás lo que hace antes de que cambie nada.',
  'Upload a file': 'Subir un archivo',
  'You have a table': 'Tienes una tabla',
  'Copy it from Excel, Google Sheets or a document, and paste it.':
    'Cópiala de Excel, Google Sheets o un documento, y pégala.',
  'Paste a table': 'Pegar una tabla',
  'You have neither': 'No tienes ninguna de las dos cosas',
  'Type your dishes, then state the allergens of all of them at once.':
    'Escribe tus platos y declara después los alérgenos de todos a la vez.',
  'Type the first dish': 'Escribir el primer plato',

  // A file and its columns
  'How to write it, and a template': 'Cómo escribirlo, y una plantilla',
  'Under an allergen write {b}, {b2}, {b3} or {b4}; what you write is stated as of today.':
    'Bajo un alérgeno escribe {b}, {b2}, {b3} o {b4}, en inglés; lo que escribes se declara con fecha de hoy.',
  'The template has two example rows, which are skipped if you leave them in.':
    'La plantilla tiene dos filas de ejemplo, que se omiten si las dejas.',
  'Template as XLSX': 'Plantilla en XLSX',
  'Template as CSV': 'Plantilla en CSV',
  'From a table': 'De una tabla',
  'Paste it with its headings': 'Pégala con sus encabezados',
  'Copied from Excel or Google Sheets, one row for each dish.': 'Copiada de Excel o Google Sheets, una fila por plato.',
  'Show the table': 'Ver la tabla',
  'The pasted table': 'La tabla pegada',
  'Only the sheet “{sheet}” is read. Not read: {others}.': 'Solo se lee la hoja «{sheet}». No se leen: {others}.',
  'What the columns mean': 'Qué significan las columnas',
  'We filled in what we’re sure of. Check the rest: a column that we misread would say something wrong.':
    'Rellenamos lo que está claro. Revisa lo demás: una columna mal leída diría algo falso.',
  'Say what each column is.': 'Di qué es cada columna.',
  'Say which column has the names of the dishes.': 'Di qué columna tiene los nombres de los platos.',
  'In this file “no” under an allergen means that it isn’t in the dish. State it as absent.':
    'En este archivo, «no» bajo un alérgeno significa que el plato no lo lleva. Declararlo ausente.',
  'Show what it says': 'Mostrar qué dice',
  'Show what it would change': 'Mostrar qué cambiaría',
  'Change what the columns mean': 'Cambiar qué significan las columnas',
  'Column {place}, without a name': 'Columna {place}, sin nombre',
  'Choose what it is': 'Elige qué es',
  'Dish id': 'Id del plato',
  'Dish name': 'Nombre del plato',
  'Whether the list of ingredients is complete': 'Si la lista de ingredientes está completa',
  'Whether cross-contact is fully stated': 'Si el contacto cruzado está declarado por completo',
  '{allergens}: only its warnings': '{allergens}: solo sus avisos',
  'Leave this column out': 'Dejar fuera esta columna',
  'It may mean several, so “contains” warns of each of them and “none” clears none.':
    'Puede significar varios: «contains» avisa de cada uno y «none» no descarta ninguno.',
  'We read “contains” and “may contain” here, but not “none”.':
    'Aquí leemos «contains» y «may contain», pero no «none».',
  'We don’t read its warnings.': 'No leemos sus avisos.',
  'Its cells change nothing on your menu.': 'Sus celdas no cambian nada de tu menú.',
  '“None” under “{words}” clears nothing: the heading doesn’t say which allergen it means. Rows: {count}.':
    '«None» bajo «{words}» no descarta nada: el encabezado no dice a qué alérgeno se refiere. Filas: {count}.',
  'Example rows of the template that were skipped: {count}.':
    'Filas de ejemplo de la plantilla que se omitieron: {count}.',
  '“{words}” stands beside the table, and no dish was read from it.':
    '«{words}» está junto a la tabla y no se leyó ningún plato de ahí.',
  '“None” and “yes” that don’t count: {count}. A line beside the table, or a sign at a dish’s name, may take them back. If not, take it out of the file.':
    '«None» y «yes» que no cuentan: {count}. Puede que los desmienta una línea junto a la tabla o un signo en el nombre de un plato. Si no es así, quítalo del archivo.',

  // The sheet
  'All allergens at once': 'Todos los alérgenos a la vez',
  'What you type here is stated by you as of today, once you save it. If you have it elsewhere, you can {link}.':
    'Lo que escribes aquí queda declarado por ti con fecha de hoy, una vez que lo guardas. Si ya lo tienes en otro lado, puedes {link}.',
  'upload a file': 'subir un archivo',
  'the menu': 'el menú',
  'Keys and signs': 'Teclas y signos',
  'Arrows move, with Shift they select. C contains, M may contain, N no, T not an ingredient but traces, Delete not stated. Enter says why. Ctrl+D fills down, Ctrl+V pastes from a spreadsheet, Ctrl+Z undoes.':
    'Las flechas mueven y, con Mayús, seleccionan. C contiene, P puede contener, N no, T no es ingrediente pero hay trazas, Supr sin indicar. Intro dice por qué. Ctrl+D rellena hacia abajo, Ctrl+V pega desde una hoja de cálculo, Ctrl+Z deshace.',
  'C contains · c its words say so, nobody has stated it · M may contain · no · no, traces: possible, though not an ingredient · no? no longer counts · ? not stated. Press a heading to select its column, or a dish to select its row.':
    'C contiene · c lo dicen sus palabras, nadie lo ha declarado · P puede contener · no · no, trazas: posibles, aunque no es ingrediente · ¿no? ya no vale · ? sin indicar. Pulsa un encabezado para seleccionar su columna, o un plato para seleccionar su fila.',
  'The selected cells': 'Las celdas seleccionadas',
  'Fill down': 'Rellenar hacia abajo',
  'Same for all below': 'Igual en todos los de abajo',
  'No, traces possible': 'No, trazas posibles',
  '{level}: {reason}': '{level}: {reason}',
  '{dish}: {what}': '{dish}: {what}',
  '{what}: {said}': '{what}: {said}',
  'no?': '¿no?',
  'no, traces': 'no, trazas',
  no: 'no',
  'not saved': 'sin guardar',
  '{against} says otherwise. Diners who avoid {what} see “Avoid”.':
    '{against} dice lo contrario. Quien evita {what} ve «Evitar».',
  'This “no” no longer counts. State it again if it is still so.':
    'Este «no» ya no vale. Decláralo otra vez si sigue siendo así.',
  '{words}: the dish’s words name it, and you haven’t stated it.':
    '{words}: las palabras del plato lo nombran, y no lo has declarado.',
  'There is nothing to paste.': 'No hay nada que pegar.',
  'Nothing was pasted: the first row has neither allergens of this sheet nor yes and no. Leave it out when you copy, or name the columns.':
    'No se pegó nada: la primera fila no tiene ni alérgenos de esta hoja ni sí y no. Copia sin ella o nombra las columnas.',
  'Nothing was pasted: the first column has neither dishes of this menu nor yes and no. Leave it out when you copy.':
    'No se pegó nada: la primera columna no tiene ni platos de este menú ni sí y no. Copia sin ella.',
  '{count} cells set.': { one: '{count} celda cambiada.', other: '{count} celdas cambiadas.' },
  'Not understood, so left as it was: {words}.': 'No se entendió y se dejó como estaba: {words}.',
  'Not on this menu: {names}.': 'No están en este menú: {names}.',
  'Not a single allergen, so not pasted: {names}.': 'No es un solo alérgeno, así que no se pegó: {names}.',
  '{count} cells are outside the sheet.': {
    one: '{count} celda queda fuera de la hoja.',
    other: '{count} celdas quedan fuera de la hoja.',
  },
  '{count} cells are left as they were, because their dishes’ words name it: {names}.': {
    one: '{count} celda se dejó como estaba, porque las palabras del plato lo nombran: {names}.',
    other: '{count} celdas se dejaron como estaban, porque las palabras de sus platos lo nombran: {names}.',
  },
  'Undone.': 'Deshecho.',
  '{count} cells': { one: '{count} celda', other: '{count} celdas' },
  'Review and save': 'Revisar y guardar',
  '{count} cells changed, not saved yet.': {
    one: '{count} celda cambiada, aún sin guardar.',
    other: '{count} celdas cambiadas, aún sin guardar.',
  },
  'Add a column': 'Agregar una columna',
  'Choose an allergen': 'Elige un alérgeno',
  'What diners will be told': 'Lo que se dirá a los clientes',
  '{count} dishes change, as of today:': {
    one: '{count} plato cambia, con fecha de hoy:',
    other: '{count} platos cambian, con fecha de hoy:',
  },
  '{count} dishes contradict themselves: their words name what you say is not in them.': {
    one: '{count} plato se contradice: sus palabras nombran lo que dices que no lleva.',
    other: '{count} platos se contradicen: sus palabras nombran lo que dices que no llevan.',
  },
  '{count} dishes say nothing about traces yet, so diners are told to ask. State that in each dish’s details.': {
    one: '{count} plato aún no dice nada de trazas, así que se pide a los clientes que pregunten. Decláralo en los detalles del plato.',
    other:
      '{count} platos aún no dicen nada de trazas, así que se pide a los clientes que pregunten. Decláralo en los detalles de cada plato.',
  },
  'State all of it': 'Declararlo todo',
  'Avoid, since the dish itself says so: {what}': 'Evitar, porque el propio plato lo dice: {what}',
  'Not verified, the restaurant has not said: {what}': 'Sin verificar, el restaurante no lo ha dicho: {what}',
  'Somebody else changed this menu': 'Otra persona cambió este menú',
  'Taken off the menu in the meantime: {names}.': 'Retirados del menú entretanto: {names}.',
  'Decide on each of these before you save.': 'Decide sobre cada una antes de guardar.',
  'Yours: {value}': 'Lo tuyo: {value}',
  'On the menu now: {value}': 'Ahora en el menú: {value}',
  'Nothing was saved: somebody else changed this menu in the meantime. What you typed is still here, on top of their changes.':
    'No se guardó nada: otra persona cambió este menú entretanto. Lo que escribiste sigue aquí, encima de sus cambios.',
};
