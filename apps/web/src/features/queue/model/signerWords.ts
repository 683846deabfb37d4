import { isSameAddress, shortenAddress, type Address } from '@countersign/safe/light'
import type { QueueStatus } from './queueStatus.ts'

/** "Signed by you and Jun", "needs Ana or Felix": short facts for the second line of a row. */
export function signerWords(
  status: QueueStatus,
  wallet: Address | null,
  nameOf: (address: Address) => string | null,
): string[] {
  const say = (address: Address) =>
    wallet !== null && isSameAddress(address, wallet) ? 'you' : (nameOf(address) ?? shortenAddress(address))
  const youFirst = (addresses: readonly Address[]) =>
    addresses.map(say).toSorted((first, second) => Number(second === 'you') - Number(first === 'you'))
  const facts: string[] = []
  if (status.signers !== null && status.signers.length > 0) {
    const names = youFirst(status.signers)
    facts.push(names.length === 1 && names[0] === 'you' ? 'You signed' : `Signed by ${list(names, 'and')}`)
  }
  const open = status.required - status.signed
  if (open > 0 && status.missing.length > 0) {
    const names = youFirst(status.missing)
    facts.push(names.length <= open ? `needs ${list(names, 'and')}` : needsSome(names, open))
  }
  return facts
}

const needsSome = (names: readonly string[], open: number): string =>
  open === 1 ? `needs ${list(names, 'or')}` : `needs ${open} of ${list(names, 'and')}`

function list(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}
