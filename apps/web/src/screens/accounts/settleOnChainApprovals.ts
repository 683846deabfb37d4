import type { TransactionDetails } from '@countersign/api'
import { isRead, type InboxEntries } from '../../data/inbox/InboxEntry.ts'
import { nameOfKey } from '../../data/keys/nameOfKey.ts'
import type { PossibleOnChainApproval } from './collectNeeds.ts'
import type { NeededOnChainApprovalItem, NeededItem, Parent, ReadyOnChainApproval } from './NeededWork.ts'
import { approves } from './parentOnChainApprovals.ts'

/** A proposal that may be an approval, with its fields after they are read. */
export type ReadProposal = PossibleOnChainApproval & {
  readonly details: TransactionDetails | undefined
  readonly isPending: boolean
}

type Input = {
  readonly items: readonly NeededItem[]
  readonly proposals: readonly ReadProposal[]
  /** Parents by `account` whose proposals are still loading. */
  readonly pendingParents: ReadonlySet<string>
  readonly entries: InboxEntries
}

/**
 * Adds the known approvals to the needs. A queued approval is a row of its own account, so its transaction is left out
 * here. A fully signed one in an account that the wallet does not own has no row there, so the transaction offers its
 * execution. While proposals are loading, a row could request a second approval, so it is left out.
 */
export function settleOnChainApprovals({ items, proposals, pendingParents, entries }: Input): NeededItem[] {
  return items.flatMap((item): NeededItem[] => {
    if (item.kind !== 'on-chain-approval') return [item]
    const about = item.parents.map((parent) => ({ parent, ...stateOf(item, parent) }))
    const ready = about.flatMap((one) => (one.ready ? [one.ready] : []))[0]
    if (ready) return [{ ...item, act: 'execute', ready, parents: [] }]
    const parents = about.flatMap(({ parent, isAsked }) => (isAsked ? [parent] : []))
    return parents.length > 0 ? [{ ...item, parents }] : []
  })

  /** Whether a parent must still propose its approval, or has one that can be executed. */
  function stateOf(
    item: NeededOnChainApprovalItem,
    parent: Parent,
  ): { isAsked: boolean; ready?: ReadyOnChainApproval } {
    if (pendingParents.has(parent.account)) return { isAsked: false }
    const own = proposals.filter((proposal) => proposal.parent.account === parent.account)
    const found = own.find(({ details }) => details && approves(details, item.account.safe, item.transaction.id))
    if (!found) return { isAsked: !own.some(({ isPending }) => isPending) }
    return {
      isAsked: false,
      ...(!parent.isDirect && isExecutable(found, parent) ? { ready: { parent, id: found.id } } : {}),
    }
  }

  function isExecutable({ details }: ReadProposal, parent: Parent): boolean {
    const entry = entries[nameOfKey(parent.key)]
    const execution = details?.detailedExecutionInfo
    return (
      details?.txStatus === 'AWAITING_EXECUTION' &&
      execution?.type === 'MULTISIG' &&
      isRead(entry) &&
      Number(execution.nonce) === entry.nonce
    )
  }
}
