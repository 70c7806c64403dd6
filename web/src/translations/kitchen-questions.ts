import type { Language } from './languages.ts';

/**
 * Asks a kitchen about its menu in its own language; English is above that anyway. What isn't translated, because the
 * menu or somebody else wrote it, comes in as `quoted` made it. No native speaker has checked any.
 */
export interface KitchenQuestions {
  readonly quoted: (words: string) => string;
  /** Adds which allergens the words before it stand for. */
  readonly meaning: (words: string, foods: string) => string;
  /** Asks about several dishes. */
  readonly whether: (foods: string) => string;
  readonly whetherIn: (foods: string, dish: string) => string;
  readonly shared_equipment: (foods: string) => string;
  readonly may_contain: (foods: string) => string;
  readonly usual_in: (food: string, part: string) => string;
  /** These foods are the reason for the question. */
  readonly what_is_in: (foods: string, part: string) => string;
  readonly refined: (oil: string) => string;
  readonly guessed: (foods: string) => string;
  readonly unexplained: (date: string) => string;
}

const meaningBeside = (words: string, foods: string): string => `${words} (${foods})`;

/** Thai words follow each other without spaces, which stand around other scripts alone. */
const beforeThai = (foods: string): string =>
  (foods.startsWith('“') ? ` ${foods}` : foods).replaceAll(/([ก-๙]) หรือ (?=[ก-๙])/g, '$1หรือ');
const besideThai = (foods: string): string => beforeThai(foods) + (/[”)]$/.test(foods) ? ' ' : '');

