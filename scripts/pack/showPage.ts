import type { Browser } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../../e2e/support/serveFolder.ts'
import { viteBuild } from './viteBuild.ts'

const DOCUMENT =
  '<!doctype html><html lang="en"><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="./main.tsx"></script></html>'

/**
 * Builds a page of React in the consumer with Vite, and opens it.
 *
 * @returns the text that it shows, and what the browser reported
 */
export async function showPage(browser: Browser, consumer: string, name: string, code: string): Promise<string> {
  const folder = `pages/${name}`
  mkdirSync(join(consumer, folder), { recursive: true })
  writeFileSync(join(consumer, folder, 'index.html'), DOCUMENT)
  writeFileSync(join(consumer, folder, 'main.tsx'), code)
  const served = await serveFolder(await viteBuild(consumer, folder), '/')
  const page = await browser.newPage()
  try {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', ({ message }) => said.push(message))
    await page.goto(served.url, { waitUntil: 'networkidle' })
    const shown = [await page.locator('#root').innerText(), ...said].join('\n').replaceAll('\u00A0', ' ')
    return shown.replaceAll(/\n{2,}/g, '\n')
  } finally {
    await page.close()
    served.close()
  }
}
