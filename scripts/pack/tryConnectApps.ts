import { spareKeys } from '@countersign/devchain'
import { installTestWallets } from '@countersign/testkit'
import type { Browser } from '@playwright/test'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../../e2e/support/serveFolder.ts'
import { viteBuild } from './viteBuild.ts'

/** The documents of `e2e/connect-app`, and what each shows of a connected wallet. */
const APPS = [
  { name: 'plain.html', shows: () => 'Chain 31337' },
  { name: 'wagmi.html', shows: (address: string) => `wagmi: ${address} on 31337` },
] as const
const LONGEST_MS = 60_000

/**
 * Builds the applications of the journey `connectKit` from the installed tarballs, and connects a wallet in each: plain Vite and React, and
 * one with wagmi.
 *
 * @returns what was wrong, in sentences
 */
export async function tryConnectApps(
  browser: Browser,
  { root, consumer, rpcUrl }: { root: string; consumer: string; rpcUrl: string },
): Promise<string[]> {
  cpSync(join(root, 'e2e/connect-app'), join(consumer, 'apps'), { recursive: true })
  const documents = APPS.map(({ name }) => name)
  const served = await serveFolder(await viteBuild(consumer, 'apps', documents), '/')
  try {
    const found = await Promise.all(APPS.map((app) => tryApp(browser, served.url, app, rpcUrl)))
    return found.flat()
  } finally {
    served.close()
  }
}

async function tryApp(browser: Browser, url: string, { name, shows }: (typeof APPS)[number], rpcUrl: string) {
  const page = await browser.newPage()
  const said: string[] = []
  const foreign = new Set<string>()
  page.setDefaultTimeout(LONGEST_MS)
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && ![url, rpcUrl].some((own) => new URL(own).origin === origin)) foreign.add(origin)
  })
  try {
    const [wallet] = await installTestWallets(page, [
      { privateKeys: [spareKeys[5].privateKey], chainId: 31337, rpcUrls: { 31337: rpcUrl } },
    ])
    const chains = JSON.stringify([{ chainId: '31337', name: 'Local', rpcUrl }])
    await page.goto(`${url}${name}?chains=${encodeURIComponent(chains)}`)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
    const isDrawn = await dialog.evaluate((element) => getComputedStyle(element).borderRadius !== '0px')
    if (!isDrawn) said.push('the dialog has no styles')
    await dialog.getByRole('button', { name: /^Test wallet/ }).click()
    await page.getByText(shows(wallet.address)).waitFor()
    await page.getByRole('button', { name: /^Wallet: / }).waitFor()
  } catch (error) {
    said.push(String(error))
  } finally {
    await page.close()
  }
  return [...said, ...[...foreign].map((origin) => `it asked ${origin}`)].map(
    (line) => `@countersign/connect in ${name} of the tarball: ${line}`,
  )
}
