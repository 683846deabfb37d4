import { demoOwners, devClient, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { framingOrigin, openOuterSafe } from '../support/outerSafe.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { test } from '../support/test.ts'

const [owner, second] = demoOwners
const AMOUNT = 10n ** 17n

test('behavior: inside another wallet the account around the page connects as "Safe" and executes on chain', async ({
  page,
}) => {
  const chain = await localChain('dev1')
  const [outer, account] = await Promise.all([
    makeAccount(chain, { owners: [owner], threshold: 1 }),
    makeAccount(chain),
  ])
  const payment = { to: spareKeys[1].address, value: AMOUNT }
  const hash = await proposeTransaction(account, payment, [owner, second])
  const host = await openOuterSafe(page, {
    account: outer,
    owner,
    path: `${account.path}/transactions/${hash}`,
    origin: await framingOrigin(),
  })
  try {
    const app = page.frameLocator('iframe[title=App]')
    await app.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    expect(host.asked).toEqual([])
    await app.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Safe' }).click()
    await expect(app.getByRole('button', { name: /^Wallet: Safe/ })).toBeVisible()

    const before = await devClient(chain.rpcUrl).getBalance({ address: payment.to })
    await app.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(app.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    expect(await devClient(chain.rpcUrl).getBalance({ address: payment.to })).toBe(before + AMOUNT)
    expect(host.asked).toContain('sendTransactions')
  } finally {
    await host.stop()
  }
})

test('error: a site that is not configured cannot frame the page', async ({ page }) => {
  const { port } = new URL(await framingOrigin())
  const chain = await localChain('dev1')
  const account = await makeAccount(chain, { owners: [owner], threshold: 1 })
  // Another origin at the same port.
  const host = await openOuterSafe(page, { account, owner, path: '/accounts', origin: `http://127.0.0.1:${port}` })
  try {
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
    expect(host.asked).toEqual([])
  } finally {
    await host.stop()
  }
})
