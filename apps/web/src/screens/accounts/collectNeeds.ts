import type { Chain, Message } from '@countersign/api'
import { type Address, checksumAddress, isSameAddress, ownValue } from '@countersign/primitives'
import { isRead, type InboxEntries, type ReadInboxEntry } from '../../data/inbox/InboxEntry.ts'
import { nameOfKey } from '../../data/keys/nameOfKey.ts'
import { reachOf } from '../../data/inbox/reachOf.ts'
import { groupNeeds } from './groupNeeds.ts'
import type { KnownAccount } from './KnownAccount.ts'
import type { NeededOnChainApprovalItem, NeededItem, Parent, WaitingItem } from './NeededWork.ts'
import { executableProposals, messagesForYou, needsYou } from './needsYou.ts'
import { onChainApprovalsThrough, possibleOnChainApprovals } from './parentOnChainApprovals.ts'

type Input = {
  readonly accounts: readonly KnownAccount[]
  readonly chains: readonly Chain[]
  readonly entries: InboxEntries
  readonly wallet: Address
}

/** A proposal of a parent account that may be the approval of a transaction. */
export type PossibleOnChainApproval = { readonly parent: KnownAccount; readonly id: string }

export type Collected = {
  readonly items: readonly NeededItem[]
  readonly waiting: readonly WaitingItem[]
  /** Must be read to know whether an approval is already proposed. */
  readonly proposals: readonly PossibleOnChainApproval[]
}

/** Open work for a wallet in these accounts, from the data of the service. Pure: sends no request. */
export function collectNeeds({ accounts, chains, entries, wallet }: Input): Collected {
  const byName = accountsByName(accounts, chains, entries)
  const reach = reachOf(entries, wallet)
  const items: NeededItem[] = []
  const waiting: WaitingItem[] = []
  const proposals = new Map<string, PossibleOnChainApproval>()
  for (const [name, account] of byName) {
    const entry = entries[name]
    if (!isRead(entry)) continue
    const about = { account, owners: entry.owners.length }
    const isOwner = reach.get(name) === 0
    const own = isOwner ? needsYou(entry.queue, wallet) : executableProposals(entry.queue, wallet, entry.proposers)
    for (const need of own)
      items.push({
        ...need,
        ...about,
        kind: 'transaction',
        since: need.transaction.timestamp,
        isOnlyProposed: !isOwner,
        ahead: need.nonce - entry.nonce,
      })
    const parents = parentsOf(name, entry, { byName, reach, entries, wallet })
    for (const need of onChainApprovalsThrough(entry.queue, parents, wallet)) {
      const { timestamp: since } = need.transaction
      items.push({
        ...need,
        ...about,
        kind: 'on-chain-approval',
        act: 'sign',
        ready: null,
        since,
        ahead: need.nonce - entry.nonce,
      })
      for (const parent of need.parents) {
        const parentEntry = entries[nameOfKey(parent.key)]
        if (isRead(parentEntry))
          for (const { id } of possibleOnChainApprovals(parentEntry.queue, account.safe))
            proposals.set(id, { parent, id })
      }
    }
    if (isOwner)
      for (const need of messagesForYou(entry.messages, wallet))
        items.push({ ...need, ...about, kind: 'message', act: 'sign', since: need.message.creationTimestamp })
    waiting.push(...waitingFor(entry, about, { wallet, isOwner }))
  }
  return {
    items: groupNeeds(items).flatMap((group) => group.items),
    waiting: waiting.toSorted((first, second) => first.since - second.since),
    proposals: [...proposals.values()],
  }
}

/** Known accounts, and those below them, by `nameOfKey`. */
export function accountsByName(
  accounts: readonly KnownAccount[],
  chains: readonly Chain[],
  entries: InboxEntries,
): ReadonlyMap<string, KnownAccount> {
  const byName = new Map(accounts.map((account) => [nameOfKey(account.key), account]))
  for (const [name, { chainId, address }] of Object.entries(entries)) {
    const chain = byName.has(name) ? undefined : chains.find((one) => one.chainId === chainId)
    if (chain) byName.set(name, unknownAccount(chain, address))
  }
  return byName
}

type World = Pick<Input, 'entries' | 'wallet'> & {
  readonly byName: ReadonlyMap<string, KnownAccount>
  readonly reach: ReadonlyMap<string, number>
}

/**
 * Owners of an account that are accounts for which the wallet can act. Leaves out an account that the wallet reaches
 * only through this one, because its approval would wait for this account.
 */
function parentsOf(name: string, { chainId, owners }: ReadInboxEntry, world: World): Parent[] {
  const { byName, reach, entries, wallet } = world
  return owners.flatMap((owner) => {
    const parentName = nameOfKey({ chainId, safe: owner })
    const [parent, depth] = [byName.get(parentName), reach.get(parentName)]
    if (!parent || depth === undefined || parentName === name || parent.ownership === 'contradicted') return []
    const isNearer = depth <= (reach.get(name) ?? Infinity)
    return isNearer || isReachedWithout(name, parentName, entries, wallet) ? [{ ...parent, isDirect: depth === 0 }] : []
  })
}

function isReachedWithout(name: string, parentName: string, entries: InboxEntries, wallet: Address): boolean {
  const { [name]: _, ...others } = entries
  return reachOf(others, wallet).has(parentName)
}

/** What the wallet signed or proposed, and other owners must sign. */
function waitingFor(
  { queue, messages, proposers }: ReadInboxEntry,
  about: Pick<NeededOnChainApprovalItem, 'account' | 'owners'>,
  { wallet, isOwner }: { wallet: Address; isOwner: boolean },
): WaitingItem[] {
  const isWallet = (address: Address | undefined) => address !== undefined && isSameAddress(address, wallet)
  const transactions = queue.flatMap((item): WaitingItem[] => {
    const execution = item.type === 'TRANSACTION' ? item.transaction.executionInfo : null
    if (item.type !== 'TRANSACTION' || execution?.type !== 'MULTISIG') return []
    const { transaction } = item
    const { missingSigners, confirmationsSubmitted: signed, confirmationsRequired: required } = execution
    if (transaction.txStatus !== 'AWAITING_CONFIRMATIONS' || missingSigners === null) return []
    const hasSigned = isOwner && !missingSigners.some(({ value }) => isWallet(value))
    if (!hasSigned && !(isWallet(ownValue(proposers, transaction.id)) && !isOwner)) return []
    return [{ ...about, kind: 'transaction', transaction, signed, required, since: transaction.timestamp }]
  })
  const hasSignedMessage = ({ confirmations }: Message) => confirmations.some(({ owner }) => isWallet(owner.value))
  return [
    ...transactions,
    ...messages.filter(hasSignedMessage).map((message): WaitingItem => {
      const { confirmationsSubmitted: signed, confirmationsRequired: required, creationTimestamp: since } = message
      return { ...about, kind: 'message', message, signed, required, since }
    }),
  ]
}

/** An account that is neither stored in this browser nor owned by the wallet. */
function unknownAccount(chain: Chain, address: Address): KnownAccount {
  const safe = checksumAddress(address)
  const key = { chainId: chain.chainId, safe }
  const account = `${chain.shortName}:${safe}`
  return { chain, key, safe, account, ownership: null, pinned: false, saved: false }
}
