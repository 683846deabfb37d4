import { findFlawedSpender } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { TokenFacts } from './checkTokens.ts'
import { isUnreadableTokenCall, readTokenCall, type TokenCall } from './TokenCall.ts'
import { tokenMessages as messages } from './tokenMessages.ts'

const id = 'approvals'
type TokenApproval = Extract<TokenCall, { kind: 'token-approval' }>

type Context = {
  /** Published flaws belong to one network; absent where it is not known. */
  readonly chainId?: bigint
  /** Whether an address has code; undefined if it was not read. */
  isContract(address: Address): Read<boolean> | undefined
  /** `symbol()` and `decimals()` read from the chain; undefined if they were not read. */
  tokenOnChain(token: Address): Read<TokenFacts> | undefined
}

/**
 * S13. Checks every permission to take tokens later: the amount, the spender, and whether the spender is a plain key,
 * which only a thief needs. A spender through which approved tokens were stolen is a danger.
 *
 * @example
 * checkTokenApprovals(inspectCalls(safe, transaction), { isContract, tokenOnChain })
 */
export function checkTokenApprovals(calls: readonly InspectedCall[], context: Context): Check[] {
  const found = calls.flatMap((call): Check[] => {
    const meaning = readTokenCall(call)
    if (isUnreadableTokenCall(call)) return [unreadable(call)]
    if (meaning?.kind !== 'token-approval' || meaning.isRevocation) return []
    const [place, field] = [placeOf(call), fieldOf(call, 'spender')]
    return meaning.isZeroOrItem
      ? judgeZero(meaning, place, field, context)
      : [judgeTokenApproval(meaning, place, field, context)]
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

const unreadable = (call: InspectedCall): Check => ({
  id,
  field: fieldOf(call, 'data'),
  verdict: 'unchecked',
  title: messages.whetherPermission,
  reason: messages.unreadable({ place: placeOf(call), token: call.to }),
})

function judgeZero(meaning: TokenApproval, place: string, field: string, context: Context): Check[] {
  const { token, spender } = meaning
  const facts = context.tokenOnChain(token)
  if (facts?.ok === true)
    return facts.value.decimals === null ? [judgeTokenApproval(meaning, place, field, context)] : []
  const reason = facts?.reason ?? messages.notRead
  return [
    {
      id,
      field,
      verdict: 'unchecked',
      title: messages.whetherZeroGives,
      reason: messages.zeroUnread({ place, spender, token, reason }),
    },
  ]
}

/** One permission, of a call or of a signed message. */
function judgeTokenApproval(
  { token, spender, amount, isUnlimited, isZeroOrItem }: TokenApproval,
  place: string,
  field: string,
  { chainId, isContract }: Context,
): Check {
  const at = { id, field } as const
  const limited = isZeroOrItem ? messages.firstItem : messages.units(amount ?? 0n)
  const much = amount === null ? messages.everything : isUnlimited ? messages.unlimited : limited
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
