import type { Language } from './languages.ts';

/** What a kitchen ticks, in its own language. No native speaker has checked any but the English. */
export interface KitchenAnswers {
  readonly marks: Readonly<Record<'seen' | 'separate' | 'cannot', string>>;
  readonly person: (number: number) => string;
}

export const kitchenAnswers: Readonly<Record<Language, KitchenAnswers>> = {
  en: {
    marks: { seen: 'Seen', separate: 'Separate pan', cannot: 'We can’t make it so' },
    person: (number) => `Person ${number}`,
  },
  es: {
    marks: { seen: 'Visto', separate: 'Sartén aparte', cannot: 'No podemos hacerlo así' },
    person: (number) => `Persona ${number}`,
  },
  fr: {
    marks: { seen: 'Vu', separate: 'Poêle à part', cannot: 'Impossible à préparer ainsi' },
    person: (number) => `Personne ${number}`,
  },
  it: {
    marks: { seen: 'Visto', separate: 'Padella a parte', cannot: 'Non possiamo prepararlo così' },
    person: (number) => `Persona ${number}`,
  },
  zh: {
    marks: { seen: '已阅', separate: '单独用锅', cannot: '做不到' },
    person: (number) => `第${number}位客人`,
  },
  ja: {
    marks: { seen: '確認しました', separate: '別の鍋を使用', cannot: '対応できません' },
    person: (number) => `お客様${number}`,
  },
  ko: {
    marks: { seen: '확인함', separate: '별도 팬 사용', cannot: '이렇게 만들 수 없음' },
    person: (number) => `손님 ${number}`,
  },
  th: {
    marks: { seen: 'อ่านแล้ว', separate: 'ใช้กระทะแยก', cannot: 'ทำแบบนี้ไม่ได้' },
    person: (number) => `คนที่ ${number}`,
  },
  vi: {
    marks: { seen: 'Đã đọc', separate: 'Chảo riêng', cannot: 'Không thể làm như vậy' },
    person: (number) => `Người ${number}`,
  },
};
