import type { LaunchOptions } from '@playwright/test'
import { chromiumOptions } from '../chromium.ts'

/** A browser whose camera shows a film, see `writeCamera`, without a permission prompt. */
export const withCamera = (film: string): LaunchOptions => ({
  ...chromiumOptions,
  args: [
    ...(chromiumOptions.args ?? []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
})
