import type { Texts } from '../../t.ts';

/** Covers what is stored about a person, and why. */
export const privacy: Texts = {
  'What you avoid is your own business. This page says what Clearplate stores, why, for how long, and how to delete it.':
    'Lo que evitas es asunto tuyo. Esta página dice qué guarda Clearplate, por qué, cuánto tiempo y cómo eliminarlo.',
  'Without an account': 'Sin cuenta',
  'What you tick stays in this tab of your browser and is gone when you close it. A zip code is saved in this browser until you clear it. It is sent to the server to find the place and its restaurants, and where our own table does not know it, the server may ask another service for the place, by the code alone. It is not stored about you. A list or a search that checks dishes for you sends your ticks along with the question, for the answer alone: they are not stored. Nor is which part of the map you look at; where whoever runs this site has the map’s pictures from another server, which the map names, your browser asks that server for them. What you write to us through {link} is stored with our answer, as it is from somebody with an account.':
    'Lo que marcas queda en esta pestaña de tu navegador y desaparece cuando la cierras. Un código postal se guarda en este navegador hasta que lo borras. Se envía al servidor para encontrar el lugar y sus restaurantes y, si nuestra propia tabla no lo conoce, el servidor puede preguntar el lugar a otro servicio, solo con el código. No se guarda sobre ti. Una lista o una búsqueda que revisa platos para ti envía lo que marcas con la pregunta, solo para la respuesta: no se guarda. Tampoco se guarda qué parte del mapa miras; si quien lleva este sitio toma las imágenes del mapa de otro servidor, que el mapa nombra, tu navegador se las pide a ese servidor. Lo que nos escribes en {link} se guarda con nuestra respuesta, igual que lo de quien tiene una cuenta.',
  'So that a page comes as you see it, your browser tells our server in cookies what you ticked, as long as the tab is open, your zip code and language, and that you are signed in. They are read where a page is made, and by nobody else.':
    'Para que una página llegue como tú la ves, tu navegador dice a nuestro servidor en cookies lo que marcaste, mientras la pestaña está abierta, tu código postal y tu idioma, y que tienes la sesión abierta. Se leen donde se hace una página, y nadie más las lee.',
  'With an account': 'Con cuenta',
  'What we don’t do': 'Lo que no hacemos',
  'There are no analytics, no advertising, and no cookies or scripts from anybody else. Nothing you tell us is sold or shown to others.':
    'No hay análisis, publicidad, cookies ni programas de terceros. Nada de lo que nos cuentas se vende ni se muestra a otros.',
  'Download it, or delete it': 'Descárgalo o elimínalo',
  'Under {link} you can download everything as one file, and delete your account with your household, allergens, preferences, addresses, cart, favourites, picture and sign-ins. It happens right away. Backups made before may hold it until they are replaced.':
    'En {link} puedes descargar todo en un archivo y eliminar tu cuenta con tu hogar, alérgenos, preferencias, direcciones, carrito, favoritos, foto y sesiones. Ocurre de inmediato. Las copias de respaldo hechas antes pueden conservarlo hasta que se reemplacen.',
  'Who runs this site': 'Quién lleva este sitio',
  'Whoever runs this copy of Clearplate answers for your data and holds the database. You can reach them through {link}.':
    'Quien lleva esta copia de Clearplate responde por tus datos y tiene la base de datos. Puedes escribirle en {link}.',
  'Your account: name, e-mail address, picture if you add one, and your password':
    'Tu cuenta: nombre, correo, foto si la agregas, y tu contraseña',
  'To know you when you come back. The password is stored only as a hash, from which it can’t be read. A picture is stored without its location and camera details. Stored until you change or delete it.':
    'Para reconocerte cuando vuelves. La contraseña se guarda solo como un resumen cifrado del que no se puede leer. Una foto se guarda sin sus datos de lugar y de cámara. Se guarda hasta que lo cambias o eliminas.',
  'What you and your household avoid: allergens, how strict to be, preferences, names of eaters, who eats today':
    'Lo que tú y tu hogar evitan: alérgenos, qué tan estrictamente, preferencias, nombres de quienes comen, quién come hoy',
  'To check dishes for you. This says something about your health, so it is never put in the address of a page, never written to our logs, and shown to a restaurant only where you send it to a kitchen yourself. Stored until you change or delete it.':
    'Para revisar platos para ti. Esto dice algo de tu salud, así que nunca se pone en la dirección de una página, nunca se escribe en nuestros registros y un restaurante solo lo ve donde tú mismo lo envías a su cocina. Se guarda hasta que lo cambias o eliminas.',
  'Your chef card, on the device where you open it': 'Tu tarjeta para la cocina, en el dispositivo donde la abres',
  'To show it offline. It is stored in that browser only, until you sign out there or the sign-in ends.':
    'Para mostrarla sin conexión. Se guarda solo en ese navegador, hasta que cierras allí la sesión o la sesión termina.',
  'The last twelve menus that you opened, on the device where you opened them, also without an account':
    'Los últimos doce menús que abriste, en el dispositivo donde los abriste, también sin cuenta',
  'To show them offline, with the time that they are from. They hold what everybody can read, and nothing about what you avoid. Stored until you sign out, or clear this site’s data in the browser.':
    'Para mostrarlos sin conexión, con la hora de la que son. Contienen lo que todos pueden leer, y nada de lo que evitas. Se guardan hasta que cierras la sesión o borras los datos de este sitio en el navegador.',
  'To show restaurants around them. Stored until you delete them.':
    'Para mostrar restaurantes cercanos. Se guardan hasta que las eliminas.',
  'Your cart, with what each dish was when you added it, and when you last saved what you avoid':
    'Tu carrito, con lo que era cada plato cuando lo agregaste, y cuándo guardaste por última vez lo que evitas',
  'To find it as you left it, on any device, and to tell you what changed since. Stored until you empty it.':
    'Para encontrarlo como lo dejaste, en cualquier dispositivo, y decirte qué cambió desde entonces. Se guarda hasta que lo vacías.',
  'Your favourites: dishes, ways to make them and restaurants, which dishes you watch, up to where you know of their changes':
    'Tus favoritos: platos, formas de hacerlos y restaurantes, qué platos sigues y hasta dónde conoces sus cambios',
  'To show them to you, and to tell you when a dish changes. Such an e-mail says what everybody can read about the dish, and nothing about what you avoid. Stored until you remove them.':
    'Para mostrártelos y avisarte cuando un plato cambia. Ese correo dice lo que todos pueden leer del plato, y nada de lo que evitas. Se guardan hasta que los quitas.',
  'Your reports of dishes: a reaction and to which allergen, what you were told that it contains, or what looks wrong, and your words':
    'Tus informes sobre platos: una reacción y a qué alérgeno, lo que te dijeron que lleva, o lo que parece estar mal, y tus palabras',
  'What you were told at a restaurant, if you send it there: the question, the answer, who said it, and the day':
    'Lo que te dijeron en un restaurante, si lo envías allí: la pregunta, la respuesta, quién lo dijo y el día',
  'So that whoever keeps the menu can say whether it is so. Nothing stored with it says who you are, signed in or not, so it can’t be taken back. Stored for 30 days.':
    'Para que quien lleva el menú diga si es así. Nada de lo que se guarda dice quién eres, hayas entrado o no, así que no se puede retirar. Se guarda 30 días.',
  'To warn others right away. Everybody sees the allergen and the day, nobody your name; only the people who run this site read what you write about a reaction. When you delete your account, the warning stays, without your name and without your words.':
    'Para advertir a los demás de inmediato. Todos ven el alérgeno y el día, nadie tu nombre; lo que escribes sobre una reacción lo leen solo quienes llevan este sitio. Cuando eliminas tu cuenta, la advertencia queda, sin tu nombre y sin tus palabras.',
  'Your sign-ins: on what kind of device, when it was opened, when it was last used':
    'Tus sesiones: en qué clase de dispositivo, cuándo se abrió, cuándo se usó por última vez',
  'So that you can see and end them. A sign-in ends after 30 days without use, and after 180 days at the latest.':
    'Para que puedas verlas y cerrarlas. Una sesión termina tras 30 días sin uso, y a los 180 días como muy tarde.',
  'E-mails that we send you: about your e-mail address, your password, your sign-ins, the dishes that you watch, and what became of your reports and enquiries':
    'Correos que te enviamos: sobre tu dirección de correo, tu contraseña, tus sesiones, los platos que sigues, y qué fue de tus informes y consultas',
  'An e-mail waits with us until it is delivered. Its link works once, for a limited time.':
    'Un correo espera con nosotros hasta que se entrega. Su enlace sirve una vez, por un tiempo limitado.',
  'Enquiries that you send through the contact forms: name, e-mail address, phone number, message, the restaurant that you say is yours, and what we answered':
    'Consultas que envías con los formularios de contacto: nombre, correo, teléfono, mensaje, el restaurante que dices que es tuyo, y lo que respondimos',
  'To answer you, and to know who was given a restaurant and why. Those who run this site can read them. The answer is e-mailed with your words below it; if it can’t be delivered, they are told. Stored until they delete it: ask for that through Contact Us.':
    'Para responderte, y para saber a quién se dio un restaurante y por qué. Quienes llevan este sitio pueden leerlas. La respuesta se envía por correo con tus palabras debajo; si no se puede entregar, se les avisa. Se guardan hasta que las eliminan: pídelo en Contacto.',
  'Changes that you make to a restaurant’s dishes, details and hours, if you manage one':
    'Los cambios que haces en los platos, los datos y el horario de un restaurante, si administras uno',
  'Somebody may have relied on them, so their history is never rewritten. Others who manage that restaurant see your name beside a change of its details and beside what you stated about a dish. The history names you by a random number only; when you delete your account, nothing connects that number with you any more.':
    'Alguien puede haber confiado en ellos, así que su historial nunca se reescribe. Quienes también administran ese restaurante ven tu nombre junto a un cambio de sus datos y junto a lo que declaraste de un plato. El historial te nombra solo con un número al azar; cuando eliminas tu cuenta, ya nada une ese número contigo.',
  'How often an internet address or an account has tried something, such as signing in':
    'Cuántas veces una dirección de red o una cuenta ha intentado algo, como iniciar sesión',
  'To slow down whoever guesses passwords. Stored for as long as the limit lasts.':
    'Para frenar a quien adivina contraseñas. Se guarda mientras dura el límite.',
};
