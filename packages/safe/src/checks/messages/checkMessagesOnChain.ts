import { isHex, isSameAddress, wordReader } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { fieldOf, placeOf, selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'

const id = 'message-bare-hash'

/** signMessage(bytes): of SignMessageLib, and of accounts before 1.3.0 themselves. */
const SIGN_MESSAGE = '0x85a5affe'

/**
 * S19. A message the account signs by a transaction: from then on `isValidSignature` says yes to it, with no signature beside, and
 * nothing takes it back. Silent where no call signs one.
 *
 * A stop, unless the message itself stands on the same page: S7 lets the library through because its code is known, but the code
 * is not what is dangerous. What is signed is a hash, which may stand for a permit as well as for a greeting, and S19 blocks a
 * bare hash off the chain, where it binds less. A caution here would be the way round that stop.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @param shown payload hashes of messages that are shown and checked on the same page, in lower case
 * @example
 * checkMessagesOnChain(inspectCalls(safe, transaction), book, new Set([hashMessagePayload(draft.message)]))
 */
export function checkMessagesOnChain(
  calls: readonly InspectedCall[],
  book: CodeBook,
  shown: ReadonlySet<string> = new Set(),
): Check[] {
  return calls
    .filter((call) => isSigning(call, book))
    .map((call): Check => {
      const signed = isHex(call.data) ? wordReader(call.data, 4).bytes(0) : null
      const what = signed === null ? 'bytes that cannot be read' : signed
      const whose = call.path.length === 0 ? 'this account' : call.caller
      const field = fieldOf(call, 'data')
      const agrees = `${placeOf(call)} makes ${whose} agree to ${what} for good, on chain.`
      return signed !== null && shown.has(signed.toLowerCase())
        ? {
            id,
            field,
            verdict: 'caution',
            title: 'Signs a message in the name of the account',
            reason: `${agrees} It is the hash of the message shown on this page: read that, for whoever has it can use it from then on, without any signature.`,
          }
        : {
            id,
            field,
            verdict: 'danger',
            title: 'Signs a message nobody can read',
            reason: `${agrees} Nobody can see what a hash stands for: a login, an order, or a permission to take tokens. Take it back to whoever proposed this, and compare the hash with that of the message that was asked for.`,
          }
    })
}

function isSigning(call: InspectedCall, book: CodeBook): boolean {
  if (selectorOf(call.data) !== SIGN_MESSAGE) return false
  return call.operation === 1
    ? book.find(call.to).some(({ name }) => name === 'SignMessageLib')
    : isSameAddress(call.to, call.caller)
}
