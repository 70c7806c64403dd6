import type { Language } from './languages.ts';

/** What a kitchen reads first and ticks, in its own language. No native speaker has checked any but the English. */
export interface KitchenAnswers {
  readonly heading: string;
  readonly initials: string;
  readonly initialsFirst: string;
  readonly marks: Readonly<Record<'seen' | 'separate' | 'cannot', string>>;
  readonly person: (number: number) => string;
}

export const kitchenAnswers: Readonly<Record<Language, KitchenAnswers>> = {
  en: {
    heading: 'Food allergy: order for the kitchen',
    initials: 'Your initials',
    initialsFirst: 'Please type your initials first.',
    marks: { seen: 'Seen', separate: 'Separate pan', cannot: 'We can’t make it so' },
    person: (number) => `Person ${number}`,
  },
  es: {
    heading: 'Alergia alimentaria: pedido para la cocina',
    initials: 'Sus iniciales',
    initialsFirst: 'Escriba primero sus iniciales.',
    marks: { seen: 'Visto', separate: 'Sartén aparte', cannot: 'No podemos hacerlo así' },
    person: (number) => `Persona ${number}`,
  },
  fr: {
    heading: 'Allergie alimentaire : commande pour la cuisine',
    initials: 'Vos initiales',
    initialsFirst: 'Indiquez d’abord vos initiales.',
    marks: { seen: 'Vu', separate: 'Poêle à part', cannot: 'Impossible à préparer ainsi' },
    person: (number) => `Personne ${number}`,
  },
  it: {
    heading: 'Allergia alimentare: ordine per la cucina',
    initials: 'Le vostre iniziali',
    initialsFirst: 'Scrivete prima le iniziali.',
    marks: { seen: 'Visto', separate: 'Padella a parte', cannot: 'Non possiamo prepararlo così' },
    person: (number) => `Persona ${number}`,
  },
  zh: {
    heading: '食物过敏：厨房订单',
    initials: '您的姓名缩写',
    initialsFirst: '请先填写姓名缩写。',
    marks: { seen: '已阅', separate: '单独用锅', cannot: '做不到' },
    person: (number) => `第${number}位客人`,
  },
  ja: {
    heading: '食物アレルギー：厨房への注文',
    initials: 'イニシャル',
    initialsFirst: '先にイニシャルを入力してください。',
    marks: { seen: '確認しました', separate: '別の鍋を使用', cannot: '対応できません' },
    person: (number) => `お客様${number}`,
  },
  ko: {
    heading: '식품 알레르기: 주방 주문',
    initials: '이니셜',
    initialsFirst: '먼저 이니셜을 입력해 주세요.',
    marks: { seen: '확인함', separate: '별도 팬 사용', cannot: '이렇게 만들 수 없음' },
    person: (number) => `손님 ${number}`,
  },
  th: {
    heading: 'แพ้อาหาร: รายการอาหารสำหรับครัว',
    initials: 'อักษรย่อชื่อของคุณ',
    initialsFirst: 'โปรดพิมพ์อักษรย่อชื่อก่อน',
    marks: { seen: 'อ่านแล้ว', separate: 'ใช้กระทะแยก', cannot: 'ทำแบบนี้ไม่ได้' },
    person: (number) => `คนที่ ${number}`,
  },
  vi: {
    heading: 'Dị ứng thực phẩm: món gọi cho bếp',
    initials: 'Chữ viết tắt tên của bạn',
    initialsFirst: 'Vui lòng nhập chữ viết tắt tên trước.',
    marks: { seen: 'Đã đọc', separate: 'Chảo riêng', cannot: 'Không thể làm như vậy' },
    person: (number) => `Người ${number}`,
  },
};
