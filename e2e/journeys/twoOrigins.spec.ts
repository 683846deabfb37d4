import { createApiClient } from '@countersign/api/client'
import { demoOwners, devClient, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { answerDemoWallet, connectDemoOwner, signInWallet } from '../support/demoWallet.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { makeFuture } from '../support/makeFuture.ts'
import { proposeToFuture } from '../support/proposeToFuture.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { holdBlocks } from '../support/holdBlocks.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { startService } from '../support/startService.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

/** Pays for executions as the operator's account. No other journey uses it. */
const relayer = spareKeys[5]

const isSoak = process.env['JOURNEYS'] === 'all'
const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

/** In `npm test`, `plainGateway` has a page of files and a server on two origins, and `wholePath` the rest on one. */
test(
  'behavior: a page of files and its service on two origins: propose, confirm, execute, let the service pay and deploy, sign in, live updates',
  { tag: '@soak' },
  async ({ browser }) => {
    const chain = await localChain('dev1')
    const account = await makeAccount(chain)
    const files: Record<string, string> = {}
    const host = await serveFolder(built, '/', files)
    const pageOrigin = new URL(host.url).origin
    const service = await startService(chain, {
      auth: { origins: [pageOrigin] },
      relay: { privateKey: relayer.privateKey, perAccount: 2 },
    })
    try {
      files['config.json'] = JSON.stringify({
        clientServiceUrl: service.url,
        demo: { chainIds: [chain.chainId], owners: demoOwners, accounts: [] },
      })
      const api = createApiClient({ baseUrl: service.url })
      const ben = await (await browser.newContext()).newPage()
      await ben.goto(`${host.url}#${account.path}/queue`)
      await connectDemoOwner(ben, 2)
      await expect(ben.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible()

      // `plainGateway` has the page of owner 1 on two origins.
      await test.step('owner 1 proposes; owner 2 sees it without reloading, and confirms', async () => {
        await proposeTransaction(account, { to: spareKeys[0].address, value: 10n ** 17n }, [demoOwners[0]], api)
        await expect(ben.getByRole('link', { name: /^Send 0\.10 ETH/ })).toBeVisible({ timeout: 10_000 })
        await ben.getByRole('link', { name: /^Review: Send 0\.10 ETH/ }).click()
        await pressSign(ben)
        await signInWallet(ben)
        await expect(ben.getByText('Fully signed, ready to execute')).toBeVisible()
      })

      await test.step('the service sends the execution and pays for it, without a request to the wallet', async () => {
        const fees = ben.getByRole('region', { name: 'Network fee' })
        await fees.getByRole('button', { name: /^Network fee/ }).click()
        await expect(fees).toContainText('2 of 2 left for this account in 24 hours')
        await fees.getByRole('radio', { name: 'This deployment' }).check()
        await expect(fees).toContainText('paid by this deployment')
        await expect(fees).toContainText('It costs you nothing')
        const paidBefore = await devClient(chain.rpcUrl).getBalance({ address: demoOwners[1].address })
        await holdBlocks(chain, async () => {
          await ben.getByRole('button', { name: 'Execute', exact: true }).click()
          const progress = ben.getByRole('region', { name: 'Progress' })
          await expect(progress).toContainText('Sent by the service, waiting for a block')
          await ben.reload()
          await expect(progress).toContainText('Sent by the service, waiting for a block')
          await expect(progress.getByRole('button', { name: 'Speed up' })).toBeHidden()
        })
        await expect(ben.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
        expect(await devClient(chain.rpcUrl).getBalance({ address: demoOwners[1].address })).toBe(paidBefore)
        const left = await api.getRelaysRemaining({
          params: { chainId: chain.chainId, safe: account.address },
          query: {},
        })
        expect(left).toEqual({ remaining: 1, limit: 2 })
      })

      // In `npm test`, the tests of modules/relay show that the service deploys and pays, and the proof `undeployed` what the page sends.
      await test.step('the service deploys an account with its first transaction, and pays for both', async () => {
        if (!isSoak) return
        const future = await makeFuture(chain)
        const hash = await proposeToFuture(future, [demoOwners[0], demoOwners[1]], api)
        await ben.goto(`${host.url}#${future.path}/queue`)
        await ben.getByRole('button', { name: 'Add to this browser' }).click()
        await ben.goto(`${host.url}#${future.path}/transactions/${hash}`)
        const fees = ben.getByRole('region', { name: 'Network fee' })
        await fees.getByRole('button', { name: /^Network fee/ }).click()
        await fees.getByRole('radio', { name: 'This deployment' }).check()
        const paidBefore = await devClient(chain.rpcUrl).getBalance({ address: demoOwners[1].address })
        await ben.getByRole('button', { name: 'Execute', exact: true }).click()
        await expect(ben.getByRole('heading', { level: 1 })).toContainText('sent 1.25 ETH')
        await ben.goto(`${host.url}#${future.path}`)
        await expect(ben.getByRole('button', { name: /^Account: / })).toBeVisible()
        expect(await devClient(chain.rpcUrl).getBalance({ address: demoOwners[1].address })).toBe(paidBefore)
      })

      await test.step('owner 2 signs in to the service of the other origin, and a reload keeps the session', async () => {
        const wallet = () => ben.getByRole('button', { name: 'Wallet: Demo owner 2' })
        const dialog = ben.getByRole('dialog', { name: 'Your wallet' })
        await wallet().click()
        await dialog.getByRole('button', { name: 'Sign in' }).click()
        await ben
          .getByRole('dialog', { name: 'Verify your account' })
          .getByRole('button', { name: 'Sign message' })
          .click()
        await answerDemoWallet(ben, 'Sign this message?', 'Sign')
        await expect(ben.getByRole('dialog', { name: 'Verify your account' })).toBeHidden()
        await ben.reload()
        await wallet().click()
        await expect(dialog.getByText(/^Signed in to this service/)).toBeVisible()
      })
    } finally {
      await service.stop()
      host.close()
    }
  },
)
