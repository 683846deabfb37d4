import { demoOwners, fund, spareKeys, testContractAddresses } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { createAccount } from '../support/createAccount.ts'
import { answerDemoWallet, sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { factOf } from '../support/factOf.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { holdBlocks } from '../support/holdBlocks.ts'
import { localChain, localChainNames, type LocalChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { noteVisible } from '../support/noteVisible.ts'
import { openInPage } from '../support/openInPage.ts'
import { openNewPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { expectNoDanger, openDetail } from '../support/reviewPage.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'
import { pressAct } from '../support/pressAct.ts'
import { pressSign } from '../support/pressSign.ts'

const ETHER = 10n ** 18n
/** The list has only the number of calls; the checked row and the history have the largest payment. */
const LISTED = 'Batch of 2 calls'
const BATCH = /Send 1\.25 ETH to \S+ and 1 more$/
const SECOND = 1000

for (const shortName of localChainNames)
  test(`behavior: three owners create, fund, send, sign and execute on ${shortName}`, async ({ browser }) => {
    const chain = await localChain(shortName)
    const ana = await openNewPerson(browser, 1, '/accounts')
    const account = await test.step('create', () => createAccount(ana, chain, `Team ${shortName}`))
    const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

    await test.step('a deposit appears without reloading', async () => {
      await openInPage(ana, `${account.path}/assets`)
      await expect(ana.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible()
      const { testUsd } = testContractAddresses()
      await fund(chain.rpcUrl, account.address, {
        native: 3n * ETHER,
        tokens: [{ token: testUsd, amount: 900_000_000n }],
      })
      await expect(ana.getByRole('row', { name: /^TUSD/ })).toContainText('900.00')
      await expect(ana.getByRole('row', { name: /^ETH/ })).toContainText('3.00')
    })

    const ben = await openNewPerson(browser, 2, `${account.path}/queue`)
    await expect(ben.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible()

    await test.step('owner 1 proposes, owner 2 sees it within a second', async () => {
      await openInPage(ana, `${account.path}/send`)
      await fillPayment(ana, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '1.25' })
      await ana.getByRole('button', { name: 'Add recipient' }).click()
      await fillPayment(ana, 2, { recipient: spareKeys[1].address, token: 'TUSD', amount: '300.5' })
      await ana.getByRole('button', { name: 'Review', exact: true }).click()
      await expectNoDanger(ana)
      await expect(ana.getByRole('heading', { level: 1 })).toContainText('1.25 ETH')
      const seenAt = noteVisible(ben, LISTED)
      const answeredAt = await signProposal(ana)
      const delays = [(await seenAt) - answeredAt]
      await expect(ben.getByRole('link', { name: BATCH }).first()).toBeVisible()
      // A machine that runs three browsers and two chains may be slow once: the best of three must be within the
      // second.
      while (delays.length < 3 && Math.min(...delays) > SECOND) delays.push(await delayOfAnother(ana, ben, chain))
      test
        .info()
        .annotations.push({ type: 'seen by the second owner', description: `after ${delays.map(Math.round)} ms` })
      expect(Math.min(...delays), `milliseconds until seen: ${delays.map(Math.round)}`).toBeLessThanOrEqual(SECOND)
      if (delays.length > 1) await openInPage(ben, `${account.path}/queue`)
    })

    await test.step('owner 2 confirms', async () => {
      await ben.getByRole('link', { name: BATCH }).first().click()
      await expectNoDanger(ben)
      await pressSign(ben)
      await signInWallet(ben)
      await expect(ben.getByText('Fully signed, ready to execute')).toBeVisible()
    })

    const cleo = await openNewPerson(browser, 3, `${account.path}/queue`)
    await test.step('owner 3 executes; a reload in between keeps the progress', async () => {
      await cleo.getByRole('link', { name: BATCH }).first().click()
      await holdBlocks(chain, async () => {
        await cleo.getByRole('button', { name: 'Execute', exact: true }).click()
        await sendInWallet(cleo)
        await expect(cleo.getByText('Sent, waiting for a block')).toBeVisible()
        await cleo.reload()
        await expect(cleo.getByText('Sent, waiting for a block')).toBeVisible()
      })
      await expect(cleo.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    })

    await test.step('history and details show the transaction', async () => {
      await openInPage(cleo, `${account.path}/history`)
      await cleo.getByRole('link', { name: BATCH }).first().click()
      const main = cleo.getByRole('main')
      await openDetail(main, 'Calls')
      await openDetail(main, 'Hashes')
      await expect(main).toContainText('transfer')
      await expect(main).toContainText('300.50 TUSD')
      await expect(main).toContainText('2 of 2 signed, 3 owners')
      await expect(main).toContainText('Recomputed here, equal')
      await main.getByRole('button', { name: /^Signatures/ }).click()
      await expect(factOf(main, demoOwners[0].address)).toContainText(/0x[0-9a-f]{130}/)
      await cleo.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await main.getByRole('button', { name: 'Copy safeTxHash' }).click()
      const copied = () => cleo.evaluate(() => navigator.clipboard.readText())
      await expect.poll(copied).toMatch(/^0x[0-9a-f]{64}$/)
      await main.getByRole('button', { name: 'Copy link' }).click()
      await expect.poll(copied).toContain('/transactions/')
      const stranger = await (await browser.newContext()).newPage()
      await stranger.goto(await copied())
      await expect(stranger.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
      await stranger.context().close()
    })

    await test.step('a proposal is rejected and deleted', async () => {
      const hash = await proposeTransaction(account, { to: spareKeys[2].address, value: ETHER }, [demoOwners[0]])
      await openInPage(ana, `${account.path}/transactions/${hash}`)
      await pressAct(ana, 'Reject')
      const rejecting = ana.getByRole('dialog', { name: 'Reject transaction 1?' })
      await expect(rejecting).toContainText('You reject: Send 1.00 ETH to')
      await rejecting.getByLabel('Reason').fill('The office fell through')
      await rejecting.getByRole('button', { name: 'Continue to review' }).click()
      await ana.waitForURL(/\/review\?/)
      await pressSign(ana)
      await signInWallet(ana)
      await expect(ben.getByRole('main')).toBeVisible()
      await openInPage(ben, `${account.path}/queue`)
      await expect(ben.getByText('Two transactions have number 1.')).toBeVisible()
      await expect(row(ben, 'Cancel transaction 1')).toContainText('The office fell through')

      await openInPage(ana, `${account.path}/transactions/${hash}`)
      await pressAct(ana, 'Delete')
      const dialog = ana.getByRole('dialog', { name: 'Delete this proposal?' })
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
      await answerDemoWallet(ana, 'Sign this?', 'Sign')
      await ana.waitForURL(/\/queue$/)
      await expect(row(ben, 'Send 1.00 ETH')).toHaveCount(0)
      await expect(row(ben, 'Cancel transaction 1')).toBeVisible()
    })
    for (const person of [ana, ben, cleo]) await person.context().close()
  })

/** The same on a separate account, so that the journey's account stays unchanged. */
async function delayOfAnother(from: Page, to: Page, chain: LocalChain): Promise<number> {
  const account = await makeAccount(chain)
  await openInPage(to, `${account.path}/queue`)
  await expect(to.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible()
  await openInPage(from, `${account.path}/send`)
  await fillPayment(from, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '1' })
  await from.getByRole('button', { name: 'Review', exact: true }).click()
  await expectNoDanger(from)
  const seenAt = noteVisible(to, 'Send 1.00 ETH')
  const answeredAt = await signProposal(from)
  return (await seenAt) - answeredAt
}
