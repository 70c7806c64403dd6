import './allergen-information.css';
import type { AllergenId } from '@clearplate/domain/allergens';
import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { Cause, Verdict } from '@clearplate/domain/verdict';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { listAllergenLines, statementLevels, type AllergenLine, type StatementLevel } from './allergen-lines.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { phrase, say, sayPhrase, type Phrase } from '../../translations/say.ts';

const headings: Readonly<Record<StatementLevel, { text: Phrase; mark: Verdict }>> = {
  contains: { text: phrase('Contains'), mark: 'avoid' },
  reported: { text: phrase('Reaction reported'), mark: 'avoid' },
  may_contain: { text: phrase('May contain'), mark: 'cross_contact' },
  estimated: { text: phrase('Possible: an estimate'), mark: 'not_verified' },
  disputed: { text: phrase('Stated absent, though other words suggest it: ask'), mark: 'not_verified' },
  unverified: { text: phrase('Not verified'), mark: 'not_verified' },
  absent: { text: phrase('Stated absent'), mark: 'none_declared' },
};

export interface AllergenInformationProps {
  facts: DishFacts;
  assessAllergen: (facts: DishFacts, allergen: AllergenId) => Cause | undefined;
}

/** Everything that was said about allergens, with its source, and that the rest was not said. */
export function AllergenInformation({ facts, assessAllergen }: AllergenInformationProps) {
  const lines = listAllergenLines(facts, assessAllergen);
  if (!lines) return <Skeleton shape="box" />;
  const levels = statementLevels.filter((level) => lines[level].length > 0);
  if (levels.length === 0) {
    return <p className="allergen-info__none">{say('No allergen information')}</p>;
  }
  return (
    <div className="allergen-info">
      {levels.map((level) => (
        <AllergenLevel key={level} level={level} lines={lines[level]} />
      ))}
      <p className="allergen-info__rest">{say('Everything else is not stated. Not stated does not mean absent.')}</p>
    </div>
  );
}

function AllergenLevel({ level, lines }: { level: StatementLevel; lines: readonly AllergenLine[] }) {
  const { text, mark } = headings[level];
  return (
    <section className="allergen-info__level">
      <h3>
        <VerdictMark verdict={mark} />
        {sayPhrase(text)}
      </h3>
      <ul role="list">
        {lines.map(({ names, because }) => (
          <li key={names.join()}>
            <strong>{names.join(', ')}</strong>
            {because.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
