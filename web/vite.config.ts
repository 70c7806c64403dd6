import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './vite-plugins/api-routes.ts';
import { offlineWorker } from './vite-plugins/offline-worker.ts';

// Set by `npm run dev`, which also runs the API's server.
const server = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;

/** Every page needs these and our own changes don't affect them, so browsers cache them across versions. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//,
};

/** The app starts with these on every page, except for its entry and the offline worker, which are separate files. */
const start = {
  name: 'start',
  tags: ['$initial' as const],
  test: /\/(?:web\/src(?!\/(?:offline|app\/entry))|domain\/src|contract\/src)\//,
};

/**
 * Several of the pages that assess dishes share these: fewer files are fewer round trips before such a page works. The
 * Spanish of the domain, the names of allergens as people type them and the words for a dish made another way are
 * shared as well, but most of these pages need none of them.
 */
const assessing = {
  name: 'assessing',
  test: /\/(?:domain\/src(?!\/wording\/(?:spanish|allergens-in-spanish|describe-change|describe-variant)|\/reading\/allergen-names|\/verdict\/(?:told|menu-questions))|web\/src\/(?:entities(?!\/area|\/dish\/(?:offered-dish|offered-ways|changed-dish)|\/verdict\/(?:own-view|told-list|told-marks?|mark-of-dish|told-here|told-of|own-list|use-told-marks|forget-note|use-told|with-told|describe-told|note-actions|unclaimed-notes|describe-not-for)\.)|features\/avoiding|shared(?!\/forms|\/(?:ui|lib|api)\/(?:text-field|save-bar|dialog|confirm-dialog|leave-dialog|undo-note|account-sheet|outcome|tick-box|use-leave-guard|describe-levels|preference-list|combobox|option-list|use-option-list|load-more|list-start|address-list)\.)))\//,
  minShareCount: 5,
};

/** Several lists have these, and a menu doesn't. */
const lists = {
  name: 'lists',
  test: /\/web\/src\/(?:entities\/area\/|entities\/verdict\/own-view\.|features\/discovery(?!\/compare)\/|shared\/(?:ui\/load-more|lib\/list-start|api\/address-list)\.)/,
  minShareCount: 4,
};

/**
 * These are about what was told at the table: the pages of one restaurant's dishes and the cart need them, and menus
 * and lists only if something was noted.
 */
const told = {
  name: 'told',
  test: /\/(?:domain\/src\/verdict\/told(?:-changes|-relation|-of-others)?|web\/src\/entities\/verdict\/(?:use-told|with-told|describe-told|unclaimed-notes))\./,
  minShareCount: 3,
};

/** These are needed where a dish is shown with its notes, which the sheet of questions doesn't do. */
const toldBeside = {
  name: 'told-beside',
  test: /\/web\/src\/entities\/verdict\/(?:told-of|mark-of-dish|use-told-marks)\./,
  minShareCount: 2,
};

/** The pages of a profile have these. */
const profile = {
  name: 'profile',
  test: /\/web\/src\/.*\/(?:profile-frame|protected)\./,
  minShareCount: 2,
};

/** The pages of an order in a kitchen have these. */
const orders = {
  name: 'orders',
  test: /\/web\/src\/(?:features\/kitchen-orders\/order-people|translations\/way-words)\./,
  minShareCount: 2,
};

/** These are the search field, and the suggestions below it. */
const searching = {
  name: 'searching',
  test: /\/web\/src\/(?:features\/.*\/search-box|shared\/(?:ui|lib)\/(?:use-)?option-list)\./,
  minShareCount: 2,
};

/**
 * These are about what to ask at a restaurant: its page for that needs them, and others only if something was noted.
 */
const asking = {
  name: 'asking',
  test: /\/domain\/src\/verdict\/(?:menu-questions|told-question|told-of-dish|call-sheet)\./,
};

/** An opened menu's pages have these. */
const opened = {
  name: 'opened',
  test: /\/web\/src\/(?:entities\/restaurant\/(?:use-opened-menu|format-phone)|entities\/verdict\/as-of-notice|pages\/restaurant\/use-count-to-avoid)\./,
  minShareCount: 2,
};

/** Lists of restaurants have these, and the search beside them. */
const found = {
  name: 'found',
  test: /\/web\/src\/(?:features\/discovery\/(?:filters\/find-filters|restaurants\/(?:(?:use-)?found-restaurants|list-or-map))|shared\/ui\/tabs\.)/,
  minShareCount: 2,
};

