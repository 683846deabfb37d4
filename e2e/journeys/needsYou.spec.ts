import { demoOwners, devClient, signSafeHash, spareKeys } from '@countersign/devchain'
import { hashSafeMessage } from '@countersign/safe'
import { expect, type Page } from '@playwright/test'
import { addDelegate } from '../support/addDelegate.ts'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { makeOwnedAccount } from '../support/makeOwnedAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { service } from '../support/service.ts'
import { test } from '../support/test.ts'

const [ana, ben, carol] = demoOwners
const recipient = spareKeys[3].address

const inbox = (page: Page) => page.getByRole('region', { name: 'Needs you', exact: true })
/** The rows of one account, without the other work of the same owner. */
const groupOf = (page: Page, { address }: Pick<MadeAccount, 'address'>) =>
  inbox(page)
    .locator('section')
    .filter({ has: page.locator(`h2 a[href$="${address}"]`) })
const rowsOf = (page: Page, account: Pick<MadeAccount, 'address'>) => groupOf(page, account).getByRole('listitem')

/** The headline, the navigation and the number of rows agree. */
async function expectSameCount(page: Page): Promise<void> {
  const groups = inbox(page).locator('section')
  await expect
    .poll(async () => {
      const words = await groups.getByText(/^\d+ items?$/).allTextContents()
      const rows = words.reduce((sum, text) => sum + Number.parseInt(text), 0)
      const link = await page
        .getByRole('link', { name: /^(\d+ )?Needs you/ })
        .first()
        .textContent()
      return (
        [/\d+/.exec(link ?? '')?.[0], (await page.title()).startsWith(`${rows} need you`)].join() === `${rows},true`
      )
    })
    .toBe(true)
}

test('behavior: the inbox lists a message to sign and a transaction to approve through a parent account', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const parent = await makeAccount(chain, { owners: [ana, ben], threshold: 2 })
  const child = await makeOwnedAccount(parent, { with: [ben], threshold: 2 })
  const nested = { ...parent, ...child }
  const grandchild = await makeOwnedAccount(nested, { with: [ben], threshold: 2 })
  const deep = { ...parent, ...grandchild }
  const safeTxHash = await proposeTransaction(nested, { to: recipient, value: 10n ** 16n }, [ben])
  await proposeTransaction(deep, { to: recipient, value: 10n ** 15n }, [ben])
  const message = `Payees of ${parent.address} are right.`
  const messageHash = hashSafeMessage({
    chainId: BigInt(chain.chainId),
    safe: parent.address,
    version: '1.4.1',
    message,
  })
  await service().createMessage({
    params: { chainId: chain.chainId, safe: parent.address },
    body: { message, signature: await signSafeHash(messageHash, [ben]) },
  })

  const page = await openPerson(browser, 1, '/')
  const approval = rowsOf(page, nested).filter({ has: page.locator(`a[href*="${safeTxHash}"]`) })
  const toSign = rowsOf(page, parent).filter({ has: page.locator(`a[href*="${messageHash}"]`) })

  await test.step('both are rows of their account, and every count equals the number of rows', async () => {
    await expect(approval).toContainText('You sign for')
    await expect(groupOf(page, nested)).toContainText(/through 0x/)
    await expect(toSign).toContainText('Your signature completes it')
    await expectSameCount(page)
  })

  await test.step('two accounts deep, the row says that an account of the owner signs', async () => {
    await expect(rowsOf(page, deep)).toContainText('An account of yours signs for')
  })

  await test.step('the row leads to the page where the approval is made', async () => {
    await approval.getByRole('link', { name: /^Review: / }).click()
    await page.getByRole('button', { name: /^Approve through / }).click()
    await page.waitForURL(new RegExp(`${parent.address}/review\\?draft=`))
  })

  await test.step('once its approval is proposed and signed by this owner, the transaction waits for others', async () => {
    const data = `0xd4d9bdcd${safeTxHash.slice(2)}` as const
    await proposeTransaction(parent, { to: child.address, value: 0n, data }, [ana])
    await page.goto('/')
    await expect(toSign).toBeVisible()
    await expect(approval).toBeHidden()
    await expect(page.getByRole('region', { name: 'Waiting for other owners' })).toContainText('open since')
  })
})

