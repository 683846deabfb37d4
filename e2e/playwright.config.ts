import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './support/chromium.ts'

/** Set by startStacks before the workers read this file: one stack for each worker. */
const stacks = process.env['COUNTERSIGN_URLS']?.split(' ')
const given = process.env['COUNTERSIGN_URL']
const own = stacks?.[Number(process.env['TEST_PARALLEL_INDEX'])]
if (own !== undefined) process.env['COUNTERSIGN_URL'] = own
const baseURL = own ?? given

/** Journeys named on the command line: more workers than these would start stacks without a journey. */
const named = process.argv.filter((word) => word.includes('journeys/')).length
const MOST_WORKERS = 3

/**
 * `npm run test:soak` runs every journey in every width. Otherwise each width has one of the two networks, whose
 * accounts differ in version. Dialogs are opened on the wide page; only the phone runs the whole path, and every page by
 * keyboard, because the bars are there.
 */
const isSoak = process.env['JOURNEYS'] === 'all'
const walkedWide = isSoak ? {} : { grepInvert: / on dev2$|@soak/, testIgnore: /wholePath\.spec\.ts/ }
// A hostile visit presses "Sign only", which a phone has in a menu.
const walkedNarrow = isSoak
  ? { grepInvert: / lies about an account/ }
  : { grepInvert: / on dev1$|@soak|every dialog|an account that is not deployed is accessible/ }

/** Each journey makes the accounts that it changes, so they run in any order. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  globalSetup: './support/startStacks.ts',
  fullyParallel: false,
  // A third of a journey is waiting: for blocks, answers, frames. Three fill two cores.
  workers: given === undefined || own !== undefined ? Math.min(named || MOST_WORKERS, MOST_WORKERS) : 1,
  // A journey that needed a second try is listed as flaky at the end.
  retries: process.env['CI'] ? 1 : 0,
  // The longest takes a minute and a half; a busy machine gets three times that.
  timeout: 270_000,
  // Only a failure takes this long; a page that connects a wallet on a busy machine has taken 15 seconds.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A trace costs a quarter of the time, so it is recorded only on request, after a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [
    // Longest first, so that no worker is left alone with one.
    {
      name: 'phone',
      ...walkedNarrow,
      testMatch: isSoak
        ? /(wholePath|everyPage|focusInSight|upgrade|owners|modules|recovery|proposers|related|needsYou|addressBook|approvals|drafts|executionOutcomes|historyFilter|messages|movingQueue|notifications|offline|payLater|planner|manyNetworks|replace|sendNfts|sharedBook|tokenList)\.spec\.ts/
        : /(wholePath|everyPage|focusInSight|upgrade|owners|modules|recovery|proposers|related)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...walkedWide,
      // Reduced motion disables transitions, so the journeys do not wait for them; the phone has them.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
