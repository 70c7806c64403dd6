import type { ChefCardWords } from '../chef-card.ts';

/** It says "fiche", since a "carte" is a menu. Colons are preceded by a no-break space. */
export const fr: ChefCardWords = {
  status: 'unchecked',
  title: { allergy: 'Allergie alimentaire', wishes: 'À lire avant de cuisiner, s’il vous plaît' },
  intro: 'Merci de remettre cette fiche à la personne qui cuisine.',
  count: (foods) => `Aliments sur cette fiche\u00a0: ${foods}. Merci de la lire jusqu’au bout.`,
  foods: {
    dangerous: 'Dangereux, même à l’état de traces. Ne doit ni se trouver dans le plat ni le toucher\u00a0:',
    ask: 'Ne doit pas se trouver dans le plat. Merci de nous dire si des traces sont possibles\u00a0:',
    fine: 'Pas comme ingrédient, s’il vous plaît. Les traces ne posent pas de problème\u00a0:',
    leaveOut: 'À ne pas mettre dans le plat, s’il vous plaît\u00a0:',
  },
  kitchen: 'En cuisine, s’il vous plaît',
  steps: {
    hands: 'Lavez-vous les mains et mettez des gants neufs.',
    surfaces: 'Utilisez un plan de travail, une planche et un couteau propres.',
    pans: 'Utilisez des poêles, des casseroles et des ustensiles propres.',
    oil: 'Utilisez de l’huile neuve. Rien qui sorte d’une friteuse partagée.',
    labels: 'Lisez les étiquettes des sauces, des bouillons et des mélanges d’épices.',
    unsure: 'En cas de doute, dites-le-nous. Nous choisirons autre chose.',
  },
  thanks: 'Merci beaucoup pour votre attention.',
  unchecked: 'Cette traduction n’a pas été relue par une personne de langue maternelle française.',
};
