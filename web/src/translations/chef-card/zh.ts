import type { ChefCardWords } from '../chef-card.ts';

export const zh: ChefCardWords = {
  status: 'unchecked',
  title: { allergy: '食物过敏', wishes: '烹调前请阅读' },
  intro: '请把这张卡交给厨师。',
  count: (foods) => `本卡共列出 ${foods} 种食物，请全部看完。`,
  foods: {
    dangerous: '微量也有危险。食物中不能含有，也不能接触到：',
    ask: '食物中不能含有。如果可能有微量混入，请告诉我们：',
    fine: '请不要作为配料使用，微量没有关系：',
    leaveOut: '请不要放：',
  },
  kitchen: '厨房请注意',
  steps: {
    hands: '请洗手，并换上新手套。',
    surfaces: '请使用干净的台面、砧板和刀具。',
    pans: '请使用干净的锅和炊具。',
    oil: '请使用新油，不要用共用的油炸锅。',
    labels: '请查看酱料、高汤和混合调料的标签。',
    unsure: '如果不确定，请告诉我们，我们会另选别的菜。',
  },
  thanks: '感谢您的细心。',
  unchecked: '本译文尚未经母语人士审校。',
};
