import { inEnglish, type Translate } from '../wording/translate.ts';

/**
 * Kitchens usually give these reasons for "may contain". A statement stores the code, which every reader gets in their
 * own language; any other reason is the restaurant's own text and stays as it is written.
 */
const texts = {
  shared_fryer: (t) => t('Shared fryer'),
  shared_grill: (t) => t('Shared grill'),
  shared_griddle: (t) => t('Shared griddle'),
  shared_oven: (t) => t('Shared oven'),
  shared_pans: (t) => t('Shared pans'),
  shared_wok: (t) => t('Shared wok'),
  shared_prep_surface: (t) => t('Shared prep surface'),
  shared_knives: (t) => t('Shared knives and boards'),
  shared_utensils: (t) => t('Shared utensils'),
  supplier_label: (t) => t('The supplier’s label warns of it'),
} as const satisfies Record<string, (t: Translate) => string>;

export type StockReason = keyof typeof texts;

export const stockReasons = Object.keys(texts) as readonly StockReason[];

/** Stands among the names of dishes where a dish shares equipment with itself, made as it comes or in another way. */
export const sameDish = 'the same dish made differently';

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

const codes = new Map(stockReasons.flatMap((code) => [[code, code] as const, [fold(texts[code](inEnglish)), code]]));

/** Returns the code of a reason that is a code or its English text in any case, or `undefined` for a free text. */
export function stockReasonOf(reason: string): StockReason | undefined {
  return codes.get(fold(reason));
}

/** Returns a reason as it is stored: its code if it has one, else the text as written. */
export function asStored<Reason extends string | null | undefined>(reason: Reason): Reason | StockReason {
  return typeof reason === 'string' ? (stockReasonOf(reason) ?? reason) : reason;
}

/** A text that was stored before there were codes keeps its small first letter. */
function describeOne(reason: string, t: Translate): string {
  const code = stockReasonOf(reason);
  if (code === undefined) return reason;
  const text = texts[code](t);
  const isText = reason !== code;
  return isText && /^\p{Ll}/u.test(reason) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/**
 * Returns a stored reason in the reader's language. Those that follow from the kitchen name the dishes behind what is
 * shared: "shared fryer: Calamari; shared grill: Salmon".
 */
export function describeReason(reason: string, t: Translate = inEnglish): string {
  if (stockReasonOf(reason) !== undefined) return describeOne(reason, t);
  return reason
    .split('; ')
    .map((part) => {
      const [head = '', ...names] = part.split(': ');
      if (names.length === 0) return head;
      const [first = '', ...rest] = names;
      const named = first.startsWith(sameDish) ? first.replace(sameDish, t('the same dish made differently')) : first;
      return [describeOne(head, t), named, ...rest].join(': ');
    })
    .join('; ');
}