export const kitchenQuestions: Readonly<Record<Exclude<Language, 'en'>, KitchenQuestions>> = {
  es: {
    quoted: (words) => `«${words}»`,
    meaning: meaningBeside,
    whether: (foods) => `¿Alguno de estos platos lleva ${foods}?`,
    whetherIn: (foods, dish) => `¿El plato ${dish} lleva ${foods}?`,
    shared_equipment: (foods) =>
      `¿Se fríe algo con ${foods} en el mismo aceite, o se usan las mismas sartenes o superficies?`,
    may_contain: (foods) => `¿Pueden evitar las trazas de ${foods}?`,
    usual_in: (food, part) => `Según su menú, no lleva ${food}. ¿Es así también para ${part}?`,
    what_is_in: (foods, part) => `${part}: ¿qué lleva? ¿Lleva ${foods}?`,
    refined: (oil) => `¿El aceite ${oil} es altamente refinado?`,
    guessed: (foods) => `¿Lleva ${foods}?`,
    unexplained: (date) => `Un comensal tuvo una reacción el ${date}; no se conoce la causa. ¿Saben algo más?`,
  },
  // No article is known for what comes in, so it stands after a colon; marks of two parts are preceded by a no-break space.
  fr: {
    quoted: (words) => `«\u00a0${words}\u00a0»`,
    meaning: meaningBeside,
    whether: (foods) => `L’un de ces plats contient-il ceci\u00a0: ${foods}\u00a0?`,
    whetherIn: (foods, dish) => `Le plat ${dish} contient-il ceci\u00a0: ${foods}\u00a0?`,
    shared_equipment: (foods) =>
      `Des aliments qui contiennent ceci sont-ils frits dans la même huile, ou préparés avec les mêmes poêles ou sur les mêmes surfaces\u00a0: ${foods}\u00a0?`,
    may_contain: (foods) => `Pouvez-vous éviter toute trace de ceci\u00a0: ${foods}\u00a0?`,
    usual_in: (food, part) => `Votre carte indique\u00a0: sans ${food}. Est-ce vrai aussi pour ${part}\u00a0?`,
    what_is_in: (foods, part) => `Qu’y a-t-il dans ${part}\u00a0? Y trouve-t-on ceci\u00a0: ${foods}\u00a0?`,
    refined: (oil) => `L’huile ${oil} est-elle hautement raffinée\u00a0?`,
    guessed: (foods) => `Y trouve-t-on ceci\u00a0: ${foods}\u00a0?`,
    unexplained: (date) =>
      `Un client a eu une réaction le ${date.replace(/^1 /, '1er ')}, de cause inconnue. En savez-vous plus\u00a0?`,
  },
  it: {
    quoted: (words) => `«${words}»`,
    meaning: meaningBeside,
    whether: (foods) => `Qualcuno di questi piatti contiene: ${foods}?`,
    whetherIn: (foods, dish) => `Il piatto ${dish} contiene: ${foods}?`,
    shared_equipment: (foods) =>
      `Si friggono nello stesso olio, o si preparano con le stesse padelle o sugli stessi piani, cibi che contengono: ${foods}?`,
    may_contain: (foods) => `Potete evitare ogni traccia di: ${foods}?`,
    usual_in: (food, part) => `Il vostro menù dice: senza ${food}. Vale anche per ${part}?`,
    what_is_in: (foods, part) => `Che cosa c’è in ${part}? Contiene: ${foods}?`,
    refined: (oil) => `L’olio ${oil} è altamente raffinato?`,
    guessed: (foods) => `Contiene: ${foods}?`,
    // "Il" would be "l’" before 8 and 11.
    unexplained: (date) => `In data ${date} un cliente ha avuto una reazione di causa sconosciuta. Ne sapete di più?`,
  },
  zh: {
    quoted: (words) => `“${words}”`,
    meaning: (words, foods) => `${words}（${foods}）`,
    whether: (foods) => `这些菜里含有${foods}吗？`,
    whetherIn: (foods, dish) => `${dish}里含有${foods}吗？`,
    shared_equipment: (foods) => `含有${foods}的食物会用同一锅油炸，或用同样的锅具、台面制作吗？`,
    may_contain: (foods) => `能避免混入微量的${foods}吗？`,
    usual_in: (food, part) => `您的菜单写明不含${food}。${part}也是如此吗？`,
    what_is_in: (foods, part) => `${part}里有什么？含有${foods}吗？`,
    refined: (oil) => `${oil}是高度精炼油吗？`,
    guessed: (foods) => `里面含有${foods}吗？`,
    unexplained: (date) => `${date}有一位客人吃后出现不良反应，原因不明。您了解更多情况吗？`,
  },
  ja: {
    quoted: (words) => `「${words}」`,
    meaning: (words, foods) => `${words}（${foods}）`,
    whether: (foods) => `これらの料理に${foods}は入っていますか？`,
    whetherIn: (foods, dish) => `${dish}に${foods}は入っていますか？`,
    shared_equipment: (foods) =>
      `${foods}を使ったものを、同じ油で揚げたり、同じフライパンや調理台で調理したりしますか？`,
    may_contain: (foods) => `${foods}が微量でも混入しないようにできますか？`,
    usual_in: (food, part) => `メニューでは${food}は使っていないとのことですが、${part}についても同じですか？`,
    what_is_in: (foods, part) => `${part}には何が入っていますか？${foods}は入っていますか？`,
    refined: (oil) => `${oil}は高度に精製された油ですか？`,
    guessed: (foods) => `${foods}は入っていますか？`,
    unexplained: (date) => `${date}、お客様に症状が出ましたが、原因は分かっていません。ほかに何かご存じですか？`,
  },
  // Particles depend on the last sound of what comes in, so it stands after a colon.
  ko: {
    quoted: (words) => `‘${words}’`,
    meaning: (words, foods) => `${words}(${foods})`,
    whether: (foods) => `이 음식들 중에 다음이 들어 있는 것이 있습니까: ${foods}?`,
    whetherIn: (foods, dish) => `${dish}에 다음이 들어 있습니까: ${foods}?`,
    shared_equipment: (foods) => `다음이 든 음식을 같은 기름에 튀기거나, 같은 팬이나 조리대에서 조리합니까: ${foods}?`,
    may_contain: (foods) => `미량도 섞이지 않게 해 주실 수 있습니까: ${foods}?`,
    usual_in: (food, part) => `메뉴에는 다음이 들어 있지 않다고 적혀 있습니다: ${food}. ${part}도 그렇습니까?`,
    what_is_in: (foods, part) => `${part}에는 무엇이 들어 있습니까? 다음이 들어 있습니까: ${foods}?`,
    refined: (oil) => `다음 기름은 고도로 정제된 것입니까: ${oil}?`,
    guessed: (foods) => `다음이 들어 있습니까: ${foods}?`,
    unexplained: (date) =>
      `${date}에 한 손님에게 이상 반응이 있었고 원인은 밝혀지지 않았습니다. 더 아시는 것이 있습니까?`,
  },
  th: {
    quoted: (words) => `“${words}”`,
    meaning: meaningBeside,
    whether: (foods) => `อาหารเหล่านี้มี${besideThai(foods)}หรือไม่`,
    whetherIn: (foods, dish) => `${dish} มี${besideThai(foods)}หรือไม่`,
    shared_equipment: (foods) => `มีการทอดอาหารที่มี${besideThai(foods)}ในน้ำมันเดียวกัน หรือใช้กระทะหรือพื้นที่เตรียมอาหารเดียวกันหรือไม่`,
    may_contain: (foods) => `ช่วยไม่ให้${besideThai(foods)}ปนเปื้อนแม้เพียงเล็กน้อยได้หรือไม่`,
    usual_in: (food, part) => `เมนูของร้านระบุว่าไม่มี${beforeThai(food)} สำหรับ ${part} เป็นเช่นเดียวกันหรือไม่`,
    what_is_in: (foods, part) => `ใน ${part} มีอะไรบ้าง มี${besideThai(foods)}หรือไม่`,
    refined: (oil) => `น้ำมัน ${oil} ผ่านการกลั่นให้บริสุทธิ์ขั้นสูงหรือไม่`,
    guessed: (foods) => `มี${besideThai(foods)}หรือไม่`,
    unexplained: (date) => `เมื่อวันที่ ${date} มีลูกค้ารายหนึ่งมีอาการผิดปกติหลังรับประทาน โดยไม่ทราบสาเหตุ คุณทราบข้อมูลเพิ่มเติมหรือไม่`,
  },
  vi: {
    quoted: (words) => `“${words}”`,
    meaning: meaningBeside,
    whether: (foods) => `Trong các món này có ${foods} không?`,
    whetherIn: (foods, dish) => `Trong món ${dish} có ${foods} không?`,
    shared_equipment: (foods) =>
      `Có món nào có ${foods} được chiên chung dầu, hoặc nấu chung chảo hay chung mặt bếp không?`,
    may_contain: (foods) => `Quý vị có thể tránh để lẫn ${foods}, dù rất ít, được không?`,
    usual_in: (food, part) => `Thực đơn của quý vị ghi là không có ${food}. Điều đó có đúng với cả ${part} không?`,
    what_is_in: (foods, part) => `Trong ${part} có những gì? Có ${foods} không?`,
    refined: (oil) => `Dầu ${oil} có được tinh luyện ở mức độ cao không?`,
    guessed: (foods) => `Trong món có ${foods} không?`,
    unexplained: (date) =>
      `Ngày ${date}, một khách ăn xong bị phản ứng, chưa rõ nguyên nhân. Quý vị có biết thêm gì không?`,
  },
};
