import type { ChefCardWords } from '../chef-card.ts';

export const ko: ChefCardWords = {
  status: 'unchecked',
  title: { allergy: '식품 알레르기', wishes: '조리 전에 읽어 주세요' },
  intro: '이 카드를 조리하시는 분께 전해 주세요.',
  count: (foods) => `이 카드에 적힌 식품은 ${foods}가지입니다. 끝까지 읽어 주세요.`,
  foods: {
    dangerous: '미량도 위험합니다. 음식에 넣지 말고, 음식에 닿지도 않게 해 주세요:',
    ask: '음식에 들어가면 안 됩니다. 미량이라도 섞일 수 있으면 알려 주세요:',
    fine: '재료로 쓰지 말아 주세요. 미량은 괜찮습니다:',
    leaveOut: '다음 재료는 빼 주세요:',
  },
  kitchen: '주방에서 지켜 주세요',
  steps: {
    hands: '손을 씻고 새 장갑을 껴 주세요.',
    surfaces: '깨끗한 조리대, 도마, 칼을 사용해 주세요.',
    pans: '깨끗한 팬, 냄비, 조리 도구를 사용해 주세요.',
    oil: '새 기름을 사용해 주세요. 함께 쓰는 튀김기는 사용하지 마세요.',
    labels: '소스, 육수, 양념의 표시를 확인해 주세요.',
    unsure: '확실하지 않으면 알려 주세요. 다른 음식을 고르겠습니다.',
  },
  thanks: '배려해 주셔서 감사합니다.',
  unchecked: '이 번역은 원어민의 검수를 받지 않았습니다.',
};
