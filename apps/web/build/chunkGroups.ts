import type { Plugin } from 'vite'
import { createReach } from './createReach.ts'
import { joinRest } from './joinRest.ts'
import { isKitStyles } from './kitStyles.ts'

const ENTRY = 'web/index.html'
/** Runs before the entry, which needs all of it too. */
const FIRST_WORDS = 'web/src/app/firstWords/firstWords.ts'
/** What the build adds to every module with an `import()`. */
const IMPORTER = 'vite/preload-helper'
const STYLES = /\.css$/
/** The pages that are opened first, by their file below `src/routes/_app`. */
const FIRST = [
  'safes.$safe/index',
  'safes.$safe/queue',
  'safes.$safe/history',
  'index',
  'accounts',
  'safes.$safe/assets',
]
/** Their rows of transactions are most of what these pages share. */
const ROWS = ['safes.$safe/index', 'safes.$safe/queue']
/** Its rows come before its fields; what it shares with pages of fields is a small file, without the kit. */
const HISTORY = 'safes.$safe/history'
/** Otherwise a file takes everything that its modules import from, such as all the schemas of a package for one of them. */
const ALONE = { includeDependenciesRecursively: false }

/** What every page of an account loads once its content is drawn, by the end of its path. */
const LATER = [
  'web/src/app/afterContent.ts',
  'web/src/app/keepBuildHere.ts',
  'web/src/data/chain-access/checkTransaction.ts',
  'web/src/data/chain-access/readRowUnits.ts',
  'web/src/data/client/fetchBody.ts',
  'web/src/data/names/ens.ts',
  'web/src/data/names/ownElsewhere.ts',
  'web/src/data/recovery/readRecoveries.ts',
  'web/src/data/recovery/readWaitingRecoveries.ts',
  'web/src/data/releases/findRelease.ts',
  'web/src/data/releases/recommendedOn.ts',
  'web/src/data/rpc/readChainBalances.ts',
  'web/src/data/rpc/readChainNonce.ts',
  'web/src/data/rpc/readChainState.ts',
  'web/src/data/undeployed/readAccountState.ts',
  'web/src/parts/contracts/reportContract.ts',
  'web/src/parts/status/NotFollowed.tsx',
  'web/src/parts/transaction/batchReading.ts',
  'web/src/parts/transaction/rowReading.ts',
  'web/src/routes/-AfterContent.tsx',
  'web/src/routes/-DappHost.tsx',
  'web/src/screens/history/components/FilterFields.tsx',
  'web/src/screens/overview/components/OtherNetworks.tsx',
  'web/src/screens/overview/health/HealthPanel.tsx',
  'web/src/screens/queue/model/rowVerdict.ts',
  'web/src/screens/queue/components/RepeatReader.tsx',
  'web/src/shell/DataSources.tsx',
  'web/src/shell/NotificationBell.tsx',
  'web/src/shell/NewMark.tsx',
  'web/src/shell/LateStrips.tsx',
  'web/src/shell/keepFocus.ts',
  'api/src/routes/laterRoutes.ts',
  'safe/src/checks/hashes/compareWithWitness.ts',
  'node_modules/@noble/curves/esm/secp256k1.js',
  // They only re-export other modules: a file of their own would be empty.
  'node_modules/react-remove-scroll-bar/dist/es2015/index.js',
  'node_modules/react-style-singleton/dist/es2015/index.js',
]
/** The start from the data of the last visit: needed before the content only when the service does not answer at once. */
const RESTORE = ['web/src/app/bootAlone.ts', 'web/src/app/restoreCache.ts']
/** Loaded with the pages that show what they read, after the content of the others. */
const READERS = ['web/src/screens/accounts/AccountsReader.tsx', 'api/src/routes/accountsRoutes.ts']
const READ_BY: readonly string[] = ['index', 'accounts']
/** Loaded after the content of one page: its styles, and what it shares with others, belong to `later`; the rest has its own file. */
const CHARTS = 'web/src/screens/overview/charts/OverviewCharts.tsx'
/** The pages of one transaction, which have the most code of all: what only they and few others need is a file of theirs. */
const REVIEW = ['safes.$safe/review', 'safes.$safe/transactions.$id']
/** What they load after their content. */
const CHECKS = [
  'web/src/screens/review/read/readReview.ts',
  'web/src/parts/simulation/runSimulation.ts',
  'web/src/data/chain-access/localDecoder.ts',
  'web/src/screens/review/levels/readLevels.ts',
]
/** A module that as many pages need is in the file that all of them share. */
const COMMON = 4

/**
 * Few files before content and few after it: the entry is one file, what the first pages share is a second one, each of them has one of its
 * own, and what always follows the content is one. Who needs what is read from the imports. The rest is joined by `joinRest.ts`.
 */
