import type { TransactionDetails } from '@countersign/api'
import { type Address, shortenAddress } from '@countersign/primitives'
import { CountersignRing, FiatAmount, ListRow, ProvenanceMark } from '@countersign/ui'
import type { ReactNode } from 'react'
import { describeInboxNeed } from '../../../parts/lists/describeInboxNeed.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { ContradictionBadge } from '../../../parts/transaction/ContradictionBadge.tsx'
import { RowTitle } from '../../../parts/transaction/RowTitle.tsx'
import { ReviewButton } from '../../../parts/transaction/TransactionLink.tsx'
import { useVerifiedRow, type VerifiedRow } from '../../../parts/transaction/useVerifiedRow.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { NeededOnChainApprovalItem, NeededTransactionItem, Parent } from '../NeededWork.ts'
import { needOf } from '../needsYou.ts'
import { useRowWorth } from '../useRowWorth.ts'
import { ReadyOnChainApprovalButton, ReadyOnChainApprovalWords } from './ReadyOnChainApproval.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { inboxMessages as messages } from '../inboxMessages.ts'

/** Renders the verdict of a row. */
export type RowVerdictOf = (details: TransactionDetails | undefined, mayCheck: boolean) => ReactNode

export interface NeededRowProps {
  item: NeededTransactionItem | NeededOnChainApprovalItem
  verdictOf: RowVerdictOf
  mayCheck: boolean
}

/** A transaction of the inbox, with its account. */
export function NeededRow({ item, verdictOf, mayCheck }: NeededRowProps) {
  const { address: wallet } = useWallet()
  const [currency] = useCurrency()
  const row = useVerifiedRow(item.transaction, mayCheck)
  const value = useRowWorth(row)
  const { title, isFromService } = row
  const { id } = row.transaction
  const { act, own, parents, ready, signed, required, ahead } = needOfRow(item, row, wallet)
  return (
    <ListRow
      ring={
        <CountersignRing
          size={36}
          required={required}
          signed={signed}
          state={ready ? 'yours' : act ? RINGS[act] : 'open'}
        />
      }
      title={<RowTitle id={id} row={{ title, isFromService }} />}
      meta={
        ready ? (
          <ReadyOnChainApprovalWords ready={ready} />
        ) : parents.length > 0 ? (
          <ThroughParents parents={parents} owners={row.state?.owners.length ?? item.owners} />
        ) : own ? (
          describeInboxNeed({ ...own, signed, required, ahead })
        ) : (
          messages.notNeeded({ signed, required })
        )
      }
      amount={value !== null && <FiatAmount value={value} currency={currency} />}
      verdict={
        row.contradiction ? (
          <ContradictionBadge contradiction={row.contradiction} />
        ) : (
          verdictOf(row.details.data, mayCheck)
        )
      }
      action={
        ready ? (
          <ReadyOnChainApprovalButton ready={ready} title={title} />
        ) : (
          <ReviewButton
            id={id}
            title={title}
            act={act === 'execute' ? 'execute' : 'review'}
            isPrimary={act !== undefined}
          />
        )
      }
    />
  )
}

const RINGS = { execute: 'ready', sign: 'yours' } as const

/** The need of the row: after the check from nonce, owners and signatures on chain, before that from the service. */
function needOfRow(
  item: NeededRowProps['item'],
  { transaction, state, isVerified }: VerifiedRow,
  wallet: Address | null,
) {
  const execution = transaction.executionInfo?.type === 'MULTISIG' ? transaction.executionInfo : null
  const checked = isVerified && state !== undefined && execution !== null ? { state, execution } : null
  const ahead = checked ? Number(BigInt(checked.execution.nonce) - checked.state.nonce) : item.ahead
  const needFromChain = (signer: Address) => needOf(transaction, ahead === 0, signer)
  const { parents, ready } = onChainApprovalIn(item, (owner) => !checked || needFromChain(owner)?.act === 'sign')
  const ownNeed = checked && wallet ? needFromChain(wallet) : item
  const own = item.kind === 'on-chain-approval' ? null : ownNeed
  return {
    parents,
    own,
    ready,
    act: ready ? ('execute' as const) : parents.length > 0 ? ('sign' as const) : own?.act,
    signed: execution?.confirmationsSubmitted ?? item.signed,
    required: execution?.confirmationsRequired ?? item.required,
    ahead,
  }
}

/**
 * The approvals that are still needed.
 * @param lacks whether the transaction lacks the confirmation of an owner
 */
function onChainApprovalIn(item: NeededRowProps['item'], lacks: (owner: Address) => boolean) {
  if (item.kind !== 'on-chain-approval') return { parents: [], ready: null }
  const { parents, ready } = item
  return { parents: parents.filter(({ safe }) => lacks(safe)), ready: ready && lacks(ready.parent.safe) ? ready : null }
}

/**
 * The parent accounts whose approval a transaction lacks. A mark shows that only the service says that the wallet owns
 * the parent.
 * @param owners the number of owners of the transaction's account
 */
function ThroughParents({ parents, owners }: { parents: readonly Parent[]; owners: number }) {
  const { nameOf } = useNames()
  const names = parents.map(({ safe, chain }) => nameOf(safe, chain.chainId)?.name ?? shortenAddress(safe))
  const isConfirmed = parents.every(({ ownership }) => ownership === 'chain')
  const isDirect = parents.some((parent) => parent.isDirect)
  return (
    <>
      {isDirect ? messages.signFor({ accounts: names, owners }) : messages.signsFor({ accounts: names, owners })}{' '}
      {!isConfirmed && <ProvenanceMark source="service" />}
    </>
  )
}
