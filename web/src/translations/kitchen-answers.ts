import type { Language } from './languages.ts';

/**
 * Holds what a kitchen ticks and what its diner reads about it, in each kitchen's language. No native speaker has
 * checked any of them but the English.
 */
export interface KitchenAnswers {
  readonly marks: Readonly<Record<'seen' | 'separate' | 'traces' | 'cannot', string>>;
  readonly person: (number: number) => string;
  /** Says that a dish has, or may have, what somebody who eats it avoids. */
  readonly warned: (foods: string) => string;
  /** Says what has happened to a dish since. */
  readonly since: Readonly<Record<'removed' | 'changed', string>>;
}

export const kitchenAnswers: Readonly<Record<Language, KitchenAnswers>> = {
  en: {
    marks: { seen: 'Seen', separate: 'Separate pan', traces: 'Traces are possible', cannot: 'We can’t make it so' },
    person: (number) => `Person ${number}`,
    warned: (foods) => `Warning: this dish has or may have: ${foods}`,
    since: {
      removed: 'No longer on the menu since this was sent.',
      changed: 'Its menu entry was changed after this was sent: look again.',
    },
  },
  es: {
    marks: { seen: 'Visto', separate: 'Sartén aparte', traces: 'Puede haber trazas', cannot: 'No podemos hacerlo así' },
    person: (number) => `Persona ${number}`,
    warned: (foods) => `Atención: este plato lleva o puede llevar: ${foods}`,
    since: {
      removed: 'Ya no está en el menú desde que se envió.',
      changed: 'Su ficha del menú cambió después del envío: mírelo otra vez.',
    },
  },
  fr: {
    marks: { seen: 'Vu', separate: 'Poêle à part', traces: 'Traces possibles', cannot: 'Impossible à préparer ainsi' },
    person: (number) => `Personne ${number}`,
    warned: (foods) => `Attention\u00a0: ce plat contient ou peut contenir\u00a0: ${foods}`,
    since: {
      removed: 'N’est plus à la carte depuis l’envoi.',
      changed: 'La carte a changé pour ce plat depuis l’envoi\u00a0: regardez à nouveau.',
    },
  },
  it: {
    marks: {
      seen: 'Visto',
      separate: 'Padella a parte',
      traces: 'Possibili tracce',
      cannot: 'Non possiamo prepararlo così',
    },
    person: (number) => `Persona ${number}`,
    warned: (foods) => `Attenzione: questo piatto contiene o può contenere: ${foods}`,
    since: {
      removed: 'Non è più nel menù da quando è stato inviato.',
      changed: 'La voce del menù è cambiata dopo l’invio: guardate di nuovo.',
    },
  },
  zh: {
    marks: { seen: '已阅', separate: '单独用锅', traces: '可能混入微量', cannot: '做不到' },
    person: (number) => `第${number}位客人`,
    warned: (foods) => `注意：此菜含有或可能含有：${foods}`,
    since: {
      removed: '发送后已从菜单中移除。',
      changed: '发送后菜单内容有变，请再看一遍。',
    },
  },
  ja: {
    marks: { seen: '確認しました', separate: '別の鍋を使用', traces: '微量混入の可能性あり', cannot: '対応できません' },
    person: (number) => `お客様${number}`,
    warned: (foods) => `この料理に含まれる、または含まれる可能性があるもの：${foods}`,
    since: {
      removed: '送信後にメニューから外されました。',
      changed: '送信後にメニューの内容が変わりました。もう一度確認してください。',
    },
  },
  ko: {
    marks: { seen: '확인함', separate: '별도 팬 사용', traces: '미량 혼입 가능', cannot: '이렇게 만들 수 없음' },
    person: (number) => `손님 ${number}`,
    warned: (foods) => `주의: 이 요리에 들어 있거나 들어 있을 수 있음: ${foods}`,
    since: {
      removed: '보낸 뒤 메뉴에서 빠졌습니다.',
      changed: '보낸 뒤 메뉴 내용이 바뀌었습니다. 다시 확인해 주세요.',
    },
  },
  th: {
    marks: { seen: 'อ่านแล้ว', separate: 'ใช้กระทะแยก', traces: 'อาจปนเปื้อนเล็กน้อย', cannot: 'ทำแบบนี้ไม่ได้' },
    person: (number) => `คนที่ ${number}`,
    warned: (foods) => `คำเตือน: จานนี้มีหรืออาจมี: ${foods}`,
    since: {
      removed: 'ไม่อยู่ในเมนูแล้วหลังจากส่งรายการนี้',
      changed: 'เมนูนี้เปลี่ยนหลังจากส่งรายการ โปรดดูอีกครั้ง',
    },
  },
  vi: {
    marks: {
      seen: 'Đã đọc',
      separate: 'Chảo riêng',
      traces: 'Có thể lẫn lượng rất nhỏ',
      cannot: 'Không thể làm như vậy',
    },
    person: (number) => `Người ${number}`,
    warned: (foods) => `Lưu ý: món này có hoặc có thể có: ${foods}`,
    since: {
      removed: 'Không còn trong thực đơn từ khi gửi.',
      changed: 'Món này đã khác trong thực đơn sau khi gửi: hãy xem lại.',
    },
  },
};
