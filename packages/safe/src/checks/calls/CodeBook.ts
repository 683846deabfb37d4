import type { Address, Hex } from '@countersign/primitives'
import type { Read } from '../Read.ts'
import { callMessages as messages } from './callMessages.ts'

/**
 * A published contract, with its expected code hash; null if no hash is published.
 *
 * @example
 * const code: PublishedCode = { name: 'MultiSend', version: '1.4.1', codeHash: '0x…' }
 */
export type PublishedCode = {
  readonly name: string
  readonly version: string
  readonly codeHash: Hex | null
  /** For a contract made for local chains: its effect, as in "lets any address move …". It is known, but not safe. */
  readonly lets?: string
}

/**
 * The contracts published at addresses, and the code found there.
 *
 * @example
 * const book: CodeBook = { find: publishedAt, codeHash: (address) => hashes.get(address.toLowerCase()) }
 */
export type CodeBook = {
  find(address: Address): readonly PublishedCode[]
  /** Keccak-256 of the code at the address, at the reviewed block; undefined if it was not read. */
  codeHash(address: Address): Read<Hex> | undefined
  /**
   * The addresses, other than the account, that can change the rules of a contract which runs published code in a
   * minimal proxy; undefined for a contract whose rules have no owner.
   */
  othersOf?(address: Address): Read<readonly Address[]> | undefined
}

/** How certain it is that an address has published code. */
export type CodeJudgement =
  | { readonly kind: 'published'; readonly code: PublishedCode }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'differs'; readonly code: PublishedCode; readonly found: Hex }
  | { readonly kind: 'unread'; readonly code: PublishedCode; readonly reason: string }
  /** Published at the address, but without a hash to compare. */
  | { readonly kind: 'address-only'; readonly code: PublishedCode }

/**
 * Compares the code at an address with the contract published there.
 *
 * @returns how sure it is that the address holds published code; `unread` until its code was read
 * @example
 * judgeCode(multiSendCallOnly, book).kind // 'unread'
 * judgeCode(recipient, book).kind // 'unknown'
 */
export function judgeCode(address: Address, book: CodeBook): CodeJudgement {
  const known = book.find(address)
  const [first] = known
  if (first === undefined) return { kind: 'unknown' }
  const withHash = known.filter(({ codeHash }) => codeHash !== null)
  const [compared] = withHash
  if (compared === undefined) return { kind: 'address-only', code: first }
  const found = book.codeHash(address)
  if (found === undefined) return { kind: 'unread', code: compared, reason: messages.notRequested }
  if (!found.ok) return { kind: 'unread', code: compared, reason: found.reason }
  const match = withHash.find(({ codeHash }) => codeHash?.toLowerCase() === found.value.toLowerCase())
  return match ? { kind: 'published', code: match } : { kind: 'differs', code: compared, found: found.value }
}

/** Name and version in one text. */
export const nameOfCode = ({ name, version }: PublishedCode): string => (version === '' ? name : `${name} ${version}`)
