import { demoOwners, hashOnChain, signSafeHash, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { expectAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'

const [first, second] = demoOwners
const List = z.object({
  results: z.array(z.looseObject({ safeTxHash: z.string(), confirmations: z.array(z.unknown()) })),
})

test('behavior: the waiting queue of another service is checked, shown, and added without what is invalid', async ({
  browser,
}) => {
  const account = await makeAccount(await localChain('dev1'), { owners: [first, second], threshold: 2 })
  const { chain, address } = account
  const known = await proposeTransaction(account, { to: spareKeys[0].address, value: 10n ** 17n, nonce: 0n }, [first])
  const read = async (path: string): Promise<string> => (await fetch(`${serviceUrl()}${path}`)).text()
  const list = `/tx-service/${chain.chainId}/api/v2/safes/${address}/multisig-transactions/`
  // The real answers of this service, in both forms. The other rows differ from them in their fields and signatures only.
  const details = await read(`/v1/chains/${chain.chainId}/transactions/${known}`)
  const { results } = List.parse(JSON.parse(await read(list)))
  const rowOf = async (nonce: bigint, value: bigint) => {
    const { safeTxHash } = await hashOnChain(chain.rpcUrl, address, { to: spareKeys[0].address, value, nonce })
    const confirmations = await Promise.all(
      [first, second].map(async (key) => ({
        owner: key.address,
        signature: await signSafeHash(safeTxHash, [key]),
      })),
    )
    return { ...results[0], nonce: String(nonce), value: String(value), safeTxHash, confirmations }
  }
  const whole = await rowOf(1n, 2n * 10n ** 17n)
  const forged = await rowOf(2n, 3n * 10n ** 17n)
  const changed = await rowOf(3n, 4n * 10n ** 17n)
  const rows = [
    whole,
    { ...forged, confirmations: [forged.confirmations[0], { ...whole.confirmations[1] }] },
    { ...changed, value: String(9n * 10n ** 17n) },
  ]
  const page = await openPerson(browser, 1, '/import')
  await page.getByRole('button', { name: 'Paste' }).click()
  await page
    .getByRole('textbox', { name: 'Share link, file or code as text' })
    .fill(`${details}\n${JSON.stringify({ count: rows.length, next: null, previous: null, results: rows }, null, 2)}`)
  await page.getByRole('button', { name: 'Read it' }).click()

  await test.step('each row says what happens to it, and which values disagree', async () => {
    await expect(page.getByRole('combobox', { name: 'Network' })).toHaveValue(chain.chainId)
    const items = page.getByRole('list', { name: 'Transactions of the other service' }).getByRole('listitem')
    const row = (nonce: number) => items.filter({ hasText: `Transaction ${nonce}` })
    await expect(row(0)).toContainText('Already here')
    await expect(row(1)).toContainText('will send 0.20 ETH')
    await expect(row(1)).toContainText('Will be added')
    await expect(row(1)).toContainText('2 valid signatures')
    await expect(row(2)).toContainText('1 valid signature')
    await expect(row(2)).toContainText(`states a signature of ${second.address}. It recovers to 0x`)
    await expect(row(3)).toContainText('Invalid')
    await expect(row(3)).toContainText(`states the safeTxHash ${changed.safeTxHash}. The fields have the safeTxHash 0x`)
    await expectAccessible(page, 'a queue of another service')
  })

  await test.step('only what is valid is added to the queue', async () => {
    await page.getByRole('button', { name: 'Add 2 transactions' }).click()
    await expect(page.getByText('Added, with 2 signatures')).toBeVisible()
    await expect(page.getByText('Added, with 1 signature', { exact: true })).toBeVisible()
    const added = List.parse(JSON.parse(await read(list)))
    expect(added.results.map(({ safeTxHash, confirmations }) => [safeTxHash, confirmations.length])).toEqual([
      [forged.safeTxHash, 1],
      [whole.safeTxHash, 2],
      [known, 1],
    ])
    await page.getByRole('link', { name: 'Open the queue' }).click()
    await expect(
      page
        .getByText('2 of 2 signed')
        .or(page.getByRole('img', { name: '2 of 2 signed' }))
        .first(),
    ).toBeVisible()
  })
  await page.context().close()
})