/** These count and filter restaurants where there is no search beside them. */
const counted = {
  name: 'counted',
  test: /\/web\/src\/features\/discovery\/(?:restaurants\/counted-restaurants|filters\/change-tick)\./,
  minShareCount: 2,
};

/** A dish has these on its page and in the cart. */
const chosen = {
  name: 'chosen',
  test: /\/web\/src\/entities\/(?:dish\/path-of-way|verdict\/notes-of-dish)\./,
  minShareCount: 2,
};

/** Nobody who only looks for something to eat has to load these. */
const forms = {
  name: 'forms',
  test: /\/web\/src\/shared\/(?:forms\/|(?:ui|lib|api)\/(?:text-field|save-bar|account-sheet|outcome|tick-box|describe-levels|preference-list)\.)/,
  minShareCount: 5,
};

/** These ask before something is lost. */
const dialogs = {
  name: 'dialogs',
  test: /\/web\/src\/shared\/(?:ui|lib)\/(?:dialog|confirm-dialog|leave-dialog|undo-note|use-leave-guard)\./,
  minShareCount: 5,
};

/** The pages of a kitchen and its components have these, and the board of a menu. */
const fryers = {
  name: 'fryers',
  test: /\/(?:domain\/src\/menu\/frying-oil|web\/src\/entities\/kitchen\/)/,
};

/** People sign in, choose passwords and follow mailed links with these. */
const session = {
  name: 'session',
  test: /\/(?:contract\/src\/password-length|web\/src\/(?:features\/session\/(?:return-path|link-gone|use-link-token|link-step|sign-in|new-password-field)|shared\/ui\/password-field))\./,
  minShareCount: 2,
};

/** The pages of a site's admin have these. */
const admin = {
  name: 'admin',
  test: /\/web\/src\/(?:pages\/admin\/admin-frame|features\/admin\/(?:admin-search|owner-list|describe-appoint-refusal))\./,
  minShareCount: 2,
};

/** Those who keep a menu have these. */
const editing = {
  name: 'editing',
  test: /\/(?:domain\/src\/(?:menu\/chart-warnings|facts\/(?:statement-standing|own-list))|web\/src\/(?:shared\/lib\/(?:describe-contradiction|price-text|allergens-in-groups)|features\/menu-editing\/model\/describe-task|entities\/restaurant\/save-menu|entities\/dish\/field-names))\./,
  minShareCount: 2,
};

/** Files and pictures are chosen and saved with these. */
const files = {
  name: 'files',
  test: /\/web\/src\/(?:shared\/(?:ui\/(?:file-button|show-alert)|lib\/(?:save-file|picture-file|read-picture))|features\/profile\/profile-picture)\./,
  minShareCount: 2,
};

/** What is printed has these. */
const printed = {
  name: 'printed',
  test: /\/(?:domain\/src\/facts\/(?:answered-allergens|brought)|web\/src\/features\/menu-offers\/menu-offers)\./,
  minShareCount: 2,
};

/** Ingredients are typed with these. */
const typing = {
  name: 'typing',
  test: /\/web\/src\/shared\/(?:lib\/(?:ingredient-list|asked-worker)|ui\/combobox|api\/ingredient-catalogue)\./,
  minShareCount: 2,
};

/** The pages that a kitchen reads have these, and those where its language is chosen. */
const spoken = {
  name: 'spoken',
  test: /\/web\/src\/(?:translations\/(?:languages|chef-card\/es)|features\/chef-card\/use-kitchen-texts)\./,
  minShareCount: 2,
};

// The names contain no words: each page carries the names of all files that others may ask for, 2 KiB of its 165.
export const assetFileNames = 'assets/[hash:7][extname]';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), apiRoutes(), offlineWorker()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: { '/api': server, '/livez': server, '/readyz': server, '/pictures': server },
  },
  // The worker loads the reader of PDF only if there is a PDF.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // The manifest tells the server which files a page needs, and is used to count their bytes.
    manifest: true,
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Every browser that runs the rest supports `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The timings of plugins don't help anybody who starts the server.
      checks: { bundlerTimings: false },
      // Each file costs some 400 bytes and a turn of the connection in addition to its content.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames,
        codeSplitting: {
          groups: [
            libraries,
            start,
            assessing,
            lists,
            told,
            toldBeside,
            asking,
            opened,
            profile,
            orders,
            searching,
            found,
            forms,
            dialogs,
            session,
            admin,
            editing,
            files,
            printed,
            typing,
            spoken,
            counted,
            chosen,
            fryers,
          ],
        },
      },
    },
  },
});
