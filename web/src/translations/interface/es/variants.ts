import type { Texts } from '../../t.ts';

/** Covers the other ways in which a dish can be made, for the menu's editors. */
export const variants: Texts = {
  'Made another way': 'Hechos de otra forma',
  'Say what can be left out or swapped, and what the dish is without then. Guests who have to avoid the dish as it comes are told how to ask for it.':
    'Di qué se puede quitar o cambiar, y qué deja de llevar el plato. A quien tiene que evitar el plato tal como viene le decimos cómo pedirlo.',
  'Worth stating: one ingredient alone brings an allergen':
    'Vale la pena decirlo: un solo ingrediente trae un alérgeno',
  'The other dishes': 'Los demás platos',
  'Without {ingredient}? It alone brings {allergens}': '¿Sin {ingredient}? Solo eso trae {allergens}',
  'Add a way to make it': 'Agregar una forma de hacerlo',
  'Nothing stated of it yet, so nobody is offered it.': 'Aún no se ha declarado nada, así que no se ofrece a nadie.',
  'What was stated of it is out of date: open it and tick it again.':
    'Lo que se declaró ya venció: ábrela y márcalo otra vez.',
  'No {allergens}, stated {date}.': 'Sin {allergens}, declarado el {date}.',
  'Another way to make {name}': 'Otra forma de hacer {name}',
  'What is left out': 'Qué se quita',
  'Left out, as the menu names it': 'Lo que se quita, como lo llama el menú',
  'With commas between': 'Sepáralos con comas',
  'What is added instead': 'Qué se pone en su lugar',
  'Components that are added': 'Preparaciones que se agregan',
  'Don’t add': 'No agregar',
  'With commas between, such as tamari': 'Sepáralos con comas, por ejemplo: tamari',
  'As guests ask for it': 'Como lo piden los clientes',
  'Price in $, if it is another': 'Precio en $, si es otro',
  'Made this way, it has none of these as an ingredient': 'Hecho así, no lleva ninguno de estos como ingrediente',
  'Only what you tick counts. What you stated of the dish as it comes does not.':
    'Solo cuenta lo que marcas aquí. Lo que declaraste del plato tal como viene no cuenta.',
  'No traces get into it other than those stated for the dish':
    'No le llegan más trazas que las declaradas para el plato',
  'What is left of the list, with what is added, is complete':
    'Lo que queda de la lista, con lo que se pone, está completo',
  'What you tick now is stated as of today. What is out of date is not ticked: tick it again if it is still so.':
    'Lo que marcas ahora queda declarado hoy. Lo vencido no está marcado: márcalo otra vez si sigue siendo así.',
  'Made this way it has that still: guests who avoid it are not offered it.':
    'Hecho así todavía lo lleva: a quien lo evita no se le ofrece.',
  'Say what is left out or added.': 'Di qué se quita o qué se pone.',
  'That leaves nothing of the dish.': 'Así no queda nada del plato.',
  'Another way to make this dish has this name.': 'Otra forma de hacer este plato ya se llama así.',
  'without {names}': 'sin {names}',
  'with {names}': 'con {names}',
  'This menu was changed in the meantime, by you or somebody else. Nothing you typed is lost: save again.':
    'Tú u otra persona cambiaron este menú entretanto. No se pierde nada de lo que escribiste: guarda otra vez.',
  'It was changed in the meantime, by you or somebody else. This is how it is now: tick again what is still so, then save.':
    'Tú u otra persona lo cambiaron entretanto. Así está ahora: vuelve a marcar lo que siga siendo así y guarda.',
  'Ways to make it': 'Formas de hacerlo',
  'Remove “{name}”?': '¿Quitar «{name}»?',
  'Guests aren’t offered it any more, and what you stated of it goes with it. It can’t be brought back: it would have to be made and stated anew.':
    'Ya no se ofrece a los clientes, y se va con ella lo que declaraste. No se puede recuperar: habría que crearla y declararla de nuevo.',
  'This menu was changed in the meantime, by you or somebody else. It is still there: remove it if that is right.':
    'Tú u otra persona cambiaron este menú entretanto. Sigue ahí: quítala si es correcto.',
  'It was removed already, by you or somebody else.': 'Ya la quitaron, tú u otra persona.',
};
