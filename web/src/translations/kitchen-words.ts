import type { Language } from './languages.ts';

/** What a kitchen reads before it ticks, in its own language. No native speaker has checked any but the English. */
export interface KitchenWords {
  readonly heading: string;
  readonly initials: string;
  readonly initialsFirst: string;
}

export const kitchenWords: Readonly<Record<Language, KitchenWords>> = {
  en: {
    heading: 'Food allergy: order for the kitchen',
    initials: 'Your initials',
    initialsFirst: 'Please type your initials first.',
  },
  es: {
    heading: 'Alergia alimentaria: pedido para la cocina',
    initials: 'Sus iniciales',
    initialsFirst: 'Escriba primero sus iniciales.',
  },
  fr: {
    heading: 'Allergie alimentaire : commande pour la cuisine',
    initials: 'Vos initiales',
    initialsFirst: 'Indiquez d’abord vos initiales.',
  },
  it: {
    heading: 'Allergia alimentare: ordine per la cucina',
    initials: 'Le vostre iniziali',
    initialsFirst: 'Scrivete prima le iniziali.',
  },
  zh: { heading: '食物过敏：厨房订单', initials: '您的姓名缩写', initialsFirst: '请先填写姓名缩写。' },
  ja: {
    heading: '食物アレルギー：厨房への注文',
    initials: 'イニシャル',
    initialsFirst: '先にイニシャルを入力してください。',
  },
  ko: { heading: '식품 알레르기: 주방 주문', initials: '이니셜', initialsFirst: '먼저 이니셜을 입력해 주세요.' },
  th: { heading: 'แพ้อาหาร: รายการอาหารสำหรับครัว', initials: 'อักษรย่อชื่อของคุณ', initialsFirst: 'โปรดพิมพ์อักษรย่อชื่อก่อน' },
  vi: {
    heading: 'Dị ứng thực phẩm: món gọi cho bếp',
    initials: 'Chữ viết tắt tên của bạn',
    initialsFirst: 'Vui lòng nhập chữ viết tắt tên trước.',
  },
};
