import { type Address, isSameAddress } from '@countersign/primitives'
import { judgeCode, type CodeBook } from '../calls/CodeBook.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import type { Read } from '../Read.ts'

/**
 * What is known about called addresses without asking for their age.
 *
 * @example
 * const context: UnfamiliarContext = { safe, book, genuine: [], isContract }
 */
export type UnfamiliarContext = {
  readonly safe: Address
  readonly book: CodeBook
  /** Bundled tokens of this network. What a service lists is no knowledge: it could list anything. */
  readonly genuine: readonly { readonly address: Address }[]
  /** Whether code stands there now; undefined where nobody asked. */
  isContract(address: Address): Read<boolean> | undefined
}

/**
 * The first call to each address where a contract stands, or may stand, that nobody here knows: not the account itself, no published
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
