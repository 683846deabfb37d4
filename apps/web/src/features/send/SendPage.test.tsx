import type { SafeTransactionData } from '@countersign/safe/light'
import { ZERO_ADDRESS, type Address } from '@countersign/safe/light'
import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryKeys } from '../../shared/query/queryKeys.ts'
import { renderInAccount } from '../../shared/testing/renderInAccount.tsx'
import type { OpenAccount } from '../../shared/url/AccountContext.tsx'
import { SendPage } from './SendPage.tsx'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const info = (value: Address) => ({ value, name: null, logoUri: null })
const emptyPages = { pages: [{ count: 0, next: null, previous: null, results: [] }], pageParams: [null] }

function seed(client: QueryClient, { key }: OpenAccount) {
  client.setQueryData(queryKeys.balances(key, 'usd'), {
    fiatTotal: '0',
    items: [
      {
        tokenInfo: {
          type: 'NATIVE_TOKEN',
          address: ZERO_ADDRESS,
          decimals: 18,
          symbol: 'ETH',
          name: 'Ether',
          logoUri: null,
        },
        balance: 10n ** 18n,
        fiatBalance: '3000',
        fiatConversion: '3000',
        fiatBalance24hChange: null,
      },
    ],
  })
  client.setQueryData(queryKeys.nonces(key), { currentNonce: 4, recommendedNonce: 4 })
  client.setQueryData(queryKeys.queue(key), emptyPages)
  client.setQueryData(queryKeys.history(key), emptyPages)
  client.setQueryData(queryKeys.safe(key), {
    address: info(safe),
    chainId: key.chainId,
    nonce: 4,
    threshold: 2,
    owners: [info(alice)],
    implementation: info(alice),
    modules: null,
    fallbackHandler: null,
    guard: null,
    moduleGuard: null,
    version: '1.4.1+L2',
    implementationVersionState: 'UP_TO_DATE',
    collectiblesTag: null,
    txQueuedTag: null,
    txHistoryTag: null,
    messagesTag: null,
  })
}

const renderSend = async () => {
  const onDraft = vi.fn<(transaction: SafeTransactionData, note: string) => void>()
  const rendered = await renderInAccount(<SendPage token={undefined} onDraft={onDraft} />, safe, seed)
  return { ...rendered, onDraft }
}

describe('SendPage', () => {
  beforeEach(() => sessionStorage.clear())

  it('error: says at each field what is wrong, and lists it once Review is pressed', async () => {
    const { screen, onDraft } = await renderSend()
    await screen.getByRole('combobox', { name: 'Recipient 1' }).fill(alice)
    await screen.getByRole('textbox', { name: 'Amount 1' }).fill('1.5')
    await expect.element(screen.getByText('0.50 more than the account holds', { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Review' }).click({ force: true })
    await expect.element(screen.getByText('1 thing to fix')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Nonce' }).fill('3')
    await expect
      .element(screen.getByText('Nonce 3 is already used: the account is at 4. Choose 4 or higher.', { exact: true }))
      .toBeVisible()
    expect(onDraft).not.toHaveBeenCalled()
  })

  it('behavior: Max takes what is left, and the draft carries the exact bytes', async () => {
    const { screen, onDraft } = await renderSend()
    await screen.getByRole('combobox', { name: 'Recipient 1' }).fill(alice)
    await screen.getByRole('button', { name: 'Max' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('1')
    await screen.getByRole('textbox', { name: /Note/ }).fill('Rent')
    await screen.getByRole('button', { name: 'Review' }).click()
    await expect
      .poll(() => onDraft.mock.calls)
      .toEqual([
        [expect.objectContaining({ to: alice, value: 10n ** 18n, data: '0x', operation: 0, nonce: 4n }), 'Rent'],
      ])
  })

  it('behavior: what was typed is there again after leaving the page', async () => {
    const first = await renderSend()
    await first.screen.getByRole('textbox', { name: 'Amount 1' }).fill('0.25')
    await first.screen.unmount()
    const second = await renderSend()
    await expect.element(second.screen.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('0.25')
  })
})
