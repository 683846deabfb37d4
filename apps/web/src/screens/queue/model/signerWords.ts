import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import type { QueueStatus } from './queueStatus.ts'
import { queueMessages } from '../queueMessages.ts'

export type SignerWords = {
  /**
   * "You signed, " or "Signed by Jun and Ana, ", followed by a time. Empty without signatures, or if the service does
   * not send them.
   */
  readonly signers: string
  /** "needs Ana or Felix"; null if the status says already that your signature is needed. */
  readonly needs: string | null
}

/** Signers and missing owners, for the second line of a row. */
export function signerWords(
  status: QueueStatus,
  wallet: Address | null,
  nameOf: (address: Address) => string | null,
): SignerWords {
  const isYou = (address: Address) => wallet !== null && isSameAddress(address, wallet)
  const say = (address: Address) => (isYou(address) ? queueMessages.you : (nameOf(address) ?? shortenAddress(address)))
  const youFirst = (addresses: readonly Address[]) =>
    addresses.toSorted((first, second) => Number(isYou(second)) - Number(isYou(first))).map(say)
  const signers = status.signers ?? []
  const names = youFirst(signers)
  const missing = youFirst(status.missing)
  const open = status.required - status.signed
  // The status next to it says already that your signature is needed.
  const isFromService = open <= 0 || missing.length === 0 || status.missing.some(isYou)
  return {
    signers:
      names.length === 0 ? '' : signers.every(isYou) ? queueMessages.youSigned : queueMessages.signedBy({ names }),
    needs: isFromService
      ? null
      : missing.length <= open
        ? queueMessages.needsAll({ names: missing })
        : needsSome(missing, open),
  }
}

const needsSome = (names: readonly string[], open: number): string =>
  open === 1 ? queueMessages.needsOne({ names }) : queueMessages.needsSome({ count: open, names })
