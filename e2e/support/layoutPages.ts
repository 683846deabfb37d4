/** The pages that have another layout on the phone: with its bar, with a button at the edge, or with the parts one below the other. */
export const PHONE_PAGES: ReadonlySet<string> = new Set([
  'home',
  'queue',
  'assets',
  'send',
  'details, waiting',
  'set-up',
  'change owners',
  'planner',
  'settings',
  'more',
])

/**
 * One page of each layout: lists, tables, tabs, forms, a review, a board, the page of the phone's bar. `everyPage` looks at them in both
 * colour schemes, and compares pictures; in the soak, at every page. `languages` opens every page and looks at it in the light scheme, in both
 * widths: the contrast of every pair of colours is in scripts/accents.test.ts, and that of every atom in the gallery's test.
 */
export const LAYOUT_PAGES: ReadonlySet<string> = new Set([
  ...PHONE_PAGES,
  'accounts',
  'history',
  'messages',
  'apps',
  'notifications',
  'explorer, a transaction',
  'verifier',
])
