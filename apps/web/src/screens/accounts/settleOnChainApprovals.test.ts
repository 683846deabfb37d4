import { expect, test } from 'vitest'
import { addressOf, entriesOf, entryOf, waitingRow } from '../../data/inbox/inboxFixture.ts'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { encodeOnChainApproval } from '../../signing/execution/encodeOnChainApproval.ts'
import { propose } from '../../testing/proposalFixture.ts'
import { collectNeeds } from './collectNeeds.ts'
import { settleOnChainApprovals, type ReadProposal } from './settleOnChainApprovals.ts'

const [wallet, other] = [addressOf(1), addressOf(2)]
const [top, middle, bottom] = [addressOf(16), addressOf(17), addressOf(18)]
const hash = `0x${'0'.repeat(64)}` as const

/** The wallet owns `top`, which owns `middle`, which owns `bottom` together with another owner. */
function scene({ middleNonce = 0, isDirect = false } = {}) {
  const entries = entriesOf(
    entryOf({ address: top, owners: [wallet] }),
    entryOf({ address: middle, owners: isDirect ? [wallet] : [top], nonce: middleNonce }),
    entryOf({ address: bottom, owners: [middle, other], queue: [waitingRow(bottom, 0, [middle])] }),
  )
  const { items } = collectNeeds({ accounts: [], chains: [chainFixture()], entries, wallet })
  const [item] = items
  const parent = item?.kind === 'on-chain-approval' ? item.parents[0] : undefined
  if (!parent) throw new Error('The scene lacks the approval.')
  const settle = (proposals: readonly Omit<ReadProposal, 'parent'>[], pending: readonly string[] = []) =>
    settleOnChainApprovals({
      items,
      proposals: proposals.map((one) => ({ ...one, parent })),
      pendingParents: new Set(pending),
      entries,
    }).map((one) => [one.act, one.kind === 'on-chain-approval' ? (one.ready?.id ?? null) : one.kind])
  return { parent, settle }
}

/** A proposal of `middle` that approves the transaction of `bottom`. */
const approval = async (signedBy: readonly number[], approved: typeof hash | `0x${string}` = hash) => {
  const { details } = await propose({ to: bottom, nonce: 0n, data: encodeOnChainApproval(approved) }, signedBy)
  return { id: details.txId, details, isPending: false }
}

test('behavior: an account without a proposed approval is asked for one', async () => {
  const { settle } = scene()
  expect(settle([])).toEqual([['sign', null]])
  expect(settle([await approval([0, 1], `0x${'1'.repeat(64)}`)])).toEqual([['sign', null]])
})

test('behavior: an approval without enough signatures is a row of its own account', async () => {
  expect(scene().settle([await approval([0])])).toEqual([])
})

test('behavior: a fully signed approval is executed from the row of the transaction that it approves', async () => {
  const ready = await approval([0, 1])
  expect(scene().settle([ready])).toEqual([['execute', ready.id]])
})

test('behavior: an approval whose nonce is not due, or that has a row in an account of the wallet, needs no action here', async () => {
  const ready = await approval([0, 1])
  expect(scene({ middleNonce: 3 }).settle([ready])).toEqual([])
  expect(scene({ isDirect: true }).settle([ready])).toEqual([])
})

test('security: while the proposals of an account are loading, no second approval is requested', async () => {
  const { settle, parent } = scene()
  expect(settle([], [parent.account])).toEqual([])
  expect(settle([{ id: 'multisig', details: undefined, isPending: true }])).toEqual([])
})
