import type { Texts } from '../../t.ts';

/** Covers what was read from menus and charts, beside what it amounts to, and what readers say about a file. */
export const readingMenus: Texts = {
  // Choosing files
  'Choose a menu or chart': 'Elegir un menú o una tabla',
  'Add another file': 'Agregar otro archivo',
  'Your menu and your allergen chart as they are: PDF, spreadsheet, saved web page, photo, or an export of Square, Uber Eats and others. Choose or drop one or several: what they say of one dish comes together.':
    'Tu menú y tu tabla de alérgenos tal como están: PDF, hoja de cálculo, página web guardada, foto, o una exportación de Square, Uber Eats y otros. Elige o suelta uno o varios: lo que dicen de un mismo plato se junta.',
  'At most 20 MB each.': 'Como máximo 20 MB cada uno.',
  'Files are read on this device and stay there until you save. Photos are read on our server, which stores none.':
    'Los archivos se leen en este dispositivo y no salen de él hasta que guardas. Las fotos se leen en nuestro servidor, que no guarda ninguna.',
  'Files are read on this device and stay there until you save. Photos, and tables by their headings, are read on our server, which stores none.':
    'Los archivos se leen en este dispositivo y no salen de él hasta que guardas. Las fotos, y las tablas por sus encabezados, se leen en nuestro servidor, que no guarda ninguna.',
  'Reading {name}…': 'Leyendo {name}…',
  'Send it to our server to be read': 'Enviarlo a nuestro servidor para leerlo',
  'It is an allergen chart: read it as one': 'Es una tabla de alérgenos: leerla como tal',

  // The review
  '{count} dishes were read': { one: 'Se leyó {count} plato', other: 'Se leyeron {count} platos' },
  'Nothing is changed yet. Look it through, and correct what was misread: what you type stays when the file is read again.':
    'Aún no se ha cambiado nada. Revísalo y corrige lo mal leído: lo que escribes se conserva cuando se vuelve a leer el archivo.',
  'What diners will read could not be worked out, so nothing can be confirmed.':
    'No se pudo averiguar qué leerán los clientes, así que no se puede confirmar nada.',
  'As of today, this is true': 'Con fecha de hoy, esto es cierto',
  'As of today, this is true of these {count} dishes': {
    one: 'Con fecha de hoy, esto es cierto de este {count} plato',
    other: 'Con fecha de hoy, esto es cierto de estos {count} platos',
  },
  'True of these {count} dishes of {section}, as of today': {
    one: 'Cierto de este {count} plato de {section}, con fecha de hoy',
    other: 'Cierto de estos {count} platos de {section}, con fecha de hoy',
  },
  'True of these {count} dishes without a section, as of today': {
    one: 'Cierto de este {count} plato sin sección, con fecha de hoy',
    other: 'Cierto de estos {count} platos sin sección, con fecha de hoy',
  },
  'No dishes in the file.': 'No hay platos en el archivo.',
  'True of this dish, as of today': 'Cierto de este plato, con fecha de hoy',
  'Save without confirming': 'Guardar sin confirmar',
  'Without your confirmation, “contains” and “may contain” warn diners. “Absent”, “yes”, what is taken back, other ways to make a dish and words that warn of less are dropped.':
    'Sin tu confirmación, «contiene» y «puede contener» avisan a los clientes. Se descartan «ausente», «yes», lo que se retira, las otras formas de hacer un plato y las palabras que avisan de menos.',
  'The table could not be compared with your menu again': 'No se pudo volver a comparar la tabla con tu menú',
  'The table was compared with another dish: its “yes” and its ways to make it are not taken. Give it the dish’s name or id in the file.':
    'La tabla se comparó con otro plato: no se toman su «yes» ni sus formas de hacerlo. Ponle en el archivo el nombre o el id del plato.',
  'The list isn’t the table’s, so that its “yes” to a complete list is not taken.':
    'La lista no es la de la tabla, así que no se toma su «yes» de que está completa.',
  'No ingredient, but may contain': 'No es ingrediente, pero puede contener',
  'imported menu data': 'los datos importados del menú',
  'So far only {who} says: {what}. Once you confirm it, you say it yourself.':
    'Hasta ahora solo lo dice {who}: {what}. Cuando lo confirmes, lo dirás tú.',
  'Stays as it is until you confirm it, since your menu’s words warn of more: {texts}.':
    'Se queda como está hasta que lo confirmes, porque las palabras de tu menú avisan de más: {texts}.',
  'Skip the dishes': 'Saltar los platos',
  'Close these files': 'Cerrar estos archivos',
  '{count} dishes stated as of today.': {
    one: '{count} plato declarado con fecha de hoy.',
    other: '{count} platos declarados con fecha de hoy.',
  },
  '{count} dishes saved, not confirmed.': {
    one: '{count} plato guardado, sin confirmar.',
    other: '{count} platos guardados, sin confirmar.',
  },
  '{count} dishes need you first.': {
    one: '{count} plato te necesita antes.',
    other: '{count} platos te necesitan antes.',
  },
  'Nothing was saved: somebody else changed this menu in the meantime. Below is what would change now.':
    'No se guardó nada: otra persona cambió este menú entretanto. Abajo está lo que cambiaría ahora.',
  'Checking…': 'Comprobando…',
  'State also what your menu says already, as of today': 'Declarar también, con fecha de hoy, lo que tu menú ya dice',
  '{count} dishes are on your menu as they stand there': {
    one: '{count} plato ya está en tu menú tal como figura ahí',
    other: '{count} platos ya están en tu menú tal como figuran ahí',
  },

  // A dish
  'Stated as of today': 'Declarado con fecha de hoy',
  'Saved, not confirmed': 'Guardado, sin confirmar',
  'Left out': 'Dejado fuera',
  'Leave it out': 'Dejarlo fuera',
  'Take it after all': 'Tomarlo de todos modos',
  Correct: 'Corregir',
  'In the file': 'En el archivo',
  'Empty cell:': 'Celda vacía:',
  'What changes': 'Qué cambia',
  'On your menu': 'En tu menú',
  Nothing: 'Nada',
  'Diners read, once you confirm it': 'Los clientes leen, cuando lo confirmes',
  'Nothing about allergens': 'Nada sobre alérgenos',
  'Avoid: {what}': 'Evitar: {what}',
  'Not verified, may contain: {what}': 'Sin verificar, puede contener: {what}',
  'Not verified: {what}': 'Sin verificar: {what}',
  'Check:': 'Revisa:',
  'Says “no {what}”, and names {told}. Which is it?': 'Dice «sin {what}» y nombra {told}. ¿Cuál es cierto?',
  'It contains {what}': 'Contiene {what}',
  'Say nothing about {what}': 'No decir nada de {what}',
  '{name} in the file': '{name} en el archivo',
  'sheet {sheet}': 'hoja {sheet}',
  'page {page}': 'página {page}',
  'cell {cell}': 'celda {cell}',
  'Which dish of the menu it is': 'Qué plato del menú es',
  'Choose it': 'Elígelo',
  'Another allergen': 'Otro alérgeno',
  'It has no name. Type it, or leave the row out.': 'No tiene nombre. Escríbelo o deja la fila fuera.',
  'The price can’t be read: write it like 12.50.': 'El precio no se entiende: escríbelo como 12.50.',
  'The menu has several dishes of this name. Choose which it is.':
    'El menú tiene varios platos con este nombre. Elige cuál es.',
  'Another row is about the same dish. Choose another, name one otherwise, or leave one out.':
    'Otra fila trata del mismo plato. Elige otro, cámbiale el nombre a uno o deja una fuera.',

  'Part of it can’t be taken as it stands.': 'Una parte no puede tomarse tal como está.',
  'Mend it in the file and choose the file again, or leave the row out.':
    'Corrígelo en el archivo y vuelve a elegirlo, o deja la fila fuera.',
  'Already so on your menu: {held}.': 'Tu menú ya lo dice: {held}.',
  yes: 'sí',

  // What readers say of a file
  'Beside another file, the table’s “(empty)”, “not stated”, “yes” and ways to make it are not taken.':
    'Junto a otro archivo, no se toman los «(empty)», «not stated» y «yes» de la tabla ni sus formas de hacerlo.',
  'This device could not read the file.': 'Este dispositivo no pudo leer el archivo.',
  'The hidden sheet “{words}” was not read.': 'La hoja oculta «{words}» no se leyó.',
  'Not an allergen that we know: "{words}".': 'No es un alérgeno que conozcamos: «{words}».',
  '"{words}" names a part or several: it denies nothing.': '«{words}» nombra una parte o varios: no niega nada.',
  'Not understood: "{words}".': 'No se entendió: «{words}».',
  'The file denies {what} ("{words}") and warns of it ("{others}"); the warning counts.':
    'El archivo niega {what} («{words}») y avisa de ello («{others}»); vale el aviso.',
  'Read with little confidence: {words}.': 'Leído con poca seguridad: {words}.',
  'Perhaps misread: {words}.': 'Quizá mal leído: {words}.',
  'A column of marks has no heading. What it marks is missing.':
    'Una columna de marcas no tiene encabezado. Falta lo que marca.',
  'A footnote at its heading may narrow what “{words}” denies.':
    'Una nota en su encabezado puede limitar lo que niega «{words}».',
  '“{words}”: as it comes, it is taken to have it. The other way can be added to the dish as one to order.':
    '«{words}»: tal como se sirve, se entiende que lo lleva. La otra forma puede añadirse al plato para pedirla así.',
  'Whether the heading of a group covers its column can’t be seen.':
    'No se puede ver si el encabezado de un grupo abarca su columna.',
  'Without a mark at the edge of its page, it may be half of a row: it denies nothing.':
    'Sin marcas al borde de su página, puede ser media fila: no niega nada.',
  'For all dishes: {words}': 'Para todos los platos: {words}',
  'A footnote: {words}': 'Una nota al pie: {words}',
  'A footnote names no allergen, so it warns of all of the chart’s: {words}':
    'Una nota al pie no nombra ningún alérgeno, así que avisa de todos los de la tabla: {words}',
  'A column was not understood: “{words}”. What it marks is missing.':
    'No se entendió una columna: «{words}». Falta lo que marca.',
  'A code at its name says that it is free of something: to be confirmed.':
    'Una clave junto a su nombre dice que no lleva algo: por confirmar.',
  'A code at its name says how it can be made: its row denies nothing.':
    'Una clave junto a su nombre dice cómo se puede preparar: su fila no niega nada.',
  'A sign within its name may be of a footnote.': 'Un signo dentro de su nombre puede ser de una nota al pie.',
  'A code says that it is free of something, and nothing makes that sure: to be confirmed.':
    'Un código dice que no lleva algo, y nada lo asegura: por confirmar.',
  'A lone letter at its end was left out: "{words}".': 'Se omitió una letra suelta al final: «{words}».',
  'Not understood among the allergens: "{words}".': 'No se entendió entre los alérgenos: «{words}».',
  '{words} of its {count} pages are pictures without text and were not read.':
    '{words} de sus {count} páginas son imágenes sin texto y no se leyeron.',
  'The picture has {words} pixels; at most 40 million are read. Make it smaller and choose it again.':
    'La foto tiene {words} píxeles; se leen como máximo 40 millones. Redúcela y elígela otra vez.',
  'The PDF has {count} pages; at most 300 are read. Save the pages of the menu or the chart as a file of their own.':
    'El PDF tiene {count} páginas; se leen como máximo 300. Guarda las páginas del menú o de la tabla en un archivo aparte.',
  'The file is larger than 20 MB. Save the pages of the menu as a file of their own.':
    'El archivo ocupa más de 20 MB. Guarda las páginas del menú en un archivo aparte.',
  'A line is not JSON and was left out.': 'Una línea no es JSON y se omitió.',
  'It says traces only, and was read as may contain: "{words}".':
    'Dice que solo hay trazas, y se leyó como que puede contener: «{words}».',
  'A dish without a name was left out.': 'Se omitió un plato sin nombre.',
  'Row {count}, “{words}”, has more or fewer cells than the headings and was left out: is a comma too many in it, or missing?':
    'La fila {count}, «{words}», tiene más o menos celdas que los encabezados y se omitió: ¿le sobra una coma o le falta?',
  'No price was found.': 'No se encontró ningún precio.',
  'Several prices: the first is taken.': 'Varios precios: se toma el primero.',
  'One column for several allergens: it warns of each.': 'Una columna para varios alérgenos: avisa de cada uno.',
  'A row below it has no name: its warnings are taken as this dish’s.':
    'Una fila debajo no tiene nombre: sus avisos se toman como de este plato.',
  'Whether its mark stands in one column or over several can’t be seen, because lines are missing around it: its row denies nothing.':
    'Faltan líneas alrededor de su marca y no se ve si ocupa una columna o varias: su fila no niega nada.',
  'Whether all lines of its name are its own can’t be seen: its marks may be of the dish beside it, and deny nothing.':
    'No se ve si todas las líneas de su nombre son suyas: sus marcas pueden ser del plato de al lado y no niegan nada.',
  'The file lists dishes for each allergen, and such lists can’t be read: none of their warnings would reach a dish. Make a table with a row for each dish and a column for each allergen, and choose that.':
    'El archivo enumera los platos de cada alérgeno, y esas listas no se pueden leer: ningún aviso llegaría a su plato. Haz una tabla con una fila por plato y una columna por alérgeno, y elige ese archivo.',
  'Its row has more cells than the headings: what it marks may stand below another one. It denies nothing.':
    'Su fila tiene más celdas que los encabezados: lo que marca puede estar debajo de otro. No niega nada.',
  'Its row has fewer cells than the headings: what it marks may stand below another one. It denies nothing.':
    'Su fila tiene menos celdas que los encabezados: lo que marca puede estar debajo de otro. No niega nada.',
  'Whether the marks of its page stand below the headings of the page before can’t be seen: they may be of another column, and deny nothing.':
    'No se ve si las marcas de su página están debajo de los encabezados de la página anterior: pueden ser de otra columna y no niegan nada.',
  'The rows below it may be its parts, and it has no mark of its own: it denies nothing.':
    'Las filas de debajo pueden ser sus partes, y no tiene marca propia: no niega nada.',
  'The file is empty.': 'El archivo está vacío.',
  'No dishes were found in the file. Is it a menu or an allergen chart?':
    'No se encontraron platos en el archivo. ¿Es un menú o una tabla de alérgenos?',
  'The file has more than 20000 dishes. Split it.': 'El archivo tiene más de 20000 platos. Divídelo.',
  'The file is nested deeper, or is larger, than any menu. Export it in another format.':
    'El archivo es más profundo o más grande que cualquier menú. Expórtalo en otro formato.',
  'The file is damaged: it can’t be read to its end. Save it again, or export it in another format.':
    'El archivo está dañado: no se puede leer hasta el final. Guárdalo de nuevo o expórtalo en otro formato.',
  'Reading the file took too much memory or time, and was stopped. Save the pages of the menu as a smaller file, or export it in another format.':
    'Leer el archivo llevó demasiada memoria o tiempo y se detuvo. Guarda las páginas del menú en un archivo más pequeño o expórtalo en otro formato.',
  'No table with dishes was found in the spreadsheet. Its first row should name the columns: item, milk, egg …':
    'No se encontró ninguna tabla con platos en la hoja de cálculo. Su primera fila debe nombrar las columnas: item, milk, egg…',
  'No dishes were found in the text. Its first row should name the columns, separated by commas: item, price, milk, egg …':
    'No se encontraron platos en el texto. Su primera fila debe nombrar las columnas, separadas por comas: item, price, milk, egg…',
  'The file looks like JSON and is damaged. Export it again.':
    'El archivo parece JSON y está dañado. Expórtalo de nuevo.',
  'This is a locked file, or one of an Office from before 2007. Open it and save it as XLSX without a password, or as PDF.':
    'Es un archivo protegido, o de un Office anterior a 2007. Ábrelo y guárdalo como XLSX sin contraseña, o como PDF.',
  'Of pictures, JPEG and PNG are read. Save it as one of them.': 'De las imágenes se leen JPEG y PNG. Guárdala así.',
  'This is no menu that can be read: choose a PDF, a spreadsheet (XLSX, CSV), a saved page, an export (JSON) or a picture (JPEG, PNG).':
    'Esto no es un menú que se pueda leer: elige un PDF, una hoja de cálculo (XLSX, CSV), una página guardada, una exportación (JSON) o una imagen (JPEG, PNG).',
  'The archive has too many parts. Save the sheet anew, with nothing but the table.':
    'El archivo tiene demasiadas partes. Guarda la hoja de nuevo, solo con la tabla.',
  'Unpacked, the file is larger than 100 MB. Copy the table into a new spreadsheet and save that.':
    'Descomprimido, el archivo ocupa más de 100 MB. Copia la tabla en una hoja de cálculo nueva y guárdala.',
  'The spreadsheet is damaged and can’t be unpacked. Open it in your spreadsheet program and save it again.':
    'La hoja de cálculo está dañada y no se puede descomprimir. Ábrela en tu programa y guárdala de nuevo.',
  'The CSV file is damaged: a quotation mark is never closed. Export it again, or as XLSX.':
    'El archivo CSV está dañado: unas comillas no se cierran nunca. Expórtalo de nuevo, o como XLSX.',
  'This is an archive, but no spreadsheet of Excel’s format. Export the table as XLSX, or as CSV.':
    'Es un archivo comprimido, pero no una hoja de cálculo de Excel. Exporta la tabla como XLSX o CSV.',
  'The JSON is none of the exports that we know: Square, Uber Eats, Deliverect, HubRise, Google FoodMenus, Just Eat, Toast, OpenMenu, schema.org. Export the menu as a spreadsheet or PDF instead.':
    'El JSON no es ninguna de las exportaciones que conocemos: Square, Uber Eats, Deliverect, HubRise, Google FoodMenus, Just Eat, Toast, OpenMenu, schema.org. Exporta el menú como hoja de cálculo o PDF.',
  'No dishes were found in the page. If it shows its menu only after loading, save it with “Web page, complete” or print it to PDF.':
    'No se encontraron platos en la página. Si muestra su menú solo después de cargar, guárdala como «Página web, completa» o imprímela en PDF.',
  'The picture is damaged and can’t be opened. Take it again, or save it anew as JPEG or PNG.':
    'La foto está dañada y no se puede abrir. Tómala otra vez o guárdala de nuevo como JPEG o PNG.',
  'The picture shows an allergen chart, and its marks can’t be read, so nothing is claimed: choose the PDF, spreadsheet or page that it was made from.':
    'La foto muestra una tabla de alérgenos y sus marcas no se pueden leer, así que no se declara nada: elige el PDF, la hoja de cálculo o la página de la que salió.',
  'The picture shows an allergen chart. What was read of its marks warns and denies nothing; the PDF, spreadsheet or page that it was made from is read reliably.':
    'La foto muestra una tabla de alérgenos. Lo que se leyó de sus marcas avisa y no niega nada; el PDF, la hoja de cálculo o la página de la que salió se lee con seguridad.',
  'Marks in a photograph are easily overlooked: compare the row with it. What isn’t marked is not stated.':
    'En una foto es fácil que se pasen marcas por alto: compara la fila con ella. Lo que no está marcado queda sin declarar.',
  'The picture is damaged. Take it again, or save it anew as JPEG or PNG.':
    'La foto está dañada. Tómala otra vez o guárdala de nuevo como JPEG o PNG.',
  'No dishes could be read in the picture. Take it again from straight above, in good light, so that one page fills it.':
    'No se pudo leer ningún plato en la foto. Tómala otra vez desde arriba, con buena luz, de modo que una página la llene.',
  'A page of the PDF has more pieces of text than a menu. Print the menu’s pages to a new PDF.':
    'Una página del PDF tiene más textos que un menú. Imprime las páginas del menú en un PDF nuevo.',
  'The PDF is locked with a password. Save a copy without one (print it to PDF) and choose that.':
    'El PDF está protegido con contraseña. Guarda una copia sin ella (imprímelo en PDF) y elígela.',
  'The PDF is damaged and can’t be opened. Save it again from the program that made it.':
    'El PDF está dañado y no se puede abrir. Guárdalo de nuevo desde el programa que lo hizo.',
  'The PDF holds pictures and no text, as scanners make them. Take a screenshot or photograph of each page and choose those, or ask for the file that was printed.':
    'El PDF contiene imágenes y ningún texto, como los hacen los escáneres. Haz una captura o una foto de cada página y elígelas, o pide el archivo que se imprimió.',
  'The chart has its dishes across and its allergens down, and which mark belongs to which dish can’t be seen. Copy its table into a spreadsheet and choose that.':
    'La tabla tiene los platos a lo ancho y los alérgenos hacia abajo, y no se ve qué marca es de qué plato. Copia la tabla en una hoja de cálculo y elige esa.',
  'Nothing explains the mark "{words}".': 'Nada explica la marca «{words}».',
  'No dishes were found in the PDF. Is it a menu or an allergen chart?':
    'No se encontraron platos en el PDF. ¿Es un menú o una tabla de alérgenos?',
};
