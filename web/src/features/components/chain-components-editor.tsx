import './components.css';
import type { ChainComponent, ChainComponents } from '@clearplate/contract/chain-components';
import { Link } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t, tCount } from '../../translations/t.ts';
import { ComponentForm } from './component-form.tsx';
import { ComponentHistory } from './component-history.tsx';
import { describeContent } from './describe-content.ts';
import { EffectDialog } from './effect-dialog.tsx';
import { draftOf, newDraft, standingIn, useComponents, type ComponentStore } from './use-components.ts';

function storeOf(menu: string): ComponentStore<ChainComponents> {
  const params = { menu };
  return {
    load: () => client.getChainComponents({ params }),
    preview: (edit) => client.previewChainComponents({ params, body: { components: [edit] } }),
    save: (edit, ifMatch) => client.saveChainComponents({ params, body: { components: [edit] }, ifMatch }),
  };
}

/** Edits the components that a chain's places share, and says which places use them. */
export function ChainComponentsEditor({ initial }: { initial: ChainComponents }) {
  const { menu } = initial.chain;
  const editing = useComponents(initial, storeOf(menu));
  const { saved, draft, open, asked, setAsked, isBusy, refusal, ask, save } = editing;
  const form = { dishes: [], isBusy, problem: refusal, onCancel: () => open(undefined) };
  return (
    <div className="components">
      <Button onClick={() => open(newDraft('', undefined))}>
        <span aria-hidden="true">+</span> {t('Add a component')}
      </Button>
      {draft && draft.id === undefined && (
        <ComponentForm
          key={draft.key}
          {...form}
          draft={draft}
          others={saved.components}
          onSave={(edit, typed) => void ask(edit, typed)}
        />
      )}
      {saved.components.length === 0 && <p>{t('This chain has no components yet.')}</p>}
      <ul className="components__list" role="list">
        {saved.components.map((component) => (
          <li key={component.id} className="component-card">
            {draft?.id === component.id ? (
              <ComponentForm
                {...form}
                draft={draft}
                others={saved.components.filter(({ id }) => id !== component.id)}
                onSave={(edit, typed) => void ask(edit, typed)}
                onRemove={() => void save({ id: component.id, removed: true })}
              />
            ) : (
              <>
                <h2>{component.name}</h2>
                <p>{component.ingredients.join(', ')}</p>
                <p>{describeContent(component, standingIn(saved))}</p>
                <Places {...component} />
                <Button onClick={() => open(draftOf(component, standingIn(saved)))}>
                  {t('Edit')}
                  <span className="visually-hidden"> {component.name}</span>
                </Button>
                <ComponentHistory place={{ menu }} componentId={component.id} />
              </>
            )}
          </li>
        ))}
      </ul>
      {draft === undefined && <ProblemNotice>{refusal}</ProblemNotice>}
      {asked && (
        <EffectDialog
          effect={asked.effect}
          busy={isBusy}
          problem={refusal}
          onConfirm={() => void save(asked.edit, asked.typed)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** Up to this many places are named; beyond that, only their number. */
const mostNamed = 20;

function Places({ places }: ChainComponent) {
  if (places.length === 0) return <p>{t('No place uses it yet.')}</p>;
  const left = places.length - mostNamed;
  return (
    <details>
      <summary>{tCount(places.length, '{count} place uses it', '{count} places use it')}</summary>
      <ul>
        {places.slice(0, mostNamed).map(({ restaurant_id: id, name, address, dishes }) => (
          <li key={id}>
            <Link to={`/restaurant/${id}`}>{name}</Link>, {address}: {tCount(dishes, '{count} dish', '{count} dishes')}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{tCount(left, 'and {count} more', 'and {count} more')}</p>}
    </details>
  );
}
