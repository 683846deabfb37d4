import { isHex, isSameAddress, wordReader } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { fieldOf, placeOf, selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { messageCheckMessages as messages } from './messageCheckMessages.ts'

const id = 'message-bare-hash'

/** signMessage(bytes): of SignMessageLib, and of accounts before 1.3.0 themselves. */
const SIGN_MESSAGE = '0x85a5affe'

/**
 * S19. Finds messages that the account signs by a transaction. From then on `isValidSignature` accepts them without a
 * signature, and no later transaction revokes that. Empty if no call signs a message.
 *
 * A danger, unless the message itself is shown on the same page. S7 accepts the library because its code is known,
 * but the danger is not in the code: the signed hash may belong to a permit. S19 blocks a bare hash off chain, where
 * it is less binding, so a mere caution here would allow bypassing that check.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @param shown payload hashes of messages that are shown and checked on the same page, in lower case
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
      const what = signed === null ? messages.unreadableBytes : signed
      const whose = call.path.length === 0 ? messages.thisAccount : call.caller
      const field = fieldOf(call, 'data')
      const agrees = messages.confirms({ place: placeOf(call), account: whose, what })
      return signed !== null && shown.has(signed.toLowerCase())
        ? {
            id,
            field,
            verdict: 'caution',
            title: messages.signsMessage,
            reason: messages.shownHere(agrees),
          }
        : {
            id,
            field,
            verdict: 'danger',
            title: messages.signsUnreadable,
            reason: messages.mayBe(agrees),
          }
    })
}

function isSigning(call: InspectedCall, book: CodeBook): boolean {
  if (selectorOf(call.data) !== SIGN_MESSAGE) return false
  return call.operation === 1
    ? book.find(call.to).some(({ name }) => name === 'SignMessageLib')
    : isSameAddress(call.to, call.caller)
}
