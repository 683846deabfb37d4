import type { Address } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { readTokenCall, type TokenCall } from './TokenCall.ts'

const id = 'approvals'
type TokenApproval = Extract<TokenCall, { kind: 'token-approval' }>

type Context = {
  /** Whether an address has code; undefined if it was not read. */
  isContract(address: Address): Read<boolean> | undefined
}

/**
 * S13. Checks every permission to take tokens later: the amount, the spender, and whether the spender is a plain key,
 * which only a thief needs.
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
      title: 'No permission to take tokens',
      reason: 'No call permits an address to take tokens later.',
    },
  ]
}

/** One permission, of a call or of a signed message. */
function judgeTokenApproval(
  { token, spender, amount, isUnlimited }: TokenApproval,
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
      reason: `${what}. The spender is a plain key, not a contract. Apps never need that. Ask who controls it before you sign.`,
    }
  return {
    ...at,
    verdict: 'caution',
    title: isUnlimited ? 'An unlimited permission' : 'A permission to take tokens',
    reason: isUnlimited
      ? `${what}, now and later. Approve only the amount that is needed, or revoke it afterwards.`
      : `${what}. Compare spender and amount with what was agreed.`,
  }
}
