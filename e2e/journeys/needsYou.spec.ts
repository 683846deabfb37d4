import { demoOwners, signSafeHash, spareKeys } from '@countersign/devchain'
import { hashSafeMessage } from '@countersign/safe'
import { expect } from '@playwright/test'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { makeOwnedAccount } from '../support/makeOwnedAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { service } from '../support/service.ts'
import { test } from '../support/test.ts'

const [ana, ben] = demoOwners

test('behavior: the inbox lists a message to sign and a transaction to approve through a parent account', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const parent = await makeAccount(chain, { owners: [ana, ben], threshold: 2 })
  const child = await makeOwnedAccount(parent, { with: [ben], threshold: 2 })
  const nested = { ...parent, ...child }
  const safeTxHash = await proposeTransaction(nested, { to: spareKeys[3].address, value: 10n ** 16n }, [ben])
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
  const rows = page.getByRole('list', { name: 'Needs you' }).getByRole('listitem')
  const approval = rows.filter({ has: page.locator(`a[href*="${child.address}"][href*="${safeTxHash}"]`) })
  const toSign = rows.filter({ has: page.locator(`a[href*="${messageHash}"]`) })

  await test.step('both are rows, and every count is the number of rows', async () => {
    await expect(approval).toContainText('Needs the approval of')
    await expect(approval).toContainText('which you own')
    await expect(toSign).toContainText('Your signature completes it')
    const count = await rows.count()
    await expect(page.getByRole('link', { name: /^Needs you/ }).first()).toContainText(String(count))
  })

  await test.step('the row leads to the place where the approval is made', async () => {
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
  })
})
