import './check-result.css';
import { nameOfAllergen, wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { type ReactNode, memo } from 'react';
import { type Avoided, listAvoided, describeTouches } from './avoided-in-text.ts';
import './marked-text.css';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { isOwnLine } from './own-line.ts';
import {
  type FoundAllergen,
  type Mark,
  type Question,
  type Some,
  type TextCheck,
  hasList,
  shownLength,
} from './text-check.ts';
import { t } from '../../translations/t.ts';
import { describeOutcome } from './describe-outcome.ts';

function describeAllergens(ids: readonly AllergenId[]): string {
  const found = new Set(ids);
  const said = ids.filter((id) => isOwnLine(id, found));
  return said.map((id) => wordOfAllergen(id)).join(', ');
}

function levelOf({ contains, mayContain }: Mark): 'contains' | 'may_contain' | 'ask' {
  if (contains.length > 0) return 'contains';
  return mayContain.length > 0 ? 'may_contain' : 'ask';
}

/** Returns what the words imply, such as "fish; may: egg, mustard". */
function describeMark({ contains, mayContain }: Mark): string {
  const may = mayContain.length > 0 ? [t('may: {allergens}', { allergens: describeAllergens(mayContain) })] : [];
  return [...(contains.length > 0 ? [describeAllergens(contains)] : []), ...may].join('; ') || t('ask');
}

/** Shows a pasted text with its matches marked by a line, a shape and a word after them. */
const MarkedText = memo(function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const mark of marks) {
    parts.push(text.slice(at, mark.start));
    parts.push(
      <mark key={mark.start} className={`found found--${levelOf(mark)}`}>
        <bdi>{text.slice(mark.start, mark.end)}</bdi>
        <bdi className="found__what"> ({describeMark(mark)})</bdi>
      </mark>,
    );
    at = mark.end;
  }
  parts.push(text.slice(at, Math.max(at, shownLength)));
  return (
    <p className="marked-text" dir="auto">
      {parts}
      {text.length > shownLength && '…'}
    </p>
  );
});

export interface CheckResultProps {
  question: Question;
  check: TextCheck;
  /** What the user avoids; it comes first. */
  avoided: readonly Avoided[];
  /** Renders the mark of a verdict, which is next to its word. */
  renderMark: (verdict: Verdict) => ReactNode;
}

/** Shows the findings, from what is in it to what nobody can know. */
export function CheckResult({ question, check, avoided, renderMark }: CheckResultProps) {
  const { ingredients, name } = question;
  const outcome = describeOutcome(check, hasList(question), avoided);
  return (
    <>
      <div className={`check-outcome check-outcome--${outcome.verdict}`}>
        <h2>
          {renderMark(outcome.verdict)}
          {outcome.title}
        </h2>
        <p>{outcome.note}</p>
      </div>
      <AvoidedLines {...{ check, avoided, renderMark }} />
      {name.trim() !== '' && <MarkedText text={name} marks={check.marks.name} />}
      {hasList(question) && <MarkedText text={ingredients} marks={check.marks.ingredients} />}
      {ingredients.length > shownLength && (
        <p className="check-note">{t('A long text: its beginning is shown here. All of it was read.')}</p>
      )}
      <FoundGroup heading={t('Contains')} mark={renderMark('avoid')} found={check.contains} avoided={avoided} />
      <FoundGroup
        heading={t('May contain')}
        mark={renderMark('cross_contact')}
        found={check.mayContain}
        avoided={avoided}
      />
      <WordsGroup heading={t('Ask about')} mark={renderMark('not_verified')} some={check.asks}>
        {t('It doesn’t say what these are made of.')}
      </WordsGroup>
      <WordsGroup heading={t('Words we don’t know')} mark={renderMark('not_verified')} some={check.unknown}>
        {t('They could be anything.')}
      </WordsGroup>
    </>
  );
}

function AvoidedLines({ check, avoided, renderMark }: Pick<CheckResultProps, 'check' | 'avoided' | 'renderMark'>) {
  if (avoided.length === 0) return null;
  return (
    <section className="check-group" aria-label={t('What you avoid, by these words')}>
      <h3>{t('What you avoid')}</h3>
      <ul role="list">
        {listAvoided(check, avoided).map(({ key, verdict, text }) => (
          <li key={key} className="check-avoided">
            {renderMark(verdict)}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = (id: FoundAllergen['allergen']): string => nameOfAllergen(id);

function describeWords({ words, more }: Some): string {
  const said = words.map((word) => `“${word}”`).join(', ');
  return more > 0 ? t('{words} and {more} more', { words: said, more }) : said;
}

interface FoundGroupProps {
  heading: string;
  mark: ReactNode;
  found: readonly FoundAllergen[];
  avoided: readonly Avoided[];
}

function FoundGroup({ heading, mark, found, avoided }: FoundGroupProps) {
  if (found.length === 0) return null;
  const lines = found.map((one) => ({ one, touches: describeTouches(one, avoided) }));
  const sorted = lines.toSorted((one, other) => Number(!one.touches) - Number(!other.touches));
  return (
    <section className="check-group">
      <h3>
        {mark}
        {heading}
      </h3>
      <ul role="list">
        {sorted.map(({ one, touches }) => (
          <li key={one.allergen}>
            <strong>{nameOf(one.allergen)}</strong>
            {one.members.length > 0 && ` (${one.members.map(nameOf).join(', ')})`}
            {touches && <strong className="check-group__yours">{` · ${touches}`}</strong>}
            <span className="check-group__words" dir="auto">
              {describeWords(one)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WordsGroup({
  heading,
  mark,
  some,
  children,
}: {
  heading: string;
  mark: ReactNode;
  some: Some;
  children: string;
}) {
  if (some.words.length === 0) return null;
  return (
    <section className="check-group">
      <h3>
        {mark}
        {heading}
      </h3>
      <p dir="auto">{describeWords(some)}</p>
      <p className="check-note">{children}</p>
    </section>
  );
}
