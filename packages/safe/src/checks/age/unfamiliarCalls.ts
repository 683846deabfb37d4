import { type Address, isSameAddress } from '@countersign/primitives'
import { judgeCode, type CodeBook } from '../calls/CodeBook.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import type { Read } from '../Read.ts'

/**
 * The facts about called addresses that are known without their age.
 *
 * @example
 * const context: UnfamiliarContext = { safe, book, genuine: [], isContract }
 */
export type UnfamiliarContext = {
  readonly safe: Address
  readonly book: CodeBook
  /** Bundled tokens of this network. Tokens that a service lists do not count, because it could list any address. */
  readonly genuine: readonly { readonly address: Address }[]
  /** Whether an address has code now; undefined if it was not read. */
  isContract(address: Address): Read<boolean> | undefined
}

/**
 * The first call to each address that has, or may have, an unknown contract: not the account itself, no published
 * code, no bundled token.
 *
 * @example
 * const asked = unfamiliarCalls(inspectCalls(safe, transaction), context).map(({ to }) => to)
 */
export function unfamiliarCalls(calls: readonly InspectedCall[], context: UnfamiliarContext): InspectedCall[] {
  const { safe, book, genuine, isContract } = context
  const first = new Map(calls.toReversed().map((call) => [call.to.toLowerCase(), call]))
  return calls.filter((call) => {
    const { to } = call
    if (first.get(to.toLowerCase()) !== call || isSameAddress(to, safe)) return false
    const code = isContract(to)
    if (code?.ok === true && !code.value) return false
    return judgeCode(to, book).kind !== 'published' && !genuine.some(({ address }) => isSameAddress(address, to))
  })
}
