import type { ChefCardWords } from '../chef-card.ts';

export const ja: ChefCardWords = {
  status: 'unchecked',
  title: { allergy: '食物アレルギー', wishes: '調理の前にお読みください' },
  intro: 'このカードを調理する方にお渡しください。',
  count: (foods) => `このカードの食品は${foods}品目です。最後までお読みください。`,
  foods: {
    dangerous: '微量でも危険です。料理に入れたり、料理に接触させたりしないでください：',
    ask: '料理に入れないでください。微量でも混入の可能性があれば教えてください：',
    fine: '材料として使わないでください。微量の混入は問題ありません：',
    leaveOut: '次のものは入れないでください：',
  },
  kitchen: '厨房でのお願い',
  steps: {
    hands: '手を洗い、新しい手袋を使ってください。',
    surfaces: '清潔な調理台、まな板、包丁を使ってください。',
    pans: '清潔なフライパン、鍋、調理器具を使ってください。',
    oil: '新しい油を使ってください。共用のフライヤーは使わないでください。',
    labels: 'ソース、だし、調味料の表示を確認してください。',
    unsure: '分からないときは教えてください。別の料理を選びます。',
  },
  thanks: 'ご配慮ありがとうございます。',
  unchecked: 'この翻訳は母語話者による確認を受けていません。',
};