export function chunkGroups() {
  let parts: Parts | undefined
  let joined: ReadonlyMap<string, string> = new Map()
  const partOf = (id: string): string | undefined => {
    if (!parts) throw new Error('The modules are not read yet.')
    return parts.get(id)
  }
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    renderStart() {
      const ids = [...this.getModuleIds()]
      const factsOf = (id: string) => this.getModuleInfo(id)
      const reach = createReach(factsOf)
      parts = readParts(ids, reach)
      joined = joinRest({ ids, factsOf, reach, partOf })
    },
  }
  const groups = [
    { name: 'kit', test: isKitStyles, priority: 5, ...ALONE },
    { name: 'words', test: (id: string) => partOf(id) === 'words', priority: 5, ...ALONE },
    { name: 'boot', test: (id: string) => partOf(id) === 'boot', priority: 4, ...ALONE },
    { name: 'restore', test: (id: string) => partOf(id) === 'restore', priority: 4, ...ALONE },
    { name: 'lists', test: (id: string) => partOf(id) === 'lists', priority: 3, ...ALONE },
    { name: 'rows', test: (id: string) => partOf(id) === 'rows', priority: 3, ...ALONE },
    { name: 'fields', test: (id: string) => partOf(id) === 'fields', priority: 3, ...ALONE },
    ...FIRST.map((page) => ({
      name: `page-${nameOf(page)}`,
      test: (id: string) => partOf(id) === page,
      priority: 2,
      ...ALONE,
    })),
    { name: 'later', test: (id: string) => partOf(id) === 'later', priority: 1, ...ALONE },
    ...['common', 'review', 'checks', 'checked', 'tools'].map((name) => ({
      name,
      test: (id: string) => partOf(id) === name,
      priority: 1,
      ...ALONE,
    })),
    { name: (id: string) => joined.get(id) ?? null, debugName: 'rest', priority: 0, ...ALONE },
  ]
  return { plugin, groups }
}

/** By module: `words`, `boot`, `restore`, `lists`, `rows`, `fields`, `later`, `common`, `review`, `checks`, `checked`, `tools`, or the only page that needs it. */
type Parts = ReadonlyMap<string, string>

function readParts(ids: readonly string[], reach: (roots: readonly string[]) => Set<string>): Parts {
  const find = (part: string): string => {
    // A package may also be installed inside another one.
    const [id] = ids.filter((one) => one.includes(part)).toSorted((left, right) => left.length - right.length)
    if (id === undefined) throw new Error(`No module is ${part}: see chunkGroups.ts.`)
    return id
  }
  const reachOf = (page: string) =>
    reach([
      find(`/src/routes/_app/${page}.tsx?tsr-split`),
      ...(READ_BY.includes(page) ? READERS.map((name) => find(`/${name}`)) : []),
    ])
  const pages = new Map(FIRST.map((page) => [page, reachOf(page)]))
  // Less than what the entry imports: a module that it imports from may pass on names that only a later part asks for.
  const boot = reach([find(`/${ENTRY}`), find(IMPORTER)])
  const later = reach(LATER.map((name) => find(`/${name}`)))
  const charts = reach([find(`/${CHARTS}`)])
  const others = ids.filter(
    (id) => id.includes('?tsr-split') && !FIRST.some((page) => id.includes(`/_app/${page}.tsx`)),
  )
  const all = [boot, ...pages.values(), later, charts, ...others.map((id) => reach([id]))]
  const isShared = (id: string) => all.filter((one) => one.has(id)).length > 1
  /** Modules that a list shares only with later parts do not belong to another list. */
  const isOfOneOf = (id: string, page: string) =>
    ROWS.includes(page) && [...pages.values()].filter((one) => one.has(id)).length === 1
  const sharedPart = (id: string) =>
    ROWS.some((rows) => pages.get(rows)?.has(id)) ? 'lists' : pages.get(HISTORY)?.has(id) ? 'rows' : 'fields'
  const parts = new Map(
    [...later, ...[...charts].filter((id) => isShared(id) || STYLES.test(id))].map((id) => [id, 'later']),
  )
  for (const [page, needed] of pages)
    for (const id of needed)
      if (!isShared(id) || isOfOneOf(id, page)) parts.set(id, page)
      else parts.set(id, sharedPart(id))
  // Their styles are few, and each file is a request before the content.
  for (const page of ROWS) for (const id of pages.get(page) ?? []) if (STYLES.test(id)) parts.set(id, 'boot')
  for (const id of reach(RESTORE.map((name) => find(`/${name}`)))) parts.set(id, 'restore')
  for (const id of boot) parts.set(id, 'boot')
  const reached = others.map((id) => reach([id]))
  const review = reach(REVIEW.map((page) => find(`/src/routes/_app/${page}.tsx?tsr-split`)))
  const pagesOf = (id: string) => reached.filter((one) => one.has(id)).length
  for (const id of new Set(reached.flatMap((one) => [...one])))
    if (parts.has(id)) continue
    else if (pagesOf(id) >= COMMON) parts.set(id, 'common')
    else parts.set(id, review.has(id) ? 'review' : 'pages')
  for (const id of reach(CHECKS.map((name) => find(`/${name}`)))) parts.set(id, partOfCheck(id, parts.get(id)))
  return new Map([...parts, ...[...reach([find(`/${FIRST_WORDS}`)])].map((id) => [id, 'words'] as const)])
}

/**
 * Where a module of the checks goes that has this part without them. Libraries are on their own, because the dialogs of wallets need some of
 * them too. What a page shares with the checks is one file: in files by the set of pages that need them, a review asked for 17 more.
 */
function partOfCheck(id: string, part: string | undefined): string {
  if (part !== undefined && part !== 'pages') return part
  if (id.includes('/node_modules/')) return 'tools'
  return part === undefined ? 'checks' : 'checked'
}

const nameOf = (page: string): string =>
  page
    .split('/')
    .at(-1)
    ?.replace('index', page === 'index' ? 'needs' : 'home') ?? page
