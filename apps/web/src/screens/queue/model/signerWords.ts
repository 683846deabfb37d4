import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import type { QueueStatus } from './queueStatus.ts'

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
  const say = (address: Address) =>
    wallet !== null && isSameAddress(address, wallet) ? 'you' : (nameOf(address) ?? shortenAddress(address))
  const youFirst = (addresses: readonly Address[]) =>
    addresses.map(say).toSorted((first, second) => Number(second === 'you') - Number(first === 'you'))
  const signed = youFirst(status.signers ?? [])
  const missing = youFirst(status.missing)
  const open = status.required - status.signed
  // The status next to it says already that your signature is needed.
  const isTold = open <= 0 || missing.length === 0 || missing.includes('you')
  return {
    signers: signed.length === 0 ? '' : signed.join() === 'you' ? 'You signed, ' : `Signed by ${list(signed, 'and')}, `,
    needs: isTold ? null : missing.length <= open ? `needs ${list(missing, 'and')}` : needsSome(missing, open),
  }
}

const needsSome = (names: readonly string[], open: number): string =>
  open === 1 ? `needs ${list(names, 'or')}` : `needs ${open} of ${list(names, 'and')}`

function list(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}
