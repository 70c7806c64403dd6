import { us9 } from '@clearplate/domain/facts/allergens';
import type { AllergenFact, DishFacts, Evidence } from '@clearplate/domain/facts/dish-facts';
import { absenceIn } from '@clearplate/domain/wording/describe-evidence';
import { describeWithout } from '@clearplate/domain/wording/verdict-words';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';
import { ownFacts } from './own-facts.ts';
import { describeNotStated, type IsCurrent } from './describe-not-stated.ts';

interface DishAllergensProps {
  facts: DishFacts;
  isCurrent: IsCurrent;
}

type Declared = Extract<Evidence, { kind: 'declared' }>;
type Warning = Exclude<Declared['level'], 'absent'>;

const isDeclared = (level: Declared['level'], source: Declared['source']) => (one: Evidence) =>
  one.kind === 'declared' && one.level === level && one.source === source && one.via === undefined;

const wordsOf = (facts: readonly AllergenFact[]): string =>
  facts.map(({ allergen }) => wordOfAllergen(allergen)).join(', ');

// Shared equipment adds "may contain" only.
function describeContains(source: Declared['source'], names: string): string {
  switch (source) {
    case 'import':
    case 'claimed':
      return t('Menu data says it contains {names}', { names });
    case 'published':
      return t('The chain’s chart says it contains {names}', { names });
    default:
      return t('Restaurant says it contains {names}', { names });
  }
}

function describeMayContain(source: Declared['source'], names: string): string {
  switch (source) {
    case 'import':
    case 'claimed':
      return t('Menu data says it may contain {names}', { names });
    case 'published':
      return t('The chain’s chart says it may contain {names}', { names });
    case 'kitchen':
      return t('The kitchen says it may contain {names}', { names });
    default:
      return t('Restaurant says it may contain {names}', { names });
  }
}

/** Returns text such as "Restaurant says it contains wheat, soy · may contain fish". */
function describeDeclared(facts: readonly AllergenFact[], source: Declared['source']): string {
  const at = (level: Warning) => facts.filter(({ evidence }) => evidence.some(isDeclared(level, source)));
  const contained = at('contains');
  const traces = at('may_contain').filter((fact) => !contained.includes(fact));
  if (contained.length === 0) return traces.length === 0 ? '' : describeMayContain(source, wordsOf(traces));
  const contains = describeContains(source, wordsOf(contained));
  return traces.length === 0 ? contains : `${contains} · ${t('may contain {names}', { names: wordsOf(traces) })}`;
}

const isWarned = ({ evidence }: AllergenFact): boolean =>
  evidence.some((one) => one.kind === 'declared' && one.level !== 'absent');

/** Returns everything known about allergens as lines that begin with their source. */
function listSaid(facts: DishFacts, isCurrent: IsCurrent): readonly string[] {
  const own = ownFacts(facts);
  const others = own.filter((fact) => !isWarned(fact));
  const at = (...presences: readonly AllergenFact['presence'][]) =>
    others.filter(({ presence }) => presences.includes(presence));
  const isOnlyTold = ({ evidence }: AllergenFact) => evidence.every((one) => one.kind !== 'report' || one.told);
  const reported = wordsOf(at('reported').filter((fact) => !isOnlyTold(fact)));
  const [told, named] = [wordsOf(at('reported').filter(isOnlyTold)), wordsOf(at('present'))];
  // Allergens with a current statement of absence are left out here: their eaters get a question instead.
  const often = wordsOf(at('possible', 'estimated').filter(({ coveredAt }) => !isCurrent(coveredAt)));
  const sources = ['restaurant', 'kitchen', 'published', 'import', 'claimed'] as const;
  const said = [
    ...sources.map((source) => describeDeclared(own, source)),
    reported === '' ? '' : t('A diner reacted: {names}', { names: reported }),
    told === '' ? '' : t('A diner was told that it contains {names}', { names: told }),
    named === '' ? '' : t('Its words name {names}', { names: named }),
    often === '' ? '' : t('Often in such dishes: {names}', { names: often }),
  ].filter((line) => line !== '');
  if (said.length > 0) return said;
  const absent = Map.groupBy(
    own.filter(({ coveredAt }) => isCurrent(coveredAt)),
    ({ evidence, coveredAt }) => absenceIn(evidence, coveredAt ?? '')?.source ?? 'restaurant',
  );
  return [...absent].map(([source, of]) => {
    const ids = of.map(({ allergen }) => allergen);
    if (source !== 'restaurant') return describeWithout(source, ids.map(wordOfAllergen), t);
    if (us9.every((id) => ids.includes(id))) return t('Restaurant says: none of the nine');
    return t('Restaurant says it has none of these: {names}', { names: wordsOf(of) });
  });
}

/**
 * Shows which allergens are or may be in a dish, each with its source, and that nothing was stated about the others.
 */
export function DishAllergens({ facts, isCurrent }: DishAllergensProps) {
  const said = listSaid(facts, isCurrent);
  const notStated = describeNotStated(facts, isCurrent);
  return (
    <div className="dish-card__allergens">
      {said.length === 0 && <p>{t('No allergen information')}</p>}
      {said.map((line, index) => (
        <p key={line}>
          {line}
          {index === said.length - 1 && notStated !== '' && <span>{`. ${notStated}`}</span>}
        </p>
      ))}
    </div>
  );
}
