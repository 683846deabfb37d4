import { demoOwners, devchainConfig, spareKeys, testContractAddresses } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { expectAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openWithWallet } from '../support/openWithWallet.ts'
import { startService } from '../support/startService.ts'
import { test } from '../support/test.ts'

const pageDir = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

test('behavior: of an account that the service does not follow the pages say what begins it; an owner signs in, and the history is there', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain)
  const { chainId, rpcUrl } = chain
  const service = await startService(chain, {
    pageDir,
    chains: [{ ...devchainConfig({ chainId: Number(chainId), rpcUrl }, testContractAddresses()), mode: 'onDemand' }],
    enrolment: { freeAccounts: 0, reads: 1000 },
  })
  const history = `${service.url}${account.path}/history`
  try {
    await test.step('a wallet that is no owner reads why, and cannot begin it', async () => {
      const { page } = await openWithWallet(browser, chain, spareKeys[0], history)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'The service does not follow this account yet.' })).toBeVisible()
      await expect(main).toContainText('The connected wallet is not an owner of this account.')
      await expect(main.getByRole('button', { name: 'Sign in as owner' })).toBeHidden()
      await expectAccessible(page, 'history of an account that is not followed')
      await main.getByRole('button', { name: 'Read from the network instead' }).click()
      await expect(main.getByText('Account created')).toBeVisible()
      await page.getByRole('button', { name: 'Use the service' }).click()
      await expect(main.getByRole('heading', { name: 'The service does not follow this account yet.' })).toBeVisible()
      await page.goto(`${service.url}${account.path}`)
      await expect(main.getByRole('heading', { name: 'The service does not follow this account yet.' })).toBeVisible()
      await page.goto(`${service.url}${account.path}/queue`)
      await expect(main.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible()
    })

    const { page } = await openWithWallet(browser, chain, demoOwners[0], history)
    const main = page.getByRole('main')
    const state = main.getByRole('heading', { name: 'The service does not follow this account yet.' })
    await main.getByRole('button', { name: 'Sign in as owner' }).click()
    await page
      .getByRole('dialog', { name: 'Verify your account' })
      .getByRole('button', { name: 'Sign message' })
      .click()
    await expect(main.getByText('Account created')).toBeVisible()
    await expect(state).toBeHidden()
    await expect(main.getByRole('button', { name: 'Export' })).toBeVisible()
  } finally {
    await service.stop()
  }
})
