import { isHex } from '../../hex/isHex.ts'
import { wordReader } from '../../hex/wordReader.ts'
import { isSameAddress } from '../../address/isSameAddress.ts'
import type { Check } from '../Check.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { fieldOf, placeOf, selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'

const id = 'message-bare-hash'

/** signMessage(bytes): of SignMessageLib, and of accounts before 1.3.0 themselves. */
const SIGN_MESSAGE = '0x85a5affe'

/**
 * S19. A message the account signs by a transaction: from then on `isValidSignature` says yes to it, with no signature beside. What
 * is signed is mostly a hash, which may stand for a permit as well as for a greeting. Silent where no call signs one.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @example
 * checkMessagesOnChain(inspectCalls(safe, transaction), book)
 */
export function checkMessagesOnChain(calls: readonly InspectedCall[], book: CodeBook): Check[] {
  return calls
    .filter((call) => isSigning(call, book))
    .map((call): Check => {
      const signed = isHex(call.data) ? wordReader(call.data, 4).bytes(0) : null
      const what = signed === null ? 'bytes that cannot be read' : signed
      const whose = call.path.length === 0 ? 'this account' : call.caller
      return {
        id,
        field: fieldOf(call, 'data'),
        verdict: 'caution',
        title: 'Signs a message in the name of the account',
        reason: `${placeOf(call)} makes ${whose} agree to ${what} for good, on chain. Nobody can see what a hash stands for: a login, an order, or a permission to take tokens. Compare it with the message that was asked for, and take it back to whoever proposed this if there was none.`,
      }
    })
}

function isSigning(call: InspectedCall, book: CodeBook): boolean {
  if (selectorOf(call.data) !== SIGN_MESSAGE) return false
  return call.operation === 1
    ? book.find(call.to).some(({ name }) => name === 'SignMessageLib')
    : isSameAddress(call.to, call.caller)
}
