import type { DemoKey } from '@countersign/devchain'
import { startRelay, startWalletPeer, type WalletPeer } from '@countersign/testkit/relay'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { connectDialog, openConnectDialog, walletRow } from './connectDialog.ts'
import type { LocalChain } from './localChain.ts'
import { serviceUrl } from './serviceUrl.ts'

const Config = z.object({ walletConnect: z.object({ relayUrl: z.string() }) })

/** The relay in the page's configuration, with a phone wallet behind it. */
export async function startPhoneWallet(chain: LocalChain, owner: DemoKey) {
  const answer = await fetch(`${serviceUrl()}/config.json`)
  const { relayUrl } = Config.parse(await answer.json()).walletConnect
  const relay = await startRelay({ port: Number(new URL(relayUrl).port) })
  const chainId = Number(chain.chainId)
  const phone = await startWalletPeer({
    relayUrl,
    privateKeys: [owner.privateKey],
    chainId,
    rpcUrls: { [chainId]: chain.rpcUrl },
  })
  return {
    phone,
    relayUrl,
    async stop() {
      await phone.stop()
      await relay.stop()
    },
  }
}

/** The content of the code on the screen, from the button beside it. */
export async function readPairing(context: BrowserContext, page: Page): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await connectDialog(page).getByRole('button', { name: 'Copy the link' }).click()
  await expect(connectDialog(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Chooses WalletConnect and has the phone scan the code. */
export async function pairPhone(context: BrowserContext, page: Page, phone: WalletPeer): Promise<void> {
  await openConnectDialog(page)
  await walletRow(page, 'WalletConnect').click()
  expect(await phone.pair(await readPairing(context, page))).toBe(true)
  await expect(connectDialog(page)).toBeHidden()
}
