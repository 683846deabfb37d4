import type { Transaction } from '@countersign/api'
import { CountersignRing, ListRow, ProvenanceMark, RowStatus, TimeText, VerdictBadge, timeOfDay } from '@countersign/ui'
import { isOfNoOwner, proposedBy, type ProposedBy } from '@countersign/describe/transaction'
import { shortenAddress } from '@countersign/primitives'
import { usePending } from '../../../signing/execution/pendingStore.ts'
import { useConnection } from '../../../data/connection/connectionStore.ts'
import { AppClaimText } from '../../../parts/transaction/AppClaimText.tsx'
import { ContradictionBadge } from '../../../parts/transaction/ContradictionBadge.tsx'
import { RowTitle } from '../../../parts/transaction/RowTitle.tsx'
import { ReviewButton } from '../../../parts/transaction/TransactionLink.tsx'
import { useVerifiedRow, type VerifiedRow } from '../../../parts/transaction/useVerifiedRow.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { queueStatus, type QueueViewer } from '../model/queueStatus.ts'
import { excludedOf } from '../model/excludedOf.ts'
import { useRowVerdict } from '../model/useRowVerdict.ts'
import { signerWords } from '../model/signerWords.ts'
import { useNames } from '../../../data/names/useNames.ts'
import styles from '../../../parts/transaction/ProposedByText.module.css'
import { queueMessages } from '../queueMessages.ts'

export interface QueueRowProps {
  transaction: Transaction
  viewer: QueueViewer
  /** The first content is on screen, so hashes and signatures can be checked now. */
  mayCheck: boolean
  /** Numbers of transactions with the same call. */
  repeats: readonly number[] | undefined
}

/** One proposal: what it does, its signers, the result of the checks, and the next action. */
export function QueueRow({ transaction, viewer, mayCheck, repeats }: QueueRowProps) {
  const row = useVerifiedRow(transaction, mayCheck)
  const { check, context, isVerified } = row
  const isExecuting = useIsExecuting(transaction.id)
  const onChain = row.state && { owners: row.state.owners, currentNonce: Number(row.state.nonce) }
  const status = queueStatus(row.transaction, { ...viewer, ...(isVerified ? onChain : {}), isExecuting })
  if (!status) return null
  const excluded = excludedOf(check)
  // A verified row counts signatures without the excluded ones.
  const signed = isVerified ? status.signed : Math.max(0, status.signed - excluded)
  const by = proposedBy({ row: transaction.executionInfo, details: row.details.data }, row.state?.owners ?? null)
  const { signers, needs } = signerWords(status, viewer.wallet, context.nameOf)
  return (
    <ListRow
      ring={
        <CountersignRing
          required={status.required}
          signed={signed}
          excluded={excluded}
          state={excluded > 0 && status.ring === 'ready' ? 'open' : status.ring}
        />
      }
      title={<RowTitle id={transaction.id} row={row} />}
      meta={[
        ...(repeats
          ? [<VerdictBadge key="repeats" verdict="caution" quiet label={queueMessages.repeats({ numbers: repeats })} />]
          : []),
        ...row.meta.map(({ text, source, app }) =>
          app ? (
            <AppClaimText key="app" app={app} />
          ) : (
            <span key={text}>
              {text} {source && <ProvenanceMark source={source} />}
            </span>
          ),
        ),
        ...(by !== null && isOfNoOwner(by) ? [<ProposedByText key="by" by={by} />] : []),
        <span key="time">
          {signers}
          <TimeText at={transaction.timestamp} form="relative" focusable={false} />
        </span>,
      ]}
      needs={needs}
      verdict={<QueueRowVerdict row={row} mayCheck={mayCheck} />}
      status={
        excluded > 0 ? (
          <RowStatus
            title={queueMessages.needsAttention}
            detail={queueMessages.valid({ signed, required: status.required })}
          />
        ) : (
          <RowStatus title={status.title} detail={status.detail} />
        )
      }
      action={<ReviewButton id={transaction.id} title={row.title} isPrimary={status.isYours} />}
    />
  )
}

/** This browser sent it to the chain, and the service has not indexed it yet. */
function useIsExecuting(id: string): boolean {
  const { key } = useAccount()
  const hash = id.split('_')[2]
  const phase = usePending(key, hash?.startsWith('0x') ? `0x${hash.slice(2)}` : '0x')?.phase
  return phase === 'sent' || phase === 'mined'
}

/** While offline, the verdict is shown hatched, with the time of the check. */
function QueueRowVerdict({ row, mayCheck }: { row: VerifiedRow; mayCheck: boolean }) {
  const { details, check, context, contradiction } = row
  const verdict = useRowVerdict(details.data, check, context, mayCheck)
  const { online, serviceLostAt } = useConnection()
  if ((!online || serviceLostAt !== null) && details.data) {
    return <VerdictBadge verdict="unchecked" label={queueMessages.asOf({ time: timeOfDay(details.dataUpdatedAt) })} />
  }
  return contradiction ? <ContradictionBadge contradiction={contradiction} /> : <VerdictBadge {...verdict} />
}

/** "proposed by X, not an owner". The proposer comes from the service; that it is not an owner comes from the chain. */
function ProposedByText({ by }: { by: ProposedBy }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const name = nameOf(by.address, chainId)?.name ?? shortenAddress(by.address)
  const words = by.isOwner === false ? queueMessages.proposedByNonOwner({ name }) : queueMessages.proposedBy({ name })
  // The mark stays on the line of the last word.
  const end = words.lastIndexOf(' ') + 1
  return (
    <span title={queueMessages.asServiceSays({ address: by.address })}>
      {words.slice(0, end)}
      <span className={styles.last}>
        {words.slice(end)} <ProvenanceMark source="service" />
      </span>
    </span>
  )
}
