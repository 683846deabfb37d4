import type { Check } from '../Check.ts'
import { judgeCode, nameOfCode, type CodeBook } from './CodeBook.ts'
import { fieldOf, placeOf, type InspectedCall } from './InspectedCall.ts'
import { callMessages as messages } from './callMessages.ts'

const id = 'delegatecall'

/**
 * The published contracts made for delegatecalls by an account. Any other code could hand the account to a stranger.
 */
const ALLOWED = ['MultiSend', 'MultiSendCallOnly', 'SignMessageLib', 'SafeMigration', 'SafeToL2Migration']

/**
 * S7, S8. A delegatecall runs foreign code with the account's own storage. Only published code is allowed, identified
 * by address and code hash, at every depth of batches and of other accounts' transactions. Inside a batch no
 * delegatecall is allowed.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @example
 * checkDelegatecalls(inspectCalls(safe, transaction), book)
 */
export function checkDelegatecalls(calls: readonly InspectedCall[], book: CodeBook): Check[] {
  const unreadable = calls.filter(({ container }) => container === 'unreadable')
  const delegated = calls.filter(({ operation }) => operation === 1)
  const batches = new Set(calls.filter(({ container }) => container === 'batch').map(({ path }) => path.join()))
  const found = [
    ...unreadable.map(unreadableBatch),
    ...delegated.map((call) => judge(call, batches.has(call.path.slice(0, -1).join()) && call.path.length > 0, book)),
  ]
  const open = found.filter(({ verdict }) => verdict !== 'verified')
  if (open.length > 0) return open
  const [first] = found
  if (first) return [first]
  return [
    {
      id,
      verdict: 'verified',
      title: messages.noDelegatecall,
      reason: messages.noForeignCode,
    },
  ]
}

function unreadableBatch(call: InspectedCall): Check {
  return {
    id,
    field: fieldOf(call, 'data'),
    verdict: 'danger',
    title: messages.unreadableBatch,
    reason: messages.batchBytes({ place: placeOf(call), address: call.to }),
  }
}

function accountOf({ path, caller, isActorUnknown }: InspectedCall): string {
  if (isActorUnknown) return messages.actsFor(caller)
  return path.length === 0 ? messages.thisAccount : messages.theAccount(caller)
}

function judge(call: InspectedCall, isInBatch: boolean, book: CodeBook): Check {
  const code = judgeCode(call.to, book)
  const where = { id, field: fieldOf(call, 'to') } as const
  const who = accountOf(call)
  if (code.kind === 'unknown')
    return {
      ...where,
      verdict: 'danger',
      title: messages.unknownCode,
      reason: messages.anything({ place: placeOf(call), address: call.to, account: who }),
    }
  const name = nameOfCode(code.code)
  if (code.kind === 'differs')
    return {
      ...where,
      verdict: 'danger',
      title: messages.notPublished(name),
      reason: messages.otherHash({
        address: call.to,
        found: code.found,
        published: code.code.codeHash ?? messages.none,
      }),
    }
  if (!ALLOWED.includes(code.code.name) || code.kind === 'address-only')
    return {
      ...where,
      verdict: 'danger',
      title: messages.delegatecallTo(name),
      reason: messages.notMadeFor({ place: placeOf(call), name, address: call.to, account: who }),
    }
  if (code.kind === 'unread')
    return {
      ...where,
      verdict: 'unchecked',
      title: messages.delegatecallTo(name),
      reason: messages.codeUnread({ address: call.to, reason: code.reason }),
    }
  if (isInBatch)
    return {
      ...where,
      verdict: 'danger',
      title: messages.insideBatch(name),
      reason: messages.amongOthers({ place: placeOf(call), account: who }),
    }
  return {
    ...where,
    verdict: 'verified',
    title: messages.only(name),
    reason: messages.publishedCode,
  }
}
