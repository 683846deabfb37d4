import type { BrowserContext } from '@playwright/test'

/**
 * Records everything that a silent page must not do: console messages of any level, errors, requests to other hosts.
 *
 * @param origins - Where requests may go.
 * @returns Notes so far, oldest first.
 */
export function watchPage(context: BrowserContext, origins: readonly string[]): readonly string[] {
  const notes: string[] = []
  context.on('console', (message) => notes.push(`console ${message.type()}: ${message.text()}`))
  context.on('weberror', (error) => notes.push(`page error: ${error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && !origins.includes(url.origin)) notes.push(`request: ${request.url()}`)
  })
  return notes
}
