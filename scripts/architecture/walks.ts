import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import * as z from 'zod/mini'

/*
 * Three walks through the product, each along one value. They say how many files a reader opens to follow it.
 *
 * A file counts when it is one of the apps, of `packages/ledger` or of `packages/app-bridge`, and one of its functions makes, changes, checks,
 * stores, sends or draws the value of the walk. These do not count: the other packages, which are called with values and return values;
 * types, schemas, texts, errors, stores of settings, logs and metrics; components that only lay out; and what is read beside the value.
 * A file is listed after a file that imports it. Where the value leaves the program, or a caller passes a function in, `after` says how.
 */
export type Step = string | { readonly file: string; readonly after: string }

export type Walk = {
  readonly name: string
  /** What is followed, from which act to which. */
  readonly follows: string
  /** The number of files may fall and not grow. */
  readonly most: number
  readonly steps: readonly Step[]
}

const web = (...files: string[]) => files.map((file) => `apps/web/src/${file}`)
const service = (...files: string[]) => files.map((file) => `apps/service/src/${file}`)
const ledger = (...files: string[]) => files.map((file) => `packages/ledger/src/${file}`)
const bridge = (...files: string[]) => files.map((file) => `packages/app-bridge/src/${file}`)

/** From a saved draft to the request that proposes it with the first signature. */
const REVIEW_AND_SIGN: readonly Step[] = [
  { file: 'apps/web/src/routes/_app/safes.$safe/review.tsx', after: 'the router opens the URL of the draft' },
  ...web(
    'screens/review/ReviewPage.tsx',
    'screens/review/context/ReviewContext.tsx',
    'screens/review/context/reviewQuery.ts',
    'screens/review/read/readReview.ts',
    'screens/review/ReviewActions.tsx',
    'signing/transaction/useTransactionSigning.ts',
    'signing/review/useSigning.ts',
    'signing/sequence/runSigning.ts',
    'signing/review/signTypedData.ts',
    'signing/saved/savedSignatures.ts',
    'data/client/apiClient.ts',
  ),
  ...ledger('details/Origin.ts'),
]

