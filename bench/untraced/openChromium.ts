import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../e2e/support/chromium.ts'
import { Protocol } from './Protocol.ts'

/** The journeys' Chromium with an empty profile, without the library that drives it there: that one watches every request and error. */
export function openChromium(): { readonly protocol: Protocol; readonly close: () => Promise<void> } {
  const profile = mkdtempSync(join(tmpdir(), 'countersign-bench-'))
  const { executablePath = chromium.executablePath(), args } = chromiumOptions
  const protocol = new Protocol(executablePath, [
    ...args,
    '--headless',
    '--hide-scrollbars',
    `--user-data-dir=${profile}`,
  ])
  return {
    protocol,
    async close() {
      await protocol.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
