import { toasts } from '@countersign/ui'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ownTokens } from '../../data/chain-only/ownTokens.ts'
import { ownTokensQuery } from '../../data/tokens/ownTokensQuery.ts'
import type { TokenRead } from '../../data/tokens/readToken.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { AddTokenDialog } from './AddTokenDialog.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const token = '0x1111111111111111111111111111111111111111'
const pay: TokenRead = { kind: 'token', symbol: 'PAY', name: 'Payroll', decimals: 2, balance: 12_345n }

afterEach(() => {
  ownTokens.set({})
  toasts.clear()
})
const open = async (read: TokenRead) => {
  const added: string[] = []
  const { screen } = await renderInAccount(
    <AddTokenDialog onClose={() => undefined} onAdded={(address) => added.push(address)} />,
    safe,
    (client, { chain }) =>
      client.setQueryData(ownTokensQuery(chain, safe, [token]).queryKey, [{ address: token, read }]),
  )
  await screen.getByRole('textbox', { name: /Address of the token/ }).fill(token)
  return { screen, added }
}

test('behavior: what the contract says is shown before the token is added; it can be removed again', async () => {
  const { screen, added } = await open(pay)
  await expect.element(screen.getByText('123.45 PAY')).toBeVisible()
  await screen.getByRole('button', { name: 'Add token' }).click()
  expect([ownTokens.get(), added]).toEqual([{ '31337': [token] }, [token]])
  await screen.getByRole('button', { name: 'Remove PAY' }).click()
  expect(ownTokens.get()).toEqual({ '31337': [] })
  toasts.list().at(-1)?.action?.onClick()
  expect(ownTokens.get()).toEqual({ '31337': [token] })
})

test('attack: a token with the symbol of the coin is a danger before it is added', async () => {
  const { screen } = await open({ ...pay, symbol: 'ЕTH' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Copies ETH')
})

test('error: an incomplete address is refused when the field is left, not at each key', async () => {
  const { screen } = await open(pay)
  const field = screen.getByRole('textbox', { name: /Address of the token/ })
  await field.fill('0x12')
  await expect.element(screen.getByText('123.45 PAY')).not.toBeInTheDocument()
  expect(screen.getByRole('alert').query()).toBeNull()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/0x12|address/)
  await field.fill('0x123')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('error: an address without a contract, NFTs, and a token without decimals are refused with the reason', async () => {
  for (const [read, words] of [
    [{ kind: 'no-code' }, 'There is no contract at this address'],
    [{ kind: 'nft', standard: 'ERC-721' }, 'collection of NFTs (ERC-721)'],
    [{ kind: 'no-decimals', symbol: 'ODD' }, 'ODD does not state its decimals'],
    [{ kind: 'not-token' }, 'is not an ERC-20 token'],
  ] as const) {
    const { screen } = await open(read)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await expect.element(screen.getByRole('button', { name: 'Add token' })).toBeDisabled()
    await screen.unmount()
  }
})