test('behavior: the inbox contains every page of a queue, lists executable transactions first, and receives changes', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const long = await makeAccount(chain, { owners: [ana, ben], threshold: 2 })
  for (let nonce = 0n; nonce < 23n; nonce++)
    await proposeTransaction(long, { to: recipient, value: nonce + 1n, nonce }, [ben])
  const proposed = await makeAccount(chain, { owners: [ben, carol], threshold: 2 })
  await addDelegate(proposed, ana, ben)
  const ready = await proposeTransaction(proposed, { to: recipient, value: 10n ** 16n }, [ana, ben, carol])

  const page = await openPerson(browser, 1, '/')
  await keepAccount(page.context(), chain, proposed.address)
  await page.goto('/')

  await test.step('a queue of 23 transactions gives 23 items, with a link to all', async () => {
    await expect(groupOf(page, long)).toContainText('23 items')
    await groupOf(page, long).getByRole('button', { name: 'Show all 23' }).click()
    await expect(rowsOf(page, long)).toHaveCount(23)
    await expectSameCount(page)
  })

  await test.step('a proposal of this wallet in an account of others can be executed, and comes before signatures', async () => {
    await expect(rowsOf(page, proposed)).toContainText('Fully signed, any wallet can execute it')
    const execute = rowsOf(page, proposed).getByRole('link', { name: /^Execute: / })
    await expect(execute).toHaveAttribute('href', new RegExp(ready))
    const top = async (one: Pick<MadeAccount, 'address'>) => (await groupOf(page, one).boundingBox())?.y ?? NaN
    await expect.poll(async () => (await top(proposed)) < (await top(long))).toBe(true)
  })

  await test.step('a signature given elsewhere removes one row, without a reload', async () => {
    const { results } = await service().getQueue({ params: { chainId: chain.chainId, safe: long.address } })
    const first = results.find((item) => item.type === 'TRANSACTION')
    const hash = first?.type === 'TRANSACTION' ? (first.transaction.id.split('_').at(-1) ?? '') : ''
    const safeTxHash = `0x${hash.slice(2)}` as const
    await service().confirmTransaction({
      params: { chainId: chain.chainId, safeTxHash },
      body: { signature: await signSafeHash(safeTxHash, [ana]) },
    })
    // Fully signed, it is the next to execute.
    await expect(rowsOf(page, long).first()).toContainText('Fully signed, any wallet can execute it')
    await expectSameCount(page)
  })

  await test.step('J moves from row to row', async () => {
    await page.locator('body').press('j')
    await expect(page.locator('#main li a:focus')).toHaveCount(1)
  })
})

// `safeInSafe` approves through every level from the transaction's own page; `settleOnChainApprovals.test.ts` has the row
// of an approval that is fully signed.
test(
  'behavior: the owner of an owner of an owner approves from the inbox, row by row, until the payment is executed',
  { tag: '@soak' },
  async ({ browser }) => {
    const chain = await localChain('dev1')
    const top = await makeAccount(chain, { owners: [ana], threshold: 1 })
    const middle = { ...top, ...(await makeOwnedAccount(top, { threshold: 1 })) }
    const bottom = { ...top, ...(await makeOwnedAccount(middle, { with: [ben], threshold: 2 })) }
    const amount = 10n ** 15n
    const safeTxHash = await proposeTransaction(bottom, { to: recipient, value: amount }, [ben])
    const before = await devClient(chain.rpcUrl).getBalance({ address: recipient })

    const page = await openPerson(browser, 1, '/')
    const payment = rowsOf(page, bottom).filter({ has: page.locator(`a[href*="${safeTxHash}"]`) })

    await test.step('the row leads to the transaction, and each account approves there for the account that it owns', async () => {
      await expect(payment).toContainText('An account of yours signs for')
      await payment.getByRole('link', { name: /^Review: / }).click()
      await page.getByRole('button', { name: /^Approve through / }).click()
      await page.waitForURL(new RegExp(`${middle.address}/review\\?draft=`))
      await page.getByRole('button', { name: /^Approve through / }).click()
      await page.waitForURL(new RegExp(`${top.address}/review\\?draft=`))
      await expectNoDanger(page)
      await page.getByRole('button', { name: 'Sign and execute' }).click()
      await signInWallet(page)
      await sendInWallet(page)
      await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    })

    await test.step('the row says that the approval of the account in the middle is complete, and leads to it', async () => {
      await page.goto('/')
      await expect(payment).toContainText('is fully signed. After its execution')
      await payment.getByRole('link', { name: /^Execute: the approval of / }).click()
      await page.waitForURL(new RegExp(`${middle.address}/transactions/`))
      await page.getByRole('button', { name: 'Execute', exact: true }).click()
      await sendInWallet(page)
      await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    })

    await test.step('the payment has both signatures, and is executed', async () => {
      await page.goto(`${bottom.path}/transactions/${safeTxHash}`)
      await expect(page.getByText('2 of 2 signed').first()).toBeVisible()
      await page.getByRole('button', { name: 'Execute', exact: true }).click()
      await sendInWallet(page)
      await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
      expect(await devClient(chain.rpcUrl).getBalance({ address: recipient })).toBe(before + amount)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(payment).toBeHidden()
      await expectSameCount(page)
    })
  },
)
