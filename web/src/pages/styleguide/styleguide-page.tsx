import './styleguide.css';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { Actions } from './actions.tsx';
import { Cards } from './cards.tsx';
import { Fields } from './fields.tsx';
import { States } from './states.tsx';
import { Tokens } from './tokens.tsx';
import { avoid, Verdicts } from './verdicts.tsx';

/**
 * Shows every token and component in every state, light beside dark; the marks' legend and the offline bar belong to
 * the surrounding page. It exists only in development; docs/look.md explains the design.
 */
export function StyleguidePage() {
  usePageTitle('Styleguide');
  return (
    <div className="page styleguide">
      <h1>Styleguide</h1>
      <Part title="Verdicts">
        <Verdicts />
      </Part>
      <Part title="Dishes and the cart">
        <Cards avoid={avoid} />
      </Part>
      <Part title="Actions">
        <Actions />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="States">
        <States />
      </Part>
      <Part title="Tokens">
        <Tokens />
      </Part>
    </div>
  );
}

/** Shows its content twice, because a theme is just a `color-scheme`. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className="styleguide__themes">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} className={`styleguide__theme styleguide__theme--${theme}`}>
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}
