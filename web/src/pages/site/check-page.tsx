import './check-page.css';
import { useMemo, useState } from 'react';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { keyOf } from '../../entities/eater/avoided-thing.ts';
import { type Avoiding, useAvoiding } from '../../entities/eater/use-avoiding.ts';
import type { Avoided } from '../../features/text-check/avoided-in-text.ts';
import { type AvoidedName, hasList } from '../../features/text-check/text-check.ts';
import { describeOutcome } from '../../features/text-check/describe-outcome.ts';
import { type Reading, useTextCheck } from '../../features/text-check/use-text-check.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { VerdictMark } from '../../entities/verdict/verdict-mark.tsx';
import { CheckResult, type CheckResultProps } from '../../features/text-check/check-result.tsx';
import { t } from '../../translations/t.ts';

const renderMark: CheckResultProps['renderMark'] = (verdict) => <VerdictMark verdict={verdict} />;

/** Shows what a text says. */
const CheckTold = (props: Omit<CheckResultProps, 'renderMark'>) => <CheckResult {...props} renderMark={renderMark} />;

// It is English, because that is how the text is read.
const example =
  'Enriched flour (wheat flour, niacin), butter [cream, salt], hazelnuts, natural flavor. May contain traces of peanuts.';

/** Returns the names to look for that aren't allergens, as text, so that equal ones make the same question. */
function namesToFind(ticked: Avoiding['ticked']): string {
  const names = ticked.flatMap(({ key, avoidance }): AvoidedName[] => {
    if (avoidance.kind === 'allergen') return [];
    return [{ key, name: avoidance.name, ...(avoidance.kind === 'ingredient' && { term: avoidance.term }) }];
  });
  return JSON.stringify(names);
}

/** Returns what each eater avoids, with their own strictness. */
const listAvoidances = (eaters: Avoiding['eaters']): readonly Avoided[] =>
  eaters.flatMap(({ name, avoids }) => avoids.map((avoidance) => ({ key: keyOf(avoidance), avoidance, eater: name })));

/** Reads a pasted ingredient list in the browser: nothing of it is sent, stored or logged. */
export function CheckPage() {
  const avoiding = useAvoiding();
  const [ingredients, setIngredients] = useState('');
  const [name, setName] = useState('');
  const avoided = listAvoidances(avoiding.eaters);
  const names = namesToFind(avoiding.ticked);
  const question = useMemo(
    () => ({ ingredients, name, avoided: JSON.parse(names) as AvoidedName[] }),
    [ingredients, name, names],
  );
  const reading = useTextCheck(question);
  usePageTitle(t('Check an ingredient list'));
  const write = (list: string, dish: string) => {
    setIngredients(list);
    setName(dish);
  };
  return (
    <div className="page">
      <div className="page__head">
        <h1>{t('Check an ingredient list')}</h1>
      </div>
      <AvoidingNotice avoiding={avoiding} />
      <div className="check">
        <form className="check__form" onSubmit={(event) => event.preventDefault()} autoComplete="off">
          <TextArea
            label={t('Ingredients, or a line of a menu')}
            hint={t('It’s read on this device: nothing you write here is sent, stored or logged.')}
            value={ingredients}
            rows={8}
            dir="auto"
            spellCheck={false}
            onChange={(event) => setIngredients(event.target.value)}
          />
          <TextField
            label={t('Name of the dish (optional)')}
            value={name}
            maxLength={200}
            dir="auto"
            spellCheck={false}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="check__actions">
            {reading.status === 'empty' ? (
              <Button onClick={() => write(example, '')}>{t('Try an example')}</Button>
            ) : (
              <Button onClick={() => write('', '')}>{t('Clear')}</Button>
            )}
            <ReadingStatus reading={reading} avoided={avoided} />
          </div>
        </form>
        <CheckAnswer reading={reading} avoided={avoided} />
      </div>
    </div>
  );
}

interface ReadProps {
  reading: Reading;
  avoided: readonly Avoided[];
}

function ReadingStatus({ reading: { status, answer }, avoided }: ReadProps) {
  return (
    <p className="check__status" role="status">
      {status === 'reading' && t('Reading…')}
      {status === 'read' && answer && (
        <VisuallyHidden>{describeOutcome(answer.check, hasList(answer.question), avoided).title}</VisuallyHidden>
      )}
    </p>
  );
}

function CheckAnswer({ reading, avoided }: ReadProps) {
  const { status, answer, retry } = reading;
  if (status === 'failed') {
    return <ErrorState text={t('Not verified')} reason={t('The words could not be read right now.')} onRetry={retry} />;
  }
  return (
    <section className="check__answer" aria-label={t('What the words say')} aria-busy={status === 'reading'}>
      {status === 'empty' && (
        <p className="check-note">
          {t(
            'Here you’ll see which allergens the words point to, and which words: the nine of US law (milk, eggs, fish, crustacean shellfish, tree nuts, wheat, peanuts, soybeans, sesame), those that EU law adds, and anything else you avoid.',
          )}
        </p>
      )}
      {status !== 'empty' && answer && (
        <div className="check__told">
          <CheckTold {...answer} avoided={avoided} />
        </div>
      )}
    </section>
  );
}
