import { buildSafeTransaction } from '@countersign/safe'
import { expect, test } from 'vitest'
import { chainState, propose, treasury, type Proposal } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { BulkItem } from './BulkItem.tsx'
import type { BulkReview } from './bulkReviews.ts'

const recipient = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

test('behavior: a chosen item shows its sentence and its checks', async () => {
  const { row } = await propose({ to: recipient, nonce: 5n, value: 10n ** 18n })
  const { screen } = await renderInAccount(
    <ol>
      <BulkItem transaction={row} review={null} isChosen onChoose={() => {}} />
    </ol>,
    treasury,
    seedAccount,
  )
  await expect
    .element(screen.getByRole('checkbox', { name: 'Execute transaction 5' }))
    .toHaveAccessibleDescription(/^5: Send 1\.00 ETH/)
})

test('security: the sentence of a checked item is derived from the bytes to execute, not from the list of the service', async () => {
  const honest = await propose({ to: recipient, nonce: 5n, value: 10n ** 18n }, [0, 1])
  const lie = await propose({ to: treasury, nonce: 9n })
  const { screen } = await renderInAccount(
    <ol>
      <BulkItem
        transaction={{ ...lie.row, id: honest.row.id }}
        review={reviewOf(honest)}
        isChosen
        onChoose={() => {}}
      />
    </ol>,
    treasury,
    seedAccount,
  )
  await expect
    .element(screen.getByRole('checkbox', { name: 'Execute transaction 5' }))
    .toHaveAccessibleDescription(/^5: Send 1\.00 ETH to 0x15d3…6A65 .*0 of 2 signed$/)
})

function reviewOf({ details }: Proposal): BulkReview {
  const transaction = transactionOfDetails(details)
  if (transaction === null) throw new Error('fixture')
  return {
    reviewed: buildSafeTransaction({ chainId: 31_337n, safe: treasury, version: '1.4.1', transaction }),
    state: chainState,
    checks: [],
    targets: () => null,
    unitOf: () => null,
    signatures: [],
    nested: [],
    newOwners: [],
    ownerships: [],
    proof: null,
    execution: null,
    details,
    simulated: null,
    units: { native: { symbol: 'ETH', decimals: 18 }, tokenOf: () => null },
  }
}
