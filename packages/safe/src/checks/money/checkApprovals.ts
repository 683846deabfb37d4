import type { Address } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { readTokenCall, type TokenCall } from './TokenCall.ts'

const id = 'approvals'
type Approval = Extract<TokenCall, { kind: 'approval' }>

type Context = {
  /** Whether code stands there; undefined where nobody asked. */
  isContract(address: Address): Read<boolean> | undefined
}

/**
 * S13. Every permission to take tokens later: how much, for whom, and whether the spender is a plain key, which only a thief needs.
 *
 * @example
 * checkApprovals(inspectCalls(safe, transaction), { isContract })
 */
export function checkApprovals(calls: readonly InspectedCall[], context: Context): Check[] {
  const found = calls.flatMap((call): Check[] => {
    const meaning = readTokenCall(call)
    return meaning?.kind === 'approval' && !meaning.isRevocation
      ? [judgeApproval(meaning, placeOf(call), fieldOf(call, 'spender'), context)]
      : []
  })
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: 'Nobody may take tokens later',
      reason: 'No call gives a permission to spend tokens.',
    },
  ]
}

/** One permission, of a call or of a signed message. */
function judgeApproval(
  { token, spender, amount, isUnlimited }: Approval,
  place: string,
  field: string,
  { isContract }: Context,
): Check {
  const at = { id, field } as const
  const much =
    amount === null ? 'everything the account has' : isUnlimited ? 'an unlimited amount' : `${amount} base units`
  const what = `${place} lets ${spender} take ${much} of ${token}`
  const code = isContract(spender)
  if (code === undefined || !code.ok)
    return {
      ...at,
      verdict: isUnlimited ? 'caution' : 'unchecked',
      title: isUnlimited ? 'An unlimited permission' : 'A permission to take tokens',
      reason: `${what}. Whether the spender is a contract could not be read${code === undefined ? '' : `: ${code.reason}`}. Read it again before signing.`,
    }
  if (!code.value)
    return {
      ...at,
      verdict: isUnlimited ? 'danger' : 'caution',
      title: 'The spender is a plain key',
      reason: `${what}. The spender is an account of a person, not a contract: apps never need that. Ask who it is before signing.`,
    }
  return {
    ...at,
    verdict: 'caution',
    title: isUnlimited ? 'An unlimited permission' : 'A permission to take tokens',
    reason: isUnlimited
      ? `${what}, now and later. Approve just what is needed, or take it back afterwards.`
      : `${what}. Compare spender and amount with what was agreed.`,
  }
}
