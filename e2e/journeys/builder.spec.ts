import { demoOwners, fund, testContractAddresses, testTokenAbi } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { createPublicClient, encodeFunctionData, http, parseAbi, type Address } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { sendInWallet } from '../support/demoWallet.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { service } from '../support/service.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'
import { watchViolations } from '../support/watchViolations.ts'

const AGGREGATE = [
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'function aggregate3(Call3[] calls) payable returns ((bool success, bytes returnData)[])',
] as const
const aggregate = parseAbi(AGGREGATE)
const { testUsd, multicall3 } = testContractAddresses()
const fresh = (): Address => privateKeyToAddress(generatePrivateKey())
const mint = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [to, amount] })

test('behavior: calls are built, ordered, saved, exported, imported, reviewed, signed and executed', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain, { owners: [demoOwners[0]], threshold: 1 })
  await fund(chain.rpcUrl, account.address, { tokens: [{ token: testUsd, amount: 900_000_000n }] })
  const [first, second, third] = [fresh(), fresh(), fresh()]
  const inner = [
    { target: testUsd, allowFailure: false, callData: mint(first, 1_000_000n) },
    { target: testUsd, allowFailure: true, callData: mint(second, 2_500_000n) },
  ]
  const page = await openPerson(browser, 1, `${account.path}/contract-calls`)
  const refused = await watchViolations(page.context())
  const batch = page.getByRole('region', { name: 'Batch', exact: true })
  const rows = batch.getByRole('list').first().getByRole('listitem')
  const live = page.getByRole('complementary', { name: /^Call \d, live$/ })
  const contract = page.getByRole('combobox', { name: 'Contract', exact: true })
  const method = page.getByRole('combobox', { name: 'Method' })

  await test.step('an array of tuples by a pasted ABI', async () => {
    await page.getByText('Paste ABI', { exact: true }).click()
    await contract.fill(multicall3)
    await page.getByRole('textbox', { name: 'ABI' }).fill(JSON.stringify(aggregate))
    await expect(page.getByText('1 method read, 1 write')).toBeVisible()
    await expect(page.getByText('Its selector occurs in the contract code')).toBeVisible()
    await method.selectOption({ label: 'aggregate3 0x82ad56cb' })
    await page.getByRole('button', { name: 'Add item to calls' }).click()
    await page
      .getByRole('combobox', { name: 'calls, item 0.target' })
      .fill(testUsd.replace(/[a-f]/, (letter) => letter.toUpperCase()))
    await expect(
      page.getByText('The checksum does not match. A character is wrong or has the wrong case.').first(),
    ).toBeVisible()
    await live.getByRole('link', { name: 'calls, item 0.callData' }).click()
    const bytes = page.getByRole('textbox', { name: 'calls, item 0.callData' })
    await expect(bytes).toBeFocused()
    await page.getByRole('combobox', { name: 'calls, item 0.target' }).fill(testUsd)
    await bytes.fill(inner[0]?.callData ?? '')
    await expect(live.getByText('aggregate3').first()).toBeVisible()
    await page.getByRole('button', { name: 'Paste a list for calls' }).click()
    const dialog = page.getByRole('dialog', { name: 'calls' })
    await expect(dialog.getByRole('textbox')).toHaveValue(JSON.stringify([[testUsd, 'false', inner[0]?.callData]]))
    await dialog.getByRole('textbox').fill(JSON.stringify(inner))
    await dialog.getByRole('button', { name: 'Use 2 items' }).click()
    await expect(live).toContainText('will call aggregate3 on')
    await expect(live.getByText(/^succeeds/)).toBeVisible()
  })

  await test.step('an approval of a token of the account, amount in whole tokens', async () => {
    await page.getByRole('button', { name: 'Add call' }).click()
    await expect(page.getByRole('button', { name: 'Review', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('Call 2, contract: Choose or enter a contract.').last()).toBeVisible()
    await page.getByRole('combobox', { name: 'Known contracts' }).selectOption({ label: 'TUSD' })
    await method.selectOption({ label: 'approve 0x095ea7b3' })
    await page.getByRole('combobox', { name: 'spender' }).fill(multicall3)
    await page.getByRole('combobox', { name: 'Unit of value' }).selectOption({ label: 'TUSD' })
    await page.getByRole('textbox', { name: 'value' }).fill('72.1234567')
    await page.getByRole('textbox', { name: 'value' }).blur()
    await expect(
      page.getByText('7 decimals, but TUSD has 6. The raw value would be cut.', { exact: true }),
    ).toBeVisible()
    await page.getByRole('textbox', { name: 'value' }).fill('72.5')
    await expect(live).toContainText('take up to 72.50 TUSD')
    await expect(live).toContainText('succeeds, returns true')
  })

  await test.step('raw bytes, moved before the others, copied and removed', async () => {
    await page.getByRole('button', { name: 'Add call' }).click()
    await page.getByText('Raw hex', { exact: true }).click()
    await contract.fill(testUsd)
    await page.getByRole('textbox', { name: 'Calldata' }).fill(mint(third, 7n))
    await expect(live.getByText(/^succeeds/)).toBeVisible()
    await page.getByRole('button', { name: 'Move call 3 up' }).click()
    await page.keyboard.press('Enter')
    await expect(rows.nth(0)).toContainText('0x40c10f19')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(rows.nth(1)).toContainText('0x40c10f19')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(rows.nth(0)).toContainText('0x40c10f19')
    await rows.nth(0).getByRole('button', { name: 'Duplicate' }).click()
    await expect(rows).toHaveCount(4)
    await rows.nth(1).getByRole('button', { name: 'Remove' }).click()
    await expect(rows).toHaveCount(3)
  })

  await test.step('kept over a reload, saved under a name, opened again', async () => {
    await page.getByRole('textbox', { name: /^Name/ }).fill('Payday')
    await page.getByRole('button', { name: 'Save draft' }).click()
    const saved = page.getByRole('region', { name: 'Saved batches' })
    await expect(saved.getByRole('button', { name: 'Payday', exact: true })).toBeVisible()
    await page.reload()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(rows).toHaveCount(1)
    await saved.getByRole('button', { name: 'Payday', exact: true }).click()
    await expect(rows).toHaveCount(3)
    await expectAccessible(page, 'contract calls')
  })

  await test.step('an exported file is the same after import and export; a file of another chain is reported', async () => {
    const text = await exportFile(page)
    await importFile(page, text.replace(`"chainId": "${chain.chainId}"`, '"chainId": "1"'))
    const dialog = page.getByRole('dialog', { name: 'Import a batch' })
    await expect(dialog).toContainText(`The file is for chain 1, but this account is on chain ${chain.chainId}`)
    await expect(dialog).toContainText('The file was changed after it was written')
    await expect(dialog.getByRole('button', { name: 'Add 3 calls' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await importFile(page, text)
    await expect(dialog).toContainText('The checksum is correct')
    await dialog.getByRole('button', { name: 'Replace the batch' }).click()
    await expect(rows).toHaveCount(3)
    expect(transactionsOf(await exportFile(page))).toEqual(transactionsOf(text))
    expect(transactionsOf(text)[1]).toContain('aggregate3')
  })

  await test.step('a nonce with a gap before it is reported, and the suggested one is restored', async () => {
    await batch.getByRole('button', { name: 'Advanced' }).click()
    await batch.getByRole('textbox', { name: 'Transaction number' }).fill('2')
    await expect(batch.getByText(/^Number 2 leaves a gap/)).toBeVisible()
    await batch.getByRole('button', { name: 'Use the suggested 0' }).click()
    await expect(batch.getByText('Number 0 is the next to execute.')).toBeVisible()
  })

  await test.step('reviewed, signed, executed, and done on chain', async () => {
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expectNoDanger(page)
    await expect(page.getByRole('main')).toContainText('aggregate3')
    await signProposal(page)
    await page.getByRole('button', { name: 'Execute', exact: true }).click()
    await sendInWallet(page)
    await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    const client = createPublicClient({ transport: http(chain.rpcUrl) })
    const read = (functionName: 'balanceOf' | 'allowance', args: readonly Address[]) =>
      functionName === 'balanceOf'
        ? client.readContract({ address: testUsd, abi: testTokenAbi, functionName, args: [args[0] ?? testUsd] })
        : client.readContract({
            address: testUsd,
            abi: testTokenAbi,
            functionName,
            args: [account.address, multicall3],
          })
    expect(await Promise.all([first, second, third].map((address) => read('balanceOf', [address])))).toEqual([
      1_000_000n,
      2_500_000n,
      7n,
    ])
    expect(await read('allowance', [])).toBe(72_500_000n)
    const { results } = await service().getHistory({ params: { chainId: chain.chainId, safe: account.address } })
    const executed = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
    const id = executed.find((one) => one.startsWith('multisig_')) ?? ''
    const details = await service().getTransaction({ params: { chainId: chain.chainId, id } })
    const expected = encodeFunctionData({ abi: aggregate, functionName: 'aggregate3', args: [inner] })
    expect(details.txData?.hexData).toContain(expected.slice(2))
  })

  await page.goto(`${account.path}/contract-calls`)
  await expect(rows).toHaveCount(1)
  expect(refused).toEqual([])
  await page.context().close()
})

async function exportFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Payday.json')
  return readFile(await file.path(), 'utf8')
}

async function importFile(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'batch.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Each transaction of a file as its text. */
function transactionsOf(text: string): string[] {
  const file: unknown = JSON.parse(text)
  const list: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, 'transactions') : null
  return Array.isArray(list) ? list.map((one) => JSON.stringify(one)) : []
}
