import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { expectNew, openNotifications, untilKept } from '../support/bell.ts'
import { compareDevice } from '../support/compareDevice.ts'
import { signInWallet } from '../support/demoWallet.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { pressAct } from '../support/pressAct.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'

const ETHER = 10n ** 18n
const isSoak = process.env['JOURNEYS'] === 'all'

test('behavior: any form takes the number of a waiting transaction or of a gap, and what waits behind a gap moves down', async ({
  browser,
}) => {
  const account = await makeAccount(await localChain('dev1'))
  const to = spareKeys[0].address
  const first = await proposeTransaction(account, { to, value: ETHER, nonce: 0n }, [demoOwners[1]])
  await proposeTransaction(account, { to, value: ETHER / 2n, nonce: 2n }, [demoOwners[1]])
  const ana = await openPerson(browser, 1, `${account.path}/transactions/${first}`)
  const strip = ana.getByText('Your next transaction takes number 0.')

  await test.step('a change of owners replaces a payment', async () => {
    await expectNoDanger(ana)
    await pressAct(ana, 'Replace with…')
    const dialog = ana.getByRole('dialog', { name: 'Replace transaction 0' })
    await expect(dialog).toContainText('Choose what takes the place of “Send 1.00 ETH')
    await dialog.getByRole('link', { name: /^Change owners/ }).click()
    await expect(strip).toBeVisible()
    await ana.getByRole('group', { name: 'Signatures needed' }).getByRole('button', { name: 'One more' }).click()
    await ana.reload()
    await expect(strip).toBeVisible()
    await ana.getByRole('button', { name: 'Continue to review' }).click()
    await ana.waitForURL(/\/review\?/)
    await expectNoDanger(ana)
    await compareDevice(ana)
    await signProposal(ana)
    await expect(strip).toBeHidden()
    await untilKept(ana, 1)
    // Loaded again: the browser keeps what the toasts said.
    await ana.goto(`${account.path}/queue`)
    await expectNew(ana, 1)
    await expect(ana.getByText('Two transactions have number 0. Executing one cancels the other.')).toBeVisible()
  })

  await test.step('a payment fills the gap', async () => {
    await ana.getByRole('button', { name: 'Fill the gap' }).click()
    await ana
      .getByRole('dialog', { name: 'Fill number 1' })
      .getByRole('link', { name: /^Send assets/ })
      .click()
    await expect(ana.getByText('Your next transaction takes number 1.')).toBeVisible()
    await fillPayment(ana, 1, { recipient: to, token: 'ETH', amount: '0.1' })
    await ana.getByRole('button', { name: 'Review', exact: true }).click()
    await expectNoDanger(ana)
    await signProposal(ana)
    await untilKept(ana, 2)
    await openInPage(ana, `${account.path}/queue`)
    await expectNew(ana, 2)
    await expect(ana.getByRole('list', { name: 'Transaction 1' })).toBeVisible()
    await expect(ana.getByText('Number 1 is empty.')).toBeHidden()
  })

  // In `npm test`, apps/web/proof/forecast.test.ts has the balances after each transaction.
  await test.step('the forecast has the balances after each, and a link opens it', async () => {
    if (!isSoak) return
    await ana.getByRole('button', { name: 'Forecast' }).click()
    await expect(ana).toHaveURL(/\?forecast=open$/)
    const rowOf = (title: string) => ana.getByRole('table', { name: 'Forecast' }).getByRole('row', { name: title })
    await expect(rowOf('Now')).toContainText('5.00 ETH')
    await expect(rowOf('Send 0.10 ETH')).toContainText('−0.10 ETH')
    await expect(rowOf('Send 0.50 ETH')).toContainText(/(3\.40|4\.40) ETH/)
    await expectAccessible(ana, 'forecast')
    await ana.reload()
    await expect(rowOf('Send 0.50 ETH')).toBeVisible()
  })

  await test.step('what the toasts said is kept, and opens its page', async () => {
    await openNotifications(ana)
    await expect(ana.getByRole('listitem').filter({ hasText: /signed/i })).toHaveCount(2)
    await expectAccessible(ana, 'notifications')
    await ana.getByRole('main').getByRole('link', { name: 'Open' }).first().click()
    await ana.waitForURL(/\/transactions\/0x/)
    await untilKept(ana, 1)
  })

  await test.step('a payment behind a gap moves down: its signature is given again, the old one deleted, its number rejected', async () => {
    await proposeTransaction(account, { to, value: ETHER / 4n, nonce: 4n }, [demoOwners[0]])
    await openInPage(ana, `${account.path}/queue`)
    await expectNew(ana, 1)
    await ana.getByRole('button', { name: 'Move down…' }).click()
    const dialog = ana.getByRole('dialog', { name: 'Move down' })
    await expect(dialog).toContainText('It costs 1 signature that must be given again: 1 by you.')
    await expect(dialog).toContainText('1 of 2 signatures stay valid, and nothing takes number 4.')
    await expectAccessible(ana, 'move down')
    await dialog.getByRole('button', { name: 'Review transaction 4 as 3' }).click()
    await expectNoDanger(ana)
    await signProposal(ana)
    await expect(ana.getByText(/has number 3 now\. Its old proposal still waits with number 4\./)).toBeVisible()
    await ana.getByRole('button', { name: 'Delete the old proposal' }).click()
    await signInWallet(ana)
    const open = ana.getByText('Number 4 is empty, and 1 signature of the old transaction stays valid there.')
    await expect(open).toBeVisible()
    await openInPage(ana, `${account.path}/queue`)
    await expect(ana.getByRole('list', { name: 'Transaction 3' })).toContainText('0.25 ETH')
    await expect(ana.getByRole('list', { name: 'Transaction 4' })).toBeHidden()
    await ana.getByRole('button', { name: 'Reject number 4' }).click()
    await ana.waitForURL(/\/review\?/)
    await expect(open).toBeHidden()
    await expect(ana.getByRole('main')).toContainText('Number 4')
  })
})
