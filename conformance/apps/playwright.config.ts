import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '../../e2e/support/chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  globalSetup: './startAll.ts',
  workers: 2,
  fullyParallel: false,
  retries: process.env['CI'] ? 1 : 0,
  // The longest takes some ten seconds; a machine busy with other work gets many times that.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // No test is about a transition, and reduced motion disables them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
