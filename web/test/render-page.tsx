import type { User } from '@clearplate/contract/accounts';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { reportCaughtError } from '../src/app/report-caught-error.ts';
import { lazyPages } from '../src/app/lazy-pages.ts';
import { createQueryClient, followPerson } from '../src/app/query-client.ts';
import { buildUser } from './builders.ts';
import { buildEater } from './person-builders.ts';
import { Failure, fakeFetch, type Responses } from './fake-api.ts';

export interface PageOptions {
  /** Who the user is: a guest by default, or the role of somebody with a token. */
  session?: 'guest' | User['role'];
  zip?: string;
  /** Responses by call. Calls without one fail the test, except those that every page makes. */
  responses?: Responses;
}

function defaultResponses(session: PageOptions['session']): Responses {
  return {
    ...(session && session !== 'guest' && { getUser: buildUser({ role: session }) }),
    listEaters: [buildEater()],
    listPreferences: [],
    listAddresses: [],
    listDishReports: [],
    listFavouriteMarks: { dishes: [], ways: [], restaurants: [] },
    getCart: [],
    getAssessSettings: { statementDays: 180, lexiconVersion: 'test', now: new Date().toISOString() },
    listAllergens: [],
    listCuisines: [],
    suggestSearch: [],
    listCorrections: [],
  };
}

type GivenProfile = ClientOutput<Api['getProfile']> | Failure;

/** Resolves names under the lexicon version of the test's facts, unless a test sets another. */
const resolved = (profile: GivenProfile): GivenProfile =>
  profile instanceof Failure ? profile : { lexicon_version: 'test', ...profile };

function withResolved({ getProfile: given = { eaters: [] }, ...others }: Responses): Responses {
  const getProfile: Responses['getProfile'] =
    typeof given === 'function' ? (input) => resolved(given(input)) : resolved(given);
  return { ...others, getProfile };
}

/** Renders the whole app at this path, with the API faked at `fetch`. The default user has no rights. */
export function renderPage(path: InitialEntry, { session = 'guest', zip, responses = {} }: PageOptions = {}) {
  if (session !== 'guest') localStorage.setItem('token', `token-of-${session}`);
  if (zip) localStorage.setItem('zipcode', zip);
  const fake = fakeFetch(withResolved({ ...defaultResponses(session), ...responses }));
  vi.stubGlobal('fetch', fake.fetch);
  const queries = createQueryClient();
  onTestFinished(followPerson(queries));
  const place = { current: '' };
  const recordPlace = (path: string) => {
    place.current = path;
  };
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App queries={queries} pages={lazyPages} />
      <Whereabouts onMove={recordPlace} />
    </MemoryRouter>,
    { onCaughtError: reportCaughtError },
  );
  return { ...view, calls: fake.calls, user: userEvent.setup(), place };
}

function Whereabouts({ onMove }: { onMove: (path: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => onMove(`${pathname}${search}${hash}`), [onMove, pathname, search, hash]);
  return null;
}
