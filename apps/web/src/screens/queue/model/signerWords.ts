import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import type { QueueStatus } from './queueStatus.ts'

export type SignerWords = {
  /** "You signed, " or "Signed by Jun and Ana, ": a time follows. Empty when nobody has, or the service does not say. */
  readonly signers: string
  /** "needs Ana or Felix"; null when the status already says that it is your turn. */
  readonly needs: string | null
}

/** Who signed and who is missing, as short facts for the second line of a row. */
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
  // The status beside it already says that it is your turn.
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