export const WALKS: readonly Walk[] = [
  {
    name: 'send form → journal on disk',
    follows: 'one payment with a note, from the form of an owner to the line in the journal of the service',
    most: 28,
    steps: [
      ...web(
        'routes/_app/safes.$safe/send.tsx',
        'screens/send/SendPage.tsx',
        'screens/send/model/useSendForm.ts',
        'screens/send/model/checkRows.ts',
        'screens/send/model/buildDraft.ts',
        'data/chain-access/draftOf.ts',
        'data/drafts/draftStore.ts',
      ),
      ...REVIEW_AND_SIGN,
      { file: 'apps/service/src/modules/propose/mountPropose.ts', after: 'HTTP: proposeTransaction' },
      ...service('routing/mount.ts', 'submit/proposals/propose.ts', 'submit/signatures/readSigners.ts'),
      ...ledger('account/toNonces.ts'),
      ...service('journal/JournalEntry.ts', 'journal/JournalRecorder.ts'),
      { file: 'apps/service/src/journal/openFileJournal.ts', after: 'openContext.ts passes the store to the recorder' },
    ],
  },
  {
    name: 'log → history row',
    follows: 'the event of an executed transaction, from the node to its row in the history',
    most: 38,
    steps: [
      ...service(
        'indexer/follow/createHeadFollower.ts',
        'indexer/follow/createRunReader.ts',
        'indexer/read/readTuned.ts',
        'indexer/read/readRange.ts',
        'indexer/read/findLogs.ts',
        'indexer/read/fetchLogs.ts',
        'indexer/fold/decode/RawLog.ts',
      ),
      ...ledger('logs/decodeSafeLog.ts'),
      ...service(
        'indexer/read/fetchTransactions.ts',
        'indexer/fold/Batch.ts',
        'indexer/fold/handlers/handleSafeLog.ts',
        'indexer/fold/handlers/executionSuccess.ts',
      ),
      ...ledger('logs/createOutcomeFinder.ts'),
      ...service('indexer/fold/effects/buildTokenRows.ts'),
      ...ledger('logs/tokenMoves.ts'),
      ...service(
        'indexer/fold/recoverConfirmations.ts',
        'indexer/write/writeRange.ts',
        'indexer/write/writeExecutions.ts',
        'indexer/write/dropStaleRows.ts',
        'indexer/write/markImitations.ts',
        'indexer/write/describeRange.ts',
      ),
      { file: 'apps/service/src/modules/history/mountHistory.ts', after: 'the rows are in the database' },
      ...service(
        'routing/mount.ts',
        'read/history/readHistory.ts',
        'read/history/loadGroupRows.ts',
        'read/transactions/multisigTransactionOf.ts',
      ),
      ...ledger(
        'rows/toMultisigTransaction.ts',
        'describe/toTransactionInfo.ts',
        'decode/decodeData.ts',
        'names/addressInfo.ts',
        'rows/toTransferTransaction.ts',
        'lists/withDayLabels.ts',
      ),
      { file: 'apps/web/src/screens/history/HistoryPage.tsx', after: 'HTTP: getHistory' },
      ...web('data/query/historyQuery.ts', 'data/client/apiClient.ts'),
      {
        file: 'apps/web/src/screens/history/model/historyRuns.ts',
        after: 'HistoryDays.tsx lays the rows out by day',
      },
      {
        file: 'apps/web/src/screens/history/components/HistoryRow.tsx',
        after: 'HistoryDays.tsx lays the rows out by day',
      },
      'packages/describe/src/transaction/rowOf.ts',
    ],
  },
  {
    name: 'app message → signature and answer',
    follows: 'sendTransactions of an embedded app, from the posted message to the signature and the posted answer',
    most: 25,
    steps: [
      ...bridge(
        'bridge/openHostBridge.ts',
        'bridge/readMessage.ts',
        'bridge/createRequestHandler.ts',
        'bridge/PendingRequest.ts',
      ),
      { file: 'apps/web/src/routes/-AppSession.tsx', after: 'it passes the handlers to the bridge' },
      ...web(
        'screens/requests/app/appHandlers.ts',
        'screens/requests/requestStore.ts',
        'screens/requests/useReviewRequest.ts',
        'screens/requests/draftOfRequest.ts',
        'data/drafts/draftStore.ts',
      ),
      ...REVIEW_AND_SIGN,
      ...web('screens/requests/RequestHost.tsx', 'screens/requests/answerOf.ts'),
    ],
  },
]

export const filesOf = ({ steps }: Walk): string[] => steps.map((step) => (typeof step === 'string' ? step : step.file))

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

/** What is wrong with the list of a walk: a missing file, a file listed twice, a file that no earlier one imports, a number that grew. */
export function findWalkFaults(root: string, walk: Walk): string[] {
  const files = filesOf(walk)
  const reached = new Set<string>()
  const faults: string[] = []
  for (const step of walk.steps) {
    const file = typeof step === 'string' ? step : step.file
    if (!existsSync(join(root, file))) {
      faults.push(`${walk.name}: there is no ${file}.`)
      continue
    }
    const isFirst = file === files[0]
    if (!isFirst && typeof step === 'string' && !reached.has(file))
      faults.push(`${walk.name}: no file before ${file} imports it.`)
    for (const target of importsOf(root, file)) reached.add(target)
  }
  if (new Set(files).size !== files.length) faults.push(`${walk.name}: a file is listed twice.`)
  if (files.length > walk.most)
    faults.push(`${walk.name}: ${files.length} files, at most ${walk.most}. Join files that are read together.`)
  return faults
}

/** The files that a file imports; of a package, everything that the index of the package exports. */
function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, wanted = '']) => {
    if (wanted.startsWith('.')) return [normalize(join(dirname(file), wanted))]
    const entry = entryOf(root, wanted)
    return entry === null ? [] : [entry, ...importsOf(root, entry)]
  })
}

const Manifest = z.object({ exports: z.record(z.string(), z.string()) })

/** The source file of `@countersign/<package>` or `@countersign/<package>/<entry>`. */
function entryOf(root: string, wanted: string): string | null {
  const [scope, name = '', ...rest] = wanted.split('/')
  if (scope !== '@countersign') return null
  const folder = join('packages', name)
  const { exports } = Manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
  const target = exports[['.', ...rest].join('/')]
  return target === undefined ? null : join(folder, target)
}
