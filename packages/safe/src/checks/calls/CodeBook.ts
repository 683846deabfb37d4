import type { Address, Hex } from '@countersign/primitives'
import type { Read } from '../Read.ts'

/**
 * A published contract, with the hash its code must have; null where no hash of it is published.
 *
 * @example
 * const code: PublishedCode = { name: 'MultiSend', version: '1.4.1', codeHash: '0x…' }
 */
export type PublishedCode = {
  readonly name: string
  readonly version: string
  readonly codeHash: Hex | null
  /** Of a contract made for trying on local chains: what it lets happen, as in "lets any address move …". It is known, not safe. */
  readonly lets?: string
}

/**
 * What is published at addresses, and what stands there.
 *
 * @example
 * const book: CodeBook = { find: publishedAt, codeHash: (address) => hashes.get(address.toLowerCase()) }
 */
export type CodeBook = {
  find(address: Address): readonly PublishedCode[]
  /** Keccak-256 of the code found at the address, at the reviewed block; undefined where nobody asked. */
  codeHash(address: Address): Read<Hex> | undefined
  /**
   * Who can change the rules of a contract that runs published code in a minimal proxy of its own, other than the account; undefined for
   * a contract whose rules nobody owns.
   */
  othersOf?(address: Address): Read<readonly Address[]> | undefined
}

/** How sure it is that an address holds published code. */
export type CodeJudgement =
  | { readonly kind: 'published'; readonly code: PublishedCode }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'differs'; readonly code: PublishedCode; readonly found: Hex }
  | { readonly kind: 'unread'; readonly code: PublishedCode; readonly reason: string }
  /** Published at the address, but no hash to compare its code with. */
  | { readonly kind: 'address-only'; readonly code: PublishedCode }

/** Compares the code at an address with what is published there. */
export function judgeCode(address: Address, book: CodeBook): CodeJudgement {
  const known = book.find(address)
  const [first] = known
  if (first === undefined) return { kind: 'unknown' }
  const withHash = known.filter(({ codeHash }) => codeHash !== null)
  const [compared] = withHash
  if (compared === undefined) return { kind: 'address-only', code: first }
  const found = book.codeHash(address)
  if (found === undefined) return { kind: 'unread', code: compared, reason: 'its code was not requested' }
  if (!found.ok) return { kind: 'unread', code: compared, reason: found.reason }
  const match = withHash.find(({ codeHash }) => codeHash?.toLowerCase() === found.value.toLowerCase())
  return match ? { kind: 'published', code: match } : { kind: 'differs', code: compared, found: found.value }
}

/** Name and version in one. */
export const nameOfCode = ({ name, version }: PublishedCode): string => (version === '' ? name : `${name} ${version}`)
