import { findFlawedSpender } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { readTokenCall, type TokenCall } from './TokenCall.ts'
import { tokenMessages as messages } from './tokenMessages.ts'

const id = 'approvals'
type TokenApproval = Extract<TokenCall, { kind: 'token-approval' }>

type Context = {
  /** Published flaws belong to one network; absent where it is not known. */
  readonly chainId?: bigint
  /** Whether an address has code; undefined if it was not read. */
  isContract(address: Address): Read<boolean> | undefined
}

/**
 * S13. Checks every permission to take tokens later: the amount, the spender, and whether the spender is a plain key,
 * which only a thief needs. A spender through which approved tokens were stolen is a danger.
 *
 * @example
 * checkTokenApprovals(inspectCalls(safe, transaction), { isContract })
 */
export function checkTokenApprovals(calls: readonly InspectedCall[], context: Context): Check[] {
  const found = calls.flatMap((call): Check[] => {
    const meaning = readTokenCall(call)
    return meaning?.kind === 'token-approval' && !meaning.isRevocation
      ? [judgeTokenApproval(meaning, placeOf(call), fieldOf(call, 'spender'), context)]
      : []
  })
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: messages.noPermission,
      reason: messages.noneLater,
    },
  ]
}

/** One permission, of a call or of a signed message. */
function judgeTokenApproval(
  { token, spender, amount, isUnlimited }: TokenApproval,
  place: string,
  field: string,
  { chainId, isContract }: Context,
): Check {
  const at = { id, field } as const
  const much = amount === null ? messages.everything : isUnlimited ? messages.unlimited : messages.units(amount)
  const grant = { place, spender, much, token }
  const what = messages.lets(grant)
  const flaw = chainId === undefined ? undefined : findFlawedSpender(spender, String(chainId))
  if (flaw !== undefined)
    return { ...at, verdict: 'danger', title: messages.flawedSpender, reason: messages.flaw({ ...flaw, what }) }
  const code = isContract(spender)
  if (code === undefined || !code.ok)
    return {
      ...at,
      verdict: isUnlimited ? 'caution' : 'unchecked',
      title: isUnlimited ? messages.unlimitedPermission : messages.permission,
      reason:
        code === undefined ? messages.spenderNotRead(what) : messages.spenderUnread({ what, reason: code.reason }),
    }
  if (!code.value)
    return {
      ...at,
      verdict: isUnlimited ? 'danger' : 'caution',
      title: messages.plainKey,
      reason: messages.keySpender(what),
    }
  return {
    ...at,
    verdict: 'caution',
    title: isUnlimited ? messages.unlimitedPermission : messages.permission,
    reason: isUnlimited ? messages.approveLess(messages.letsForever(grant)) : messages.compare(what),
  }
}
