import { demoOwners, type DemoKey } from '@countersign/devchain'
import { installTestWallets, type TestWallet } from '@countersign/testkit'
import { expect, test as base, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { localChain } from '../../../e2e/support/localChain.ts'
import { makeAccount, type MadeAccount } from '../../../e2e/support/makeAccount.ts'
import { saveData } from '../../../e2e/support/saveData.ts'
import { serviceUrl } from '../../../e2e/support/serviceUrl.ts'
import { ana } from './answer.ts'
import { openFrame, type AppFrame } from './AppFrame.ts'
import { signBefore, type SignedBefore } from './signedBefore.ts'

/** The wallet's page with a person connected, and an account that only she signs for. */
export type Host = {
  readonly page: Page
  readonly account: MadeAccount
  readonly wallet: TestWallet
  readonly owner: DemoKey
  readonly before: SignedBefore
  /** Shows an app, passing what is asked before it opens for the first time. */
  open(name: string): Promise<AppFrame>
  /** The same for another account. */
  openFor(account: MadeAccount, name: string): Promise<AppFrame>
  /** Shows the open app anew, in the same page. */
  reload(app: AppFrame): Promise<AppFrame>
  /** What the chain itself answers. */
  rpc(method: string, ...params: unknown[]): Promise<unknown>
}

export const appUrl = (name: string): string => {
  const urls = z.record(z.string(), z.string()).parse(JSON.parse(process.env['CONFORMANCE_APPS'] ?? '{}'))
  const url = urls[name]
  if (url === undefined) throw new Error(`No app is called ${name}.`)
  return url
}

export const pathOfApp = ({ path }: MadeAccount, name: string): string =>
  `${serviceUrl()}${path}/apps/open?appUrl=${encodeURIComponent(appUrl(name))}`

/** One page for all tests of a worker: a person connects once. */
export const test = base.extend<object, { host: Host }>({
  host: [
    async ({ browser }, use) => {
      const [owner] = demoOwners
      const chain = await localChain('dev1')
      const account = await makeAccount(chain, { owners: [owner], threshold: 1 })
      const before = await signBefore(account, owner)
      const context = await browser.newContext()
      await saveData(context)
      const chainId = Number(chain.chainId)
      const [wallet] = await installTestWallets(context, [
        { privateKeys: [owner.privateKey], chainId, rpcUrls: { [chainId]: chain.rpcUrl } },
      ])
      await context.addInitScript(([key, book]) => localStorage.getItem(key) ?? localStorage.setItem(key, book), [
        'countersign.address-book',
        JSON.stringify([{ ...ana, chainId: null }]),
      ] as const)
      const page = await context.newPage()
      await page.goto(`${serviceUrl()}${account.path}`)
      await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
      await page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Test wallet' }).click()
      await expect(page.getByRole('button', { name: /^Wallet: / })).toBeVisible()

      // They lie over what is clicked next, and go by themselves only after seconds.
      const notice = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: /^Close: / })
      await page.addLocatorHandler(notice.first(), (close) => close.click(), { noWaitAfter: true })
      const openFor = async (of: MadeAccount, name: string) => {
        await page.goto(pathOfApp(of, name))
        const stage = page.getByRole('region', { name: 'App', exact: true })
        const first = page.getByRole('button', { name: 'Open app' })
        await first.or(stage).first().waitFor()
        if (await first.isVisible()) await first.click()
        return openFrame(page, name, appUrl(name))
      }
      await use({
        page,
        account,
        wallet,
        owner,
        before,
        open: (name) => openFor(account, name),
        openFor,
        reload: async ({ name, url }) => {
          const shown = page.frames().filter((frame) => frame.url().startsWith(url))
          await page.getByRole('button', { name: 'Reload app' }).click()
          await expect.poll(() => shown.every((frame) => frame.isDetached())).toBe(true)
          return openFrame(page, name, url)
        },
        rpc: (method, ...params) => askNode(chain.rpcUrl, method, params),
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const RpcAnswer = z.object({ result: z.optional(z.unknown()), error: z.optional(z.object({ message: z.string() })) })

async function askNode(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = RpcAnswer.parse(await response.json())
  if (error) throw new Error(error.message)
  return result
}
