import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'

const chromium =
  process.env.CHROMIUM_BIN ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** One stack for all journeys: each journey makes the accounts it changes, so they run in any order. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/startStack.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // Set by startStack before the workers read this file.
    baseURL: process.env.COUNTERSIGN_URL,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: /(wholePath|everyPage)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
