import { shownStatement } from '@clearplate/domain/menu/chart-warnings';
import type { MenuDish, UsedComponent } from '@clearplate/contract/menu';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import { confirmationNames, confirmedAt, type ConfirmationName } from '@clearplate/domain/menu/confirmations';
import { formatPrice } from '@clearplate/domain/menu/money';
import type { DishDraft, DishFields, Said, UsedName } from '../model/dish-draft.ts';
import { fieldUnits, unitOf, type Conflict } from './rebase-draft.ts';
import { fieldNames } from '../model/field-names.ts';
import { nameFor } from '../model/describe-task.ts';
import { t } from '../../../translations/t.ts';

/** Compares one value of a dish in two versions that started from the same one. */
export interface Compared {
  readonly unit: string;
  readonly name: string;
  readonly before: string;
  /** `undefined` if it is unchanged here. */
  readonly mine: string | undefined;
  /** `undefined` if it is unchanged there. */
  readonly theirs: string | undefined;
  /** Set if both changed it differently, so that one has to be chosen. */
  readonly conflict: Conflict | undefined;
}

const levelWords = {
  get contains() {
    return t('Contains');
  },
  get may_contain() {
    return t('May contain');
  },
  get absent() {
    return t('Absent');
  },
} as const;

function describeStatement(said: Said | 'withdrawn' | undefined): string {
  if (said === undefined || said === 'withdrawn') return t('Not stated');
  const level = said.ingredient === 'absent' ? t('Not an ingredient, traces possible') : levelWords[said.level];
  const words = said.reason ? `${level}: ${describeReason(said.reason, t)}` : level;
  return said.isStale ? t('{words}, to be confirmed', { words }) : words;
}

const confirmationWords: Readonly<Record<ConfirmationName, string>> = {
  get ingredients_complete() {
    return t('List confirmed complete');
  },
  get cross_contact_stated() {
    return t('All cross-contact stated');
  },
};

const yesOrNo = (is: boolean) => (is ? t('Yes') : t('No'));

function describeField(unit: keyof DishFields, value: MenuDish[keyof DishFields]): string {
  if (unit === 'price_cents') return typeof value === 'number' ? formatPrice(value) : t('No price');
  if (unit === 'archived') return value === true ? t('Archived') : t('On the menu');
  if (unit === 'image_url') return value === null ? t('No image') : t('An image');
  return String(value) || t('Empty');
}

/** Returns what a saved dish states about an allergen itself, without what its kitchen adds. */
function saidIn({ statements, ingredients_changed_at: changed }: MenuDish, allergen: AllergenId): Said | undefined {
  const found = shownStatement(statements, allergen);
  if (!found) return undefined;
  const isStale = found.stated_at === null || (changed !== null && Date.parse(found.stated_at) < Date.parse(changed));
  const { level, reason, ingredient } = found;
  return { level, isStale, ...(reason !== null && { reason }), ...(ingredient && { ingredient }) };
}

interface Versions {
  readonly before: MenuDish;
  /** The names of the components that the versions use. */
  readonly components?: readonly Pick<UsedComponent, 'id' | 'name'>[] | undefined;
  readonly now: MenuDish;
  readonly draft?: DishDraft | undefined;
  readonly conflicts?: readonly Conflict[] | undefined;
}

type Part = Omit<Compared, 'conflict' | 'theirs'> & { readonly now: string };

function fieldParts({ before, now, draft }: Versions): Part[] {
  return fieldUnits.map((unit) => {
    const mine = draft?.fields[unit];
    const isOther = unit === 'image_url' && before[unit] !== now[unit] && now[unit] !== null;
    return {
      unit,
      name: fieldNames[unit],
      before: describeField(unit, before[unit]),
      now: isOther ? t('Another image') : describeField(unit, now[unit]),
      mine: mine === undefined ? undefined : describeField(unit, mine),
    };
  });
}

function usesPart({ before, now, draft, components = [] }: Versions): Part {
  const names = new Map<UsedName, string>([
    ...components.map(({ id, name }) => [id, name] as const),
    ...(draft?.made ?? []).map(({ key, name }) => [key, name] as const),
  ]);
  const describeUses = (uses: readonly UsedName[]) =>
    uses.map((one) => names.get(one) ?? `#${one}`).join(', ') || t('None');
  return {
    unit: 'uses',
    name: t('Components'),
    before: describeUses(before.uses),
    now: describeUses(now.uses),
    mine: draft?.uses && describeUses(draft.uses),
  };
}

function listParts({ before, now, draft }: Versions): Part[] {
  const describeNames = (list: readonly string[]) => list.join(', ') || t('None');
  const confirmed = (unit: ConfirmationName) => {
    const mine = draft?.[unit];
    return {
      unit,
      name: confirmationWords[unit],
      before: yesOrNo(confirmedAt(before, unit) !== null),
      now: yesOrNo(confirmedAt(now, unit) !== null),
      mine: mine === undefined ? undefined : yesOrNo(mine),
    };
  };
  return [
    {
      unit: 'ingredients',
      name: t('Ingredients'),
      before: describeNames(before.ingredients),
      now: describeNames(now.ingredients),
      mine: draft?.ingredients && describeNames(draft.ingredients),
    },
    ...confirmationNames.map(confirmed),
  ];
}

function allergenParts({ before, now, draft }: Versions): Part[] {
  return allergens.map(({ id }) => ({
    unit: `allergen ${id}`,
    name: nameFor(id),
    before: describeStatement(saidIn(before, id)),
    now: describeStatement(saidIn(now, id)),
    mine: draft?.said.has(id) ? describeStatement(draft.said.get(id)) : undefined,
  }));
}

/** Returns everything that differs between a dish as it was, as edited here, and as somebody else saved it. */
export function compareVersions(versions: Versions): Compared[] {
  const conflicts = new Map(versions.conflicts?.map((one) => [unitOf(one), one]));
  return [...fieldParts(versions), ...listParts(versions), usesPart(versions), ...allergenParts(versions)]
    .map(({ now, ...part }) => ({
      ...part,
      theirs: now === part.before ? undefined : now,
      conflict: conflicts.get(part.unit),
    }))
    .filter(({ mine, theirs, conflict }) => mine !== undefined || theirs !== undefined || conflict !== undefined);
}

/** Returns whether a newer version of a dish differs from the one before. */
export const isOtherVersion = (before: MenuDish, now: MenuDish): boolean => compareVersions({ before, now }).length > 0;
