import type { Language } from './languages.ts';

/** Has the rest of a kitchen's page, in its own language. No native speaker has checked any but the English. */
export interface KitchenPageTexts {
  readonly heading: string;
  readonly initials: string;
  readonly initialsFirst: string;
  readonly initialsHint: string;
  readonly takeBack: string;
  /** Takes times of the day. Neither ends a sentence, because some languages' end with a dot. */
  readonly sent: (at: string, until: string) => string;
  readonly offline: (at: string) => string;
  readonly notSaved: (line: string, why: string) => string;
  /** `when` is written by the browser, such as "in 40 seconds". */
  readonly again: (when?: string) => string;
  readonly initialsAgain: string;
  /** Says how many lines are in each state. `ticked` is used if all are. */
  readonly lines: Readonly<Record<'cannot' | 'unticked' | 'traces' | 'seen', (count: number) => string>> & {
    readonly ticked: string;
  };
  readonly ended: { readonly title: string; readonly text: string };
}

export const kitchenPageTexts: Readonly<Record<Language, KitchenPageTexts>> = {
  en: {
    heading: 'Food allergy: order for the kitchen',
    initials: 'Your initials',
    initialsFirst: 'Please type your initials first.',
    initialsHint: 'They stand beside what you tick.',
    takeBack: 'Take back',
    sent: (at, until) => `Sent at ${at}. Opens until ${until}. What you tick is seen at the table at once.`,
    offline: (at) => `Not connected: this is from ${at}, and what you tick now is not saved.`,
    notSaved: (line, why) => `${line}: the tick was not saved. ${why}`,
    again: (when) => (when ? `Please try again ${when}.` : 'Please try again.'),
    initialsAgain: 'Please look at your initials again.',
    lines: {
      cannot: (count) => `Can’t be made so: ${count}`,
      unticked: (count) => `Not ticked yet: ${count}`,
      traces: (count) => `Traces possible: ${count}`,
      seen: (count) => `Only seen: ${count}`,
      ticked: 'Every line is ticked.',
    },
    ended: {
      title: 'This link opens no order',
      text: 'It ended after four hours, was withdrawn, or isn’t complete. Ask at the table, or let them show you a new code.',
    },
  },
  es: {
    heading: 'Alergia alimentaria: pedido para la cocina',
    initials: 'Sus iniciales',
    initialsFirst: 'Escriba primero sus iniciales.',
    initialsHint: 'Aparecen junto a lo que marque.',
    takeBack: 'Deshacer',
    sent: (at, until) => `Enviado a las ${at}; se abre hasta las ${until}; lo que marque se ve en la mesa al momento.`,
    offline: (at) => `Sin conexión: esto es de las ${at}, y lo que marque ahora no se guarda.`,
    notSaved: (line, why) => `${line}: la marca no se guardó. ${why}`,
    again: (when) => (when ? `Inténtelo otra vez ${when}.` : 'Inténtelo otra vez.'),
    initialsAgain: 'Revise sus iniciales.',
    lines: {
      cannot: (count) => `No se puede hacer así: ${count}`,
      unticked: (count) => `Sin marcar: ${count}`,
      traces: (count) => `Con posibles trazas: ${count}`,
      seen: (count) => `Solo visto: ${count}`,
      ticked: 'Todas las líneas están marcadas.',
    },
    ended: {
      title: 'Este enlace no abre ningún pedido',
      text: 'Terminó a las cuatro horas, lo retiraron o no está completo. Pregunte en la mesa, o pida que le muestren un código nuevo.',
    },
  },
  fr: {
    heading: 'Allergie alimentaire\u00a0: commande pour la cuisine',
    initials: 'Vos initiales',
    initialsFirst: 'Indiquez d’abord vos initiales.',
    initialsHint: 'Elles figurent à côté de ce que vous cochez.',
    takeBack: 'Annuler',
    sent: (at, until) => `Envoyée à ${at}, ouverte jusqu’à ${until}. Ce que vous cochez se voit aussitôt à table.`,
    offline: (at) => `Hors connexion\u00a0: ceci date de ${at}, et ce que vous cochez n’est pas enregistré.`,
    notSaved: (line, why) => `${line}\u00a0: non enregistré. ${why}`,
    again: (when) => (when ? `Merci de réessayer ${when}.` : 'Merci de réessayer.'),
    initialsAgain: 'Merci de vérifier vos initiales.',
    lines: {
      cannot: (count) => `Impossible ainsi\u00a0: ${count}`,
      unticked: (count) => `Pas encore coché\u00a0: ${count}`,
      traces: (count) => `Traces possibles\u00a0: ${count}`,
      seen: (count) => `Seulement vu\u00a0: ${count}`,
      ticked: 'Toutes les lignes sont cochées.',
    },
    ended: {
      title: 'Ce lien n’ouvre aucune commande',
      text: 'Elle a pris fin après quatre heures, a été retirée ou le lien est incomplet. Demandez à table, ou faites-vous montrer un nouveau code.',
    },
  },
  it: {
    heading: 'Allergia alimentare: ordine per la cucina',
    initials: 'Le vostre iniziali',
    initialsFirst: 'Scrivete prima le iniziali.',
    initialsHint: 'Compaiono accanto a ciò che segnate.',
    takeBack: 'Annulla',
    sent: (at, until) => `Inviato alle ${at}, si apre fino alle ${until}. Ciò che segnate si vede subito al tavolo.`,
    offline: (at) => `Senza connessione: questo è delle ${at}, e ciò che segnate ora non viene salvato.`,
    notSaved: (line, why) => `${line}: non salvato. ${why}`,
    again: (when) => (when ? `Riprovate ${when}.` : 'Riprovate.'),
    initialsAgain: 'Controllate le vostre iniziali.',
    lines: {
      cannot: (count) => `Non si può fare così: ${count}`,
      unticked: (count) => `Non ancora segnate: ${count}`,
      traces: (count) => `Possibili tracce: ${count}`,
      seen: (count) => `Solo viste: ${count}`,
      ticked: 'Tutte le righe sono segnate.',
    },
    ended: {
      title: 'Questo link non apre alcun ordine',
      text: 'È scaduto dopo quattro ore, è stato ritirato o non è completo. Chiedete al tavolo, o fatevi mostrare un nuovo codice.',
    },
  },
  zh: {
    heading: '食物过敏：厨房订单',
    initials: '您的姓名缩写',
    initialsFirst: '请先填写姓名缩写。',
    initialsHint: '会显示在您标记的内容旁边。',
    takeBack: '撤回',
    sent: (at, until) => `发送时间 ${at}，有效至 ${until}。您的标记会立即显示给客人。`,
    offline: (at) => `未连接：这是 ${at} 的内容，现在标记不会保存。`,
    notSaved: (line, why) => `${line}：标记未保存。${why}`,
    again: (when) => (when ? `请${when}重试。` : '请重试。'),
    initialsAgain: '请检查您的姓名缩写。',
    lines: {
      cannot: (count) => `做不到：${count}`,
      unticked: (count) => `尚未标记：${count}`,
      traces: (count) => `可能混入微量：${count}`,
      seen: (count) => `仅已阅：${count}`,
      ticked: '每一行都已标记。',
    },
    ended: {
      title: '此链接打不开任何订单',
      text: '订单已满四小时、已被撤回，或链接不完整。请询问客人，或请客人出示新的二维码。',
    },
  },
  ja: {
    heading: '食物アレルギー：厨房への注文',
    initials: 'イニシャル',
    initialsFirst: '先にイニシャルを入力してください。',
    initialsHint: 'チェックの横に表示されます。',
    takeBack: '取り消す',
    sent: (at, until) => `送信 ${at}、有効期限 ${until}。チェックはすぐにお客様に表示されます。`,
    offline: (at) => `未接続：これは ${at} の内容です。今のチェックは保存されません。`,
    notSaved: (line, why) => `${line}：保存されませんでした。${why}`,
    again: (when) => (when ? `${when}にもう一度お試しください。` : 'もう一度お試しください。'),
    initialsAgain: 'イニシャルを確認してください。',
    lines: {
      cannot: (count) => `対応できません：${count}`,
      unticked: (count) => `未チェック：${count}`,
      traces: (count) => `微量混入の可能性あり：${count}`,
      seen: (count) => `確認のみ：${count}`,
      ticked: 'すべての行にチェックが入りました。',
    },
    ended: {
      title: 'このリンクで開ける注文はありません',
      text: '四時間が過ぎたか、取り下げられたか、リンクが不完全です。お客様に尋ねるか、新しいコードを見せてもらってください。',
    },
  },
  ko: {
    heading: '식품 알레르기: 주방 주문',
    initials: '이니셜',
    initialsFirst: '먼저 이니셜을 입력해 주세요.',
    initialsHint: '표시한 내용 옆에 나타납니다.',
    takeBack: '취소',
    sent: (at, until) => `보낸 시각 ${at}, 유효 시각 ${until}까지. 표시하면 손님에게 바로 보입니다.`,
    offline: (at) => `연결되지 않음: ${at} 기준이며, 지금 표시하는 것은 저장되지 않습니다.`,
    notSaved: (line, why) => `${line}: 저장되지 않았습니다. ${why}`,
    again: (when) => (when ? `${when}에 다시 시도해 주세요.` : '다시 시도해 주세요.'),
    initialsAgain: '이니셜을 다시 확인해 주세요.',
    lines: {
      cannot: (count) => `이렇게 만들 수 없음: ${count}`,
      unticked: (count) => `아직 표시하지 않음: ${count}`,
      traces: (count) => `미량 혼입 가능: ${count}`,
      seen: (count) => `확인만 함: ${count}`,
      ticked: '모든 줄에 표시했습니다.',
    },
    ended: {
      title: '이 링크로 열 수 있는 주문이 없습니다',
      text: '네 시간이 지났거나, 취소되었거나, 링크가 완전하지 않습니다. 손님에게 묻거나 새 코드를 보여 달라고 하세요.',
    },
  },
  th: {
    heading: 'แพ้อาหาร: รายการอาหารสำหรับครัว',
    initials: 'อักษรย่อชื่อของคุณ',
    initialsFirst: 'โปรดพิมพ์อักษรย่อชื่อก่อน',
    initialsHint: 'จะแสดงข้างรายการที่คุณเลือก',
    takeBack: 'ยกเลิก',
    sent: (at, until) => `ส่งเมื่อ ${at} เปิดได้ถึง ${until} สิ่งที่คุณเลือกจะแสดงที่โต๊ะทันที`,
    offline: (at) => `ไม่ได้เชื่อมต่อ: ข้อมูลนี้ของเวลา ${at} และสิ่งที่คุณเลือกตอนนี้จะไม่ถูกบันทึก`,
    notSaved: (line, why) => `${line}: ไม่ได้บันทึก ${why}`,
    again: (when) => (when ? `โปรดลองอีกครั้ง${when}` : 'โปรดลองอีกครั้ง'),
    initialsAgain: 'โปรดตรวจสอบอักษรย่อชื่ออีกครั้ง',
    lines: {
      cannot: (count) => `ทำแบบนี้ไม่ได้: ${count}`,
      unticked: (count) => `ยังไม่ได้เลือก: ${count}`,
      traces: (count) => `อาจปนเปื้อนเล็กน้อย: ${count}`,
      seen: (count) => `อ่านแล้วเท่านั้น: ${count}`,
      ticked: 'เลือกครบทุกรายการแล้ว',
    },
    ended: {
      title: 'ลิงก์นี้ไม่เปิดรายการใด',
      text: 'ครบสี่ชั่วโมงแล้ว ถูกถอน หรือลิงก์ไม่ครบ โปรดถามที่โต๊ะ หรือขอดูรหัสใหม่',
    },
  },
  vi: {
    heading: 'Dị ứng thực phẩm: món gọi cho bếp',
    initials: 'Chữ viết tắt tên của bạn',
    initialsFirst: 'Vui lòng nhập chữ viết tắt tên trước.',
    initialsHint: 'Hiện bên cạnh mục bạn đánh dấu.',
    takeBack: 'Bỏ đánh dấu',
    sent: (at, until) => `Gửi lúc ${at}, hết hạn lúc ${until}. Mục bạn đánh dấu hiện ngay tại bàn.`,
    offline: (at) => `Không có kết nối: đây là nội dung lúc ${at}, và mục bạn đánh dấu bây giờ không được lưu.`,
    notSaved: (line, why) => `${line}: chưa được lưu. ${why}`,
    again: (when) => (when ? `Vui lòng thử lại ${when}.` : 'Vui lòng thử lại.'),
    initialsAgain: 'Vui lòng kiểm tra lại chữ viết tắt tên.',
    lines: {
      cannot: (count) => `Không thể làm như vậy: ${count}`,
      unticked: (count) => `Chưa đánh dấu: ${count}`,
      traces: (count) => `Có thể lẫn lượng rất nhỏ: ${count}`,
      seen: (count) => `Mới chỉ đọc: ${count}`,
      ticked: 'Tất cả các dòng đã được đánh dấu.',
    },
    ended: {
      title: 'Liên kết này không dẫn đến món gọi nào',
      text: 'Đã quá bốn giờ, đã bị rút lại hoặc liên kết không đầy đủ. Hãy hỏi tại bàn, hoặc xin xem mã mới.',
    },
  },
};
