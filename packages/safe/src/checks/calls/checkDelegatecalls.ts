import type { Check } from '../Check.ts'
import { judgeCode, nameOfCode, type CodeBook } from './CodeBook.ts'
import { fieldOf, placeOf, type InspectedCall } from './InspectedCall.ts'

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
      title: 'No delegatecall',
      reason: 'No foreign code runs with the account’s own storage.',
    },
  ]
}

function unreadableBatch(call: InspectedCall): Check {
  return {
    id,
    field: fieldOf(call, 'data'),
    verdict: 'danger',
    title: 'A batch cannot be read',
    reason: `${placeOf(call)} to ${call.to} must contain other calls, but its bytes cannot be decoded completely, so its effect is unknown. Ask the proposer to build it again.`,
  }
}

function judge(call: InspectedCall, isInBatch: boolean, book: CodeBook): Check {
  const code = judgeCode(call.to, book)
  const where = { id, field: fieldOf(call, 'to') } as const
  const who = call.path.length === 0 ? 'this account' : `the account ${call.caller}`
  if (code.kind === 'unknown')
    return {
      ...where,
      verdict: 'danger',
      title: 'Delegatecall to unknown code',
      reason: `${placeOf(call)} lets the code at ${call.to} do anything with ${who}. It is not a published Safe contract. Ask for a plain call instead.`,
    }
  const name = nameOfCode(code.code)
  if (code.kind === 'differs')
    return {
      ...where,
      verdict: 'danger',
      title: `The code of ${name} is not the published one`,
      reason: `At ${call.to} the code hashes to ${code.found}, but the published hash is ${code.code.codeHash ?? 'none'}. Do not sign.`,
    }
  if (!ALLOWED.includes(code.code.name) || code.kind === 'address-only')
    return {
      ...where,
      verdict: 'danger',
      title: `Delegatecall to ${name}`,
      reason: `${placeOf(call)} delegatecalls ${name} at ${call.to}, which is not made for delegatecalls: it could change ${who} permanently.`,
    }
  if (code.kind === 'unread')
    return {
      ...where,
      verdict: 'unchecked',
      title: `Delegatecall to ${name}`,
      reason: `${call.to} is known by its address; its code could not be read: ${code.reason}. Read it again before signing.`,
    }
  if (isInBatch)
    return {
      ...where,
      verdict: 'danger',
      title: `Delegatecall to ${name} inside a batch`,
      reason: `${placeOf(call)} runs published code with the storage of ${who} among other calls. A batch should contain plain calls only. Ask for it as a separate transaction.`,
    }
  return {
    ...where,
    verdict: 'verified',
    title: `Delegatecall to ${name} only`,
    reason: 'Published code, checked by address and code hash.',
  }
}
