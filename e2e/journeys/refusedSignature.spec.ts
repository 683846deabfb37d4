import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { answerDemoWallet, signInWallet } from '../support/demoWallet.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { openWithWallet } from '../support/openWithWallet.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const ETHER = 10n ** 18n
const REJECTED = { code: 4001, message: 'User rejected the request.' }

async function expectRejection(page: Page): Promise<void> {
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'You rejected the request in your wallet. Nothing was sent.' })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
}

test('error: a wallet that refuses to sign or to send is a stated condition, and the retry succeeds', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const owner = spareKeys[3]
  const account = await makeAccount(chain, { owners: [owner, demoOwners[0]], threshold: 1 })
  const { page, wallet } = await openWithWallet(browser, chain, owner, `${account.path}/send`)
  await fillPayment(page, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '0.25' })
  await page.getByRole('button', { name: 'Review', exact: true }).click()

  // The delay of a user is part of the test: the page must wait, and must handle an immediate refusal too.
  for (const delay of [0, 600])
    await test.step(`signing refused after ${delay} ms`, async () => {
      wallet.rule({ method: 'eth_signTypedData_v4', error: REJECTED, times: 1, delay })
      await pressSign(page)
      await expectRejection(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('0.25 ETH')
    })
  await pressSign(page)
  await page.waitForURL(/\/transactions\//)

  await test.step('sending refused', async () => {
    wallet.rule({ method: 'eth_sendTransaction', error: REJECTED, times: 1 })
    await page.getByRole('button', { name: 'Execute', exact: true }).click()
    await expectRejection(page)
  })
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
  expect(wallet.log.filter(({ method }) => method === 'eth_signTypedData_v4')).toHaveLength(3)
  expect(wallet.log.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2)
  await page.context().close()
})

test('error: Reject in the demo wallet signs nothing, and the retry succeeds', async ({ browser }) => {
  const account = await makeAccount(await localChain('dev1'))
  const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: ETHER }, [demoOwners[1]])
  const page = await openPerson(browser, 1, `${account.path}/transactions/${hash}`)
  await pressSign(page)
  await answerDemoWallet(page, 'Sign this?', 'Reject')
  await expectRejection(page)
  await pressSign(page)
  await signInWallet(page)
  await expect(page.getByText('Fully signed, ready to execute')).toBeVisible()
  await page.context().close()
})
