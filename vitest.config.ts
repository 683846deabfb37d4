import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/LongestFirst.ts'
import './scripts/start/optimizeLater.mjs'
import { hashFiles } from './scripts/start/hashFiles.mjs'

const systemChromium =
  process.env['CHROMIUM_BIN'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => existsSync(path),
  )

/**
 * What says the same whichever database is behind it. Everything that reads or writes the database in a way of its own runs on both; here
 * is pure code, nodes, receivers and name servers that fail, files of the embedded database, HTTP itself, and what is refused before anything is asked
 * of the database (`badInput`, `repeatedQuery`; what gets that far is among the requests of `fuzz`, which runs on both).
 */
const ON_ONE_DATABASE = [
  'apps/service/src/{createService,telemetry/sampling,operator/runOperate,events/EventBus,token-list/readTokenList,enrolment/createReadCounter}.test.ts',
  'apps/service/src/{powerLoss,operatingFigures,indexer/faults,indexer/versions,indexer/foreignEvents,indexer/fold/effects/buildTokenRows}.test.ts',
  'apps/service/src/{cache,chain,clock,config,http,json,logging,outbound,pictures,rate-limit,routing}/**',
  'apps/service/src/modules/{badInput,repeatedQuery,safe-apps/icon,safe-apps/nameFlood,safe-apps/readManifest,contracts/readDescriptors,contracts/descriptors}.test.ts',
  'apps/service/src/{modules,indexer}/**/{createMediaReader,tokenLogo,MetadataQueue,mountExport,mountOwners,createFilterTuner,findLogs,floods,memoryAfterWrite,recoverConfirmations}.test.ts',
  'apps/service/src/{modules,indexer,read,submit}/**/{parseDataUri,readVerifiedAbi,readOrigin,decimals,createLanes,prepareSignature,renderDocs,readExportDate,dropLookAlikes,isSpamToken,deliveries}.test.ts',
  'apps/service/src/journal/{openFileJournal,twoWriters,keepCheckpoint,canonicalJson,watchRecords,repair/repairJournal}.test.ts',
  'apps/service/src/db/{migrate/projection,data-dir/lockDataDir,database/keepStatistics,drivers/{chooseLeases,shareRuns},open/{readBoot,openDatabase}}.test.ts',
]

/**
 * The files that `npm test` runs on PostgreSQL only. The embedded database takes five times as long. These files test how chains are followed and
 * what routes answer; the embedded database executes each of their statements in the files of `db`, in `wire`, `reads`, `writes`, `fuzz`, `indexing`,
 * `reorg` and `crash`, and in the journeys. DATABASES=all (`npm run test:soak`) runs these files there too.
 */
const ON_POSTGRES =
  process.env['DATABASES'] === 'all'
    ? []
    : [
        'apps/service/src/{rebuild,enrolment/enrolment,proof/model,events/storeEvents,telemetry/telemetry}.test.ts',
        'apps/service/src/indexer/{onDemand,manyAccounts,beside,rivals,hostileEvents,read/fetchLogs}.test.ts',
        'apps/service/src/housekeeping/recordPrices.test.ts',
        'apps/service/src/read/{history/readIndexedHistory,configuration/announceConfiguration}.test.ts',
        'apps/service/src/modules/{offchain,bannedSafe,brokenChain}.test.ts',
        'apps/service/src/modules/{admin,approvals,auth,inbox,relay,shared-book,undeployed}/*.test.ts',
        'apps/service/src/modules/notifications/{accountWebhooks,confirmationRequests,derivedEvents,registration}.test.ts',
        'apps/service/src/modules/{balances/tokenList,chains/explorerLinks,collectibles/findMetadata}.test.ts',
        'apps/service/src/modules/history/{filteredHistory,historyOrder}.test.ts',
      ]

const root = fileURLToPath(new URL('.', import.meta.url))
/** They decide what an import leads to and how a module is compiled, and are no part of the cache's own keys. */
const manifests = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}/package.json`),
)
const compiledBy = hashFiles(root, ['package-lock.json', 'tsconfig.base.json', 'package.json', ...manifests])

/** On a machine of CI that is busy with others a test gets a second try, which its line then names. */
const retry = process.env['CI'] ? 1 : 0

/** The time limit of `expect.poll`. Only a failure takes this long; the default of one second is too short on a busy machine. */
const poll = { timeout: 15_000 }

/** Pure code in Node, code that needs a chain or a database, components in a real Chromium. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The projects run in processes of their own and share most modules, which the first of them compiles.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: `${root}node_modules/.cache/countersign/modules-${compiledBy.slice(0, 16)}`,
    },
    projects: [
      {
        test: {
          name: 'unit',
          expect: { poll },
          setupFiles: ['scripts/start/optimizeLater.mjs'],
          // Pure code: it may share a process, and shows it by doing so.
          isolate: false,
          // One waits for the build of `reproducibleBuild`; alone on two cores the default is a single one, which waits for all.
          maxWorkers: 3,
          include: [
            'packages/{chain-client,primitives,chains,safe,ledger,api,app-bridge,describe,simulation}/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'packages/{connect,ui}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // They compute for a second or two, which on a busy machine is many.
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'service',
          expect: { poll },
          retry,
          include: [
            'apps/{cli,service}/src/**/*.test.ts',
            'packages/{devchain,testkit}/src/**/*.test.ts',
            'packages/{connect,safe,simulation}/proof/**/*.test.ts',
            'apps/web/proof/**/*.test.ts',
            'deploy/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts', ...ON_POSTGRES],
          globalSetup: ['apps/service/src/testing/embeddedProject.ts'],
          setupFiles: ['scripts/start/optimizeLater.mjs', 'apps/service/src/testing/keepDatabaseCode.ts'],
          // Imports were a quarter of the time; what a file leaves behind in its process is a fault to find.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 300_000,
          // Many wait: for a node that is silent, for a process that ends, for a pause that a node asked for.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'service-postgres',
          expect: { poll },
          retry,
          include: ['apps/service/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ON_ONE_DATABASE],
          globalSetup: ['apps/service/src/testing/postgresProject.ts'],
          setupFiles: ['scripts/start/optimizeLater.mjs', 'apps/service/src/testing/usePostgres.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 300_000,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'conformance',
          expect: { poll },
          include: ['conformance/*.test.ts'],
          // The service is imported once for all of them.
          isolate: false,
          setupFiles: ['scripts/start/optimizeLater.mjs'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [react()],
        // Found late, these would reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            '@countersign/web > @mantine/core',
            '@countersign/web > @tanstack/react-query',
            '@countersign/web > @tanstack/react-query-persist-client',
            '@countersign/web > @tanstack/react-router',
            '@countersign/connect > @wagmi/core',
            '@countersign/web > idb-keyval',
            '@countersign/ui > uqr',
            '@countersign/ui > clsx',
            'vitest-browser-react',
            'viem',
            'viem/accounts',
            'viem/utils',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          retry,
          // Loading the modules of a file anew took longer than its tests.
          isolate: false,
          setupFiles: ['apps/web/src/testing/cleanPage.ts'],
          testTimeout: 60_000,
          // Two tabs: one alone leaves half of two cores idle, and does not last for a hundred files.
          maxWorkers: 2,
          expect: { poll },
          include: [
            'apps/web/src/**/*.test.tsx',
            'packages/{connect,primitives,ui}/src/**/*.test.tsx',
            'packages/app-bridge/browser/**/*.test.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(systemChromium ? { executablePath: systemChromium } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
