import type { Texts } from '../../t.ts';

/** Covers the household: who eats, their preferences, and the chef card. */
export const people: Texts = {
  'Who is eating': 'Quién come',
  '{wanted} was added, and eats today': 'Se agregó a {wanted}, y come hoy',
  'Nobody was added': 'No se agregó a nadie',
  'Add somebody': 'Agregar a alguien',
  'A first name or a nickname is enough': 'Basta un nombre de pila o un apodo',
  'Enter a name': 'Escribe un nombre',
  Add: 'Agregar',
  'No allergens yet': 'Aún sin alérgenos',
  'of {name}': 'de {name}',
  '(you)': '(tú)',
  'New preference': 'Nueva preferencia',
  Rename: 'Cambiar el nombre',
  'Delete {name}?': '¿Eliminar a {name}?',
  'Delete {name}': 'Eliminar a {name}',
  '{name} was not deleted': 'No se eliminó a {name}',
  'Their allergens and preferences are deleted with them. This can’t be undone.':
    'También se eliminan sus alérgenos y preferencias. No se puede deshacer.',
  'Rename {name}': 'Cambiar el nombre de {name}',
  'The name was not changed': 'No se cambió el nombre',
  'Save name': 'Guardar el nombre',

  // Ready-made lists
  'Start from a ready-made list': 'Empieza con una lista preparada',
  'Each becomes a preference of your own: change its ingredients and say how much it matters.':
    'Cada una pasa a ser una preferencia tuya: cambia sus ingredientes y di cuánto importa.',
  'Start from “{name}”': 'Empezar con «{name}»',
  Vegan: 'Vegano',
  Vegetarian: 'Vegetariano',
  'No pork': 'Sin cerdo',
  Halal: 'Halal',
  Kosher: 'Kosher',
  'Looks for meat, fish, shellfish, milk, eggs, honey, gelatin and carmine, and foods made with them.':
    'Busca carne, pescado, marisco, leche, huevo, miel, gelatina y carmín, y lo que se hace con ellos.',
  'Can’t tell how sugar, wine or a flavoring was made, nor whether a pan is shared. A dish without these isn’t called vegan.':
    'No puede saber cómo se hizo el azúcar, el vino o un aroma, ni si se comparte una sartén. Un plato sin todo esto no se llama vegano.',
  'Looks for meat, fish, shellfish, gelatin and carmine, and foods made with them, such as lard or broth.':
    'Busca carne, pescado, marisco, gelatina y carmín, y lo que se hace con ellos, como la manteca de cerdo o el caldo.',
  'Can’t tell which rennet is in a cheese, nor whether a pan is shared. A dish without these isn’t called vegetarian.':
    'No puede saber qué cuajo lleva un queso, ni si se comparte una sartén. Un plato sin todo esto no se llama vegetariano.',
  'Looks for pork, with bacon, ham and lard, and for gelatin, which is often made from it.':
    'Busca cerdo, también tocino, jamón y manteca, y gelatina, que a menudo se hace de él.',
  'Can’t tell what a grill or pan was used for before. It asks about sausages that don’t say what meat they are.':
    'No puede saber para qué se usó antes una parrilla o una sartén. Pregunta por las salchichas que no dicen de qué carne son.',
  'Looks for pork and lard, gelatin, alcohol, and the meat of frogs and reptiles.':
    'Busca cerdo y manteca de cerdo, gelatina, alcohol y carne de rana y de reptil.',
  'Can’t check slaughter, certificates or a separate kitchen, so it warns and never clears a dish. Nothing is called halal: ask the restaurant.':
    'No puede comprobar el sacrificio, los certificados ni una cocina aparte: advierte, y nunca da por bueno un plato. Nada se llama halal: pregunta al restaurante.',
  'Looks for pork and lard, rabbit, shellfish, fish without scales, gelatin and carmine.':
    'Busca cerdo y manteca de cerdo, conejo, marisco, pescado sin escamas, gelatina y carmín.',
  'Can’t check slaughter, supervision, a separate kitchen, or meat with milk, so it warns and never clears a dish. Nothing is called kosher: ask the restaurant.':
    'No puede comprobar el sacrificio, la supervisión, una cocina aparte ni la carne con leche: advierte, y nunca da por bueno un plato. Nada se llama kosher: pregunta al restaurante.',

  // Preferences
  'Ingredients to avoid': 'Ingredientes que evitar',
  'None chosen yet.': 'Aún no hay ninguno elegido.',
  'Not in our catalogue, so we look for exactly this: {names}. They can warn you, but never clear a dish.': {
    one: 'No está en nuestro catálogo y se busca tal cual: {names}. Puede advertirte, pero nunca dar por bueno un plato.',
    other:
      'No están en nuestro catálogo y se buscan tal cual: {names}. Pueden advertirte, pero nunca dar por bueno un plato.',
  },
  '{fresh} added': 'Se agregó {fresh}',
  '{added} is already chosen': '{added} ya está elegido',
  '{name} removed': 'Se quitó {name}',
  'Search ingredients': 'Buscar ingredientes',
  'Type a few letters and choose': 'Escribe unas letras y elige',
  'already chosen': 'ya elegido',
  'Loading the ingredients…': 'Cargando los ingredientes…',
  'The ingredients could not be loaded, so there are no suggestions. {button}':
    'No se pudieron cargar los ingredientes, así que no hay sugerencias. {button}',
  'No ingredients matched your search': 'Ningún ingrediente coincide con tu búsqueda',
  'Use “{names}” as written': 'Usar «{names}» tal cual',
  'We look for a name we don’t know exactly as written: it can warn you, but never clear a dish.':
    'Un nombre que no conocemos se busca tal cual: puede advertirte, pero nunca dar por bueno un plato.',
  'For {whom}': 'Para {whom}',
  'Avoid {name}:': 'Evitar {name}:',
  On: 'Activada',
  Off: 'Desactivada',
  'No ingredients yet, so it avoids nothing.': 'Aún sin ingredientes, así que no evita nada.',
  Ingredients: 'Ingredientes',
  'Enter a name for the preference': 'Escribe un nombre para la preferencia',
  'Choose “{text}” from the list, use it as written, or delete it':
    'Elige «{text}» de la lista, úsalo tal cual o bórralo',
  'New Preference': 'Nueva preferencia',
  'For example “No alliums”': 'Por ejemplo, «Sin ajo ni cebolla»',
  'For whom': 'Para quién',
  'How much does it matter?': '¿Cuánto importa?',
  'Must avoid': 'Hay que evitarlo',
  'Would rather not': 'Mejor no',
  'We check dishes for these as for an allergen: a dish stays Not verified where nobody says that it has none of them.':
    'Revisamos los platos como con un alérgeno: quedan Sin verificar si nadie dice que no llevan nada de esto.',
  'Dishes with one of these are hidden too, and counted separately. We check and ask nothing else, so choose this only for what does you no harm.':
    'Los platos que llevan algo de esto también se ocultan, y se cuentan aparte. No revisamos ni preguntamos nada más, así que elígelo solo para lo que no te hace daño.',
  'Save Preference': 'Guardar preferencia',
  'The preference was not saved': 'La preferencia no se guardó',
  'The preference was not changed': 'La preferencia no se cambió',
  'The preference was not deleted': 'La preferencia no se eliminó',
  'The preference was not restored': 'La preferencia no se restauró',
  'You have no preferences yet.': 'Aún no tienes preferencias.',

  // Chef card
  'Everyone eating today: {eating}': 'Todos los que comen hoy: {eating}',
  'Language of the kitchen': 'Idioma de la cocina',
  'The {name} is {strong}. The English is under every line.':
    'Texto en {name}: {strong}. Debajo de cada línea está el inglés.',
  'The {name} is {strong}. The English is above it.': 'Texto en {name}: {strong}. Encima está el inglés.',
  'not checked by a native speaker': 'sin revisar por un hablante nativo',
  'This translation has not been checked by a native speaker.':
    'Esta traducción aún no la ha revisado un hablante nativo.',
  '{strong} Clearplate can’t be reached, so this is what was saved on this device on {at}.':
    '{strong} No se puede contactar con Clearplate: esto es lo que el {at} se guardó en este dispositivo.',
  'This card may be out of date.': 'Esta tarjeta puede no estar al día.',
  'As saved on {at}. Looking for changes…': 'El {at} se guardó así. Buscando cambios…',
  'Saved on this device on {at}.': 'El {at} se guardó en este dispositivo.',
  'This page opens offline too, until you sign out.':
    'Esta página también se abre sin conexión, hasta que cierres la sesión.',
  'About the names': 'Sobre los nombres',
  'The allergen names come from these official lists:':
    'Los nombres de los alérgenos vienen de estas listas oficiales:',
  'These are not in the lists, so the wording is ours: {span}.':
    'Estos no están en las listas, así que las palabras son nuestras: {span}.',
  'Chef card': 'Tarjeta para la cocina',
  Close: 'Cerrar',
};
