import type { Address } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { treasury } from '../../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../../testing/seedAccount.ts'
import type { ApprovalRow } from '../model/approvalRows.ts'
import { ApprovalsList } from './ApprovalsList.tsx'

const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const [exchange, vault]: readonly [Address, Address] = [
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
]

const rowOf = (spender: Address, isUnlimited: boolean): ApprovalRow => ({
  id: spender,
  kind: 'ERC20',
  token,
  spender,
  tokenId: null,
  allowance: 5_000_000n,
  isUnlimited,
  held: 9_000_000n,
  takeable: 5_000_000n,
  symbol: 'USD',
  decimals: 6,
  expiresAt: null,
  isContract: true,
  changedAt: Date.UTC(2024, 7, 19),
  changedBlock: 12,
  changedBy: `0x${'1'.repeat(64)}`,
  price: '1',
  value: '5.000000',
})

const rows = [rowOf(exchange, true), rowOf(vault, false)]

afterEach(() => sessionStorage.clear())

test('behavior: Back from the review shows the filter and the chosen rows as they were', async () => {
  const { screen, router } = await renderInAccount(
    <ApprovalsList rows={rows} currency="usd" />,
    treasury,
    seedAccount,
    '/safes/$safe/approvals',
  )
  await screen.getByRole('button', { name: 'No limit only' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ limit: 'none' })
  const box = screen.getByRole('checkbox', { name: /0x3C44/ })
  await box.click()
  await expect.element(screen.getByRole('checkbox', { name: /0x90F7/ })).not.toBeInTheDocument()
  await router.navigate({ to: '/safes/$safe/review', params: { safe: `dev1:${treasury}` } })
  await expect.element(box).not.toBeInTheDocument()
  router.history.back()
  await expect.element(box).toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: /0x90F7/ })).not.toBeInTheDocument()
})
