import { decodeFunctionData, erc20Abi } from 'viem'
import { expect, test, vi } from 'vitest'
import { BATCH } from '../../../../data/drafts/SavedDraft.ts'
import { savedDrafts } from '../../../../data/drafts/savedDrafts.ts'
import { treasury } from '../../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import type { ApprovalRow } from '../model/approvalRows.ts'
import { ChosenBar } from './ChosenBar.tsx'

const usd = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const router = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const row: ApprovalRow = {
  id: 'one',
  kind: 'ERC20',
  token: usd,
  spender: router,
  tokenId: null,
  allowance: 5n,
  isUnlimited: false,
  held: 5n,
  takeable: 5n,
  symbol: 'USD',
  decimals: 6,
  expiresAt: null,
  isContract: true,
  changedAt: 1000,
  changedBlock: 1,
  changedBy: `0x${'1'.repeat(64)}`,
  price: '1',
  value: '0.000005',
}

test('behavior: revocations wait in the batch of the account, and the choice is emptied', async () => {
  const clear = vi.fn()
  const { screen, account } = await renderInAccount(
    <ChosenBar chosen={[row]} currency="usd" onClear={clear} onLower={() => {}} />,
    treasury,
    () => {},
    '/safes/$safe/approvals',
  )
  await screen.getByRole('button', { name: 'Add to batch' }).click()
  await expect.poll(() => clear.mock.calls.length).toBe(1)
  const [saved] = savedDrafts.read(account.key, BATCH)?.calls ?? []
  expect(saved?.call?.to).toBe(usd)
  expect(decodeFunctionData({ abi: erc20Abi, data: saved?.call?.data ?? '0x' }).args).toEqual([router, 0n])
  savedDrafts.remove({ ...account.key, id: BATCH })
})
