import type { BrowserContext } from '@playwright/test'

/**
 * A browser that saves data: after ten seconds the page does not fetch the files of pages that were not opened, which takes as much
 * computing as three page loads. `missingParts` opens pages without a connection, and needs them.
 */
export const saveData = (context: BrowserContext, isSaving = true): Promise<unknown> =>
  context.addInitScript((value) => {
    const connection: unknown = Reflect.get(navigator, 'connection')
    if (typeof connection === 'object' && connection !== null)
      Object.defineProperty(connection, 'saveData', { value, configurable: true })
  }, isSaving)
