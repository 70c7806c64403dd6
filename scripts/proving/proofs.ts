import { firstVerdictStep } from '../first-verdict/prove-first-verdict.ts';
import { browser, command, speedStep, type Step, steps, vitest } from '../test-steps.ts';

/** This is a step of `npm run prove`, with what it shows. */
export interface Proof extends Step {
  readonly shows: string;
  /** Names the projects whose unit tests it runs. */
  readonly projects?: readonly string[];
}

const ofTests: Record<string, string> = {
  format: 'the code is formatted',
  lint: 'no rule of the linter is broken',
  types: 'the types hold',
  calls: 'the list of calls is that of the contract',
  imports: 'no room imports what it may not',
  unused: 'nothing is left that nobody uses',
  build: 'the front end builds',
  bytes: 'no page weighs more than it may',
};

// The unit tests and the browser tests are split up, so that a run that is cut off goes on where it was.
const unit = (name: string, shows: string, projects = [name]): Proof => ({
  name,
  shows,
  fast: false,
  lane: 'code',
  projects,
  run: (_, label) => vitest(projects)([], label),
});

const browsed = (project: string, shows: string): Proof => ({
  name: project,
  shows,
  fast: false,
  lane: 'site',
  run: (_, label) => browser([`--project=${project}`], label),
});

const measured = (name: string, shows: string, ...[program, ...words]: [string, ...string[]]): Proof => ({
  name,
  shows,
  fast: false,
  lane: 'site',
  run: command(program, ...words),
});

/** Lists everything that `npm run prove` shows, in order: what fails soonest comes first. */
export const proofs: readonly Proof[] = [
  ...steps.flatMap((step) => {
    const shows = ofTests[step.name];
    return shows === undefined ? [] : [{ ...step, shows }];
  }),
  unit('domain', 'verdicts: scenarios, properties in up to 20,000 runs, texts of a megabyte'),
  unit('menus', 'menus and charts are read and written, never as more than they say'),
  unit(
    'server',
    'every call and its shapes: roles, 1,000 requests of garbage each, attacks, upgrades, replicas, PgBouncer',
  ),
  unit('web', 'the pages without a browser', ['web', 'web-anew']),
  unit('scripts', 'the commands; kill -9, full disks, a database that goes away, a server under load'),
  browsed('alone', 'a menu of 500 dishes answers within 200 ms on a slow device'),
  browsed('desktop', 'all journeys, every page under axe and its pictures, 1280 px wide'),
  browsed('phone', 'all journeys, every page under axe and its pictures, 390 px wide'),
  { ...speedStep, shows: 'Lighthouse as on a phone' },
  { ...firstVerdictStep, shows: 'nobody sees a dish without its verdict, and how soon it is there' },
  measured('standby', 'a standby takes over under load: what is lost, and for how long', 'standby'),
  measured('load', 'many requests, and too many', 'load'),
  measured('soak', '30 minutes under load: memory and files stay as they are', 'load', '--soak', '30'),
  measured('bench', 'speed with up to a million dishes, beside other systems', 'bench'),
];
