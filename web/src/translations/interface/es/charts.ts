import type { Texts } from '../../t.ts';

/** Covers the allergen charts that chains publish. */
export const charts: Texts = {
  'recorded the allergen chart of {chain}': 'registró la tabla de alérgenos de {chain}',
  'took back the allergen chart of {chain}': 'retiró la tabla de alérgenos de {chain}',
  'a chain': 'una cadena',
  'the chain’s chart': 'la tabla de la cadena',
  'The chain’s chart, {day}': 'La tabla de la cadena, {day}',
  'The chain’s chart': 'La tabla de la cadena',
  'Charts of chains': 'Tablas de cadenas',
  'A chain’s chart': 'La tabla de una cadena',
  'Record the allergen chart that a chain publishes': 'Registra la tabla de alérgenos que publica una cadena',
  '{chain}: {places}, {dishes}': '{chain}: {places}, {dishes}',
  '{count} places': { one: '{count} local', other: '{count} locales' },
  'The chart is taken back': 'La tabla se retiró',
  'The chart is recorded': 'La tabla se registró',
  'Name of a chain': 'Nombre de una cadena',
  'No chart is recorded': 'No hay ninguna tabla registrada',
  '{title}, {day}. Too old to clear since {until}':
    '{title}, {day}. Desde {until} es demasiado antigua para descartar nada',
  '{title}, {day}. Clears until {until}': '{title}, {day}. Cuenta hasta {until}',
  'The chains could not be loaded.': 'No se pudieron cargar las cadenas.',
  'Loading the chains': 'Cargando las cadenas',
  'No restaurants share a menu yet. An import says which do.':
    'Aún no hay restaurantes que compartan un menú. Una importación dice cuáles lo hacen.',
  'No chain matches “{text}”.': 'Ninguna cadena coincide con «{text}».',
  '{count} places with the menu {menu}': {
    one: '{count} local con el menú {menu}',
    other: '{count} locales con el menú {menu}',
  },
  '{count} chains': { one: '{count} cadena', other: '{count} cadenas' },
  'Or paste its lines': 'O pega sus líneas',
  'Lines of read-menu': 'Líneas de read-menu',
  'Read the lines': 'Leer las líneas',
  'The chart could not be compared': 'No se pudo comparar la tabla',
  'The chart was not recorded': 'La tabla no se registró',
  'Record a newer chart': 'Registrar una tabla más reciente',
  'Record a chart': 'Registrar una tabla',
  'It becomes the chain’s own statement at all {count} places, and clears until it is too old. Record what the chain publishes, whole: a chart of several files is one.':
    {
      one: 'Pasa a ser la declaración de la propia cadena en su local y cuenta hasta que sea demasiado antigua. Registra entero lo que publica la cadena: una tabla en varios archivos es una sola.',
      other:
        'Pasa a ser la declaración de la propia cadena en sus {count} locales y cuenta hasta que sea demasiado antigua. Registra entero lo que publica la cadena: una tabla en varios archivos es una sola.',
    },
  'Choose the chart': 'Elegir la tabla',
  'PDF, spreadsheet, saved web page, photo, or the lines of read-menu. At most 20 MB each.':
    'PDF, hoja de cálculo, página web guardada, foto o las líneas de read-menu. Como máximo 20 MB cada archivo.',
  'To look at': 'Para revisar',
  '{count} rows to look at': { one: '{count} fila para revisar', other: '{count} filas para revisar' },
  '{count} rows were read without doubt': {
    one: '{count} fila se leyó sin dudas',
    other: '{count} filas se leyeron sin dudas',
  },
  'Show more: {count} are left': { one: 'Mostrar más: queda {count}', other: 'Mostrar más: quedan {count}' },
  'What the chain says': 'Lo que dice la cadena',
  'What changes for diners': 'Qué cambia para los comensales',
  'Another row is about {names} too: what either warns of counts, and only what both deny is denied.':
    'Otra fila también trata de {names}: cuenta el aviso de cualquiera de las dos, y solo se descarta lo que ambas descartan.',
  'Clears nothing, because the dish changed after the chart: {names}.':
    'No descarta nada, porque el plato cambió después de la tabla: {names}.',
  'Choose a dish of the menu': 'Elegir un plato del menú',
  'The pasted lines': 'Las líneas pegadas',
  '{name}: {count} rows': { one: '{name}: {count} fila', other: '{name}: {count} filas' },
  'Title of the document': 'Título del documento',
  'Address where it is published': 'Dirección donde está publicado',
  'Day of the document': 'Día del documento',
  'As the document says, not today. It clears from that day on until it is too old.':
    'El que dice el documento, no el de hoy. Cuenta desde ese día hasta que sea demasiado antiguo.',
  '{count} dishes on the menu, {found} in the chart': {
    one: '{count} plato en el menú, {found} en la tabla',
    other: '{count} platos en el menú, {found} en la tabla',
  },
  'Few of its rows are on this menu. Is it the chart of {chain}?':
    'Pocas de sus filas están en este menú. ¿Es la tabla de {chain}?',
  'Diners will read, for example: {said}': 'Los comensales leerán, por ejemplo: {said}',
  'Each dish is counted once for all places. Where a place says something itself, that stands before the chart.':
    'Cada plato se cuenta una vez para todos los locales. Lo que un local dice por sí mismo va antes que la tabla.',
  'The same as {dish}': 'Es lo mismo que {dish}',
  'Record it for {count} places': { one: 'Registrarla para {count} local', other: 'Registrarla para {count} locales' },
  'On the menu as {names}': 'En el menú como {names}',
  'In the chart and on no menu': 'En la tabla y en ningún menú',
  '{count} rows are on no menu': {
    one: '{count} fila no está en ningún menú',
    other: '{count} filas no están en ningún menú',
  },
  '{count} rows are on the menu': { one: '{count} fila está en el menú', other: '{count} filas están en el menú' },
  'Every dish of the menu is in the chart.': 'Todos los platos del menú están en la tabla.',
  'Not in the chart': 'No están en la tabla',
  '{count} dishes aren’t in the chart': {
    one: '{count} plato no está en la tabla',
    other: '{count} platos no están en la tabla',
  },
  'The chart says nothing about them: what it denied of them before is gone.':
    'La tabla no dice nada de ellos: ya no vale lo que una tabla anterior descartaba.',
  'The dishes of all places are being written. This may take some minutes.':
    'Se están escribiendo los platos de todos los locales. Puede tardar unos minutos.',
  'The chart is being taken back at all places. This may take some minutes.':
    'La tabla se está retirando en todos los locales. Puede tardar unos minutos.',
  'Take it back': 'Retirarla',
  'Take back this chart?': '¿Retirar esta tabla?',
  'The chart was not taken back': 'La tabla no se retiró',
  'Nothing clears by it any more, at any place. Its warnings stay until a newer chart ends them.':
    'Ya no descarta nada en ningún local. Sus avisos siguen hasta que una tabla más reciente los termine.',
  'It was recorded by mistake: end its warnings too': 'Se registró por error: terminar también sus avisos',
  'No chart is recorded for this chain.': 'Esta cadena no tiene ninguna tabla registrada.',
  'The chart is of {day}.': 'La tabla es del {day}.',
  'Since {day} it is too old to clear anything. Its warnings count.':
    'Desde el {day} es demasiado antigua para descartar nada. Sus avisos cuentan.',
  'It clears until {day}.': 'Cuenta hasta el {day}.',
  'Recorded on {day}': 'Registrada el {day}',
  'Recorded on {day} by {name}': 'Registrada el {day} por {name}',
  'Says nothing about allergens': 'No dice nada de alérgenos',
  'None of these: {names}': 'Nada de esto: {names}',
  '{count} warnings added': { one: '{count} aviso más', other: '{count} avisos más' },
  '{count} warnings ended': { one: '{count} aviso termina', other: '{count} avisos terminan' },
  '{count} “no …” added': { one: '{count} «sin …» más', other: '{count} «sin …» más' },
  '{count} “no …” taken away': { one: '{count} «sin …» menos', other: '{count} «sin …» menos' },
  'The chart is too old to clear anything. Its warnings count.':
    'La tabla es demasiado antigua para descartar nada. Sus avisos cuentan.',
  '{count} “no …” clear nothing, because the dishes changed after {day}': {
    one: '{count} «sin …» no descarta nada, porque el plato cambió después del {day}',
    other: '{count} «sin …» no descartan nada, porque los platos cambiaron después del {day}',
  },
  'Nothing changes for diners': 'Nada cambia para los comensales',
  'Somebody else changed the chain’s chart meanwhile. Nothing was recorded: look at it again.':
    'Mientras tanto, otra persona cambió la tabla de la cadena. No se registró nada: vuelve a mirarla.',
  'The chart is larger than 6 MB: leave out what is not the chart.':
    'La tabla supera los 6 MB: deja fuera lo que no sea la tabla.',
  'Row {number} {message}.': 'La fila {number} {message}.',
  'Its rows {message}.': 'Sus filas {message}.',
};
