import type { ChefCardWords } from '../chef-card.ts';

export const it: ChefCardWords = {
  status: 'unchecked',
  title: { allergy: 'Allergia alimentare', wishes: 'Da leggere prima di cucinare, per favore' },
  intro: 'Per favore, date questa scheda a chi cucina.',
  count: (foods) => `Alimenti su questa scheda: ${foods}. Leggetela fino in fondo, per favore.`,
  foods: {
    dangerous: 'Pericoloso, anche in tracce. Non deve trovarsi nel piatto né entrarci in contatto:',
    ask: 'Non deve trovarsi nel piatto. Diteci se sono possibili tracce:',
    fine: 'Non come ingrediente, per favore. Le tracce non sono un problema:',
    leaveOut: 'Da non mettere nel piatto, per favore:',
  },
  kitchen: 'In cucina, per favore',
  steps: {
    hands: 'Lavatevi le mani e mettete guanti nuovi.',
    surfaces: 'Usate un piano di lavoro, un tagliere e un coltello puliti.',
    pans: 'Usate padelle, pentole e utensili puliti.',
    oil: 'Usate olio nuovo. Niente da una friggitrice condivisa.',
    labels: 'Leggete le etichette di salse, brodi e miscele di spezie.',
    unsure: 'In caso di dubbio, ditecelo. Sceglieremo qualcos’altro.',
  },
  thanks: 'Grazie mille per la vostra attenzione.',
  unchecked: 'Questa traduzione non è stata controllata da un madrelingua.',
};
