import type { Transaction } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { RingState } from '@countersign/ui'
import { queueMessages } from '../queueMessages.ts'

export type QueueStatus = {
  readonly title: string
  readonly detail: string
  readonly ring: RingState
  readonly signed: number
  readonly required: number
  /** The connected wallet can act on this row. */
  readonly isYours: boolean
  /** Owners who have signed; null if the service does not send them. */
  readonly signers: readonly Address[] | null
  readonly missing: readonly Address[]
}

export type QueueViewer = {
  readonly wallet: Address | null
  readonly owners: readonly Address[]
  readonly currentNonce: number
  /** This browser sent it to the chain. */
  readonly isExecuting?: boolean
}

/** The status of a proposal for the connected wallet. */
export function queueStatus({ executionInfo, txStatus }: Transaction, viewer: QueueViewer): QueueStatus | null {
  if (executionInfo?.type !== 'MULTISIG') return null
  const { nonce, confirmationsRequired: required, confirmationsSubmitted: signed } = executionInfo
  const missing = (executionInfo.missingSigners ?? []).map(({ value }) => value)
  const has = (list: readonly Address[]) =>
    viewer.wallet !== null && list.some((one) => isSameAddress(one, viewer.wallet ?? one))
  const isOwner = has(viewer.owners)
  const count = queueMessages.signed({ signed, required })
  const base = {
    signed,
    required,
    missing,
    signers:
      executionInfo.missingSigners === null
        ? null
        : viewer.owners.filter((owner) => !missing.some((one) => isSameAddress(one, owner))),
  }
  if (viewer.isExecuting)
    return { ...base, title: queueMessages.executing, detail: queueMessages.sent, ring: 'ready', isYours: false }
  if (txStatus === 'AWAITING_EXECUTION') {
    const isNext = nonce === viewer.currentNonce
    const detail = isNext ? count : queueMessages.after({ number: nonce - 1 })
    return { ...base, title: queueMessages.ready, detail, ring: 'ready', isYours: isNext && viewer.wallet !== null }
  }
  if (has(missing)) return { ...base, title: queueMessages.needsYou, detail: count, ring: 'yours', isYours: true }
  const title = isOwner ? queueMessages.waitsForOthers : queueMessages.waitsForOwners
  return { ...base, title, detail: count, ring: 'open', isYours: false }
}
