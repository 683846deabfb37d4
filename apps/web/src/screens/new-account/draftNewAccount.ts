import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeErc20Transfer, type MultiSendCall } from '@countersign/safe'
import type { TypedAmount } from '@countersign/safe/checks'
import type { AccountPlan } from '../../data/creation/planAccount.ts'
import type { DraftCalls } from '../../parts/draft/useDraftCalls.ts'
import type { Funding } from './checkForm.ts'

/** The second argument of `transfer(address,uint256)`. */
const TRANSFERRED = 1

/** One transaction that creates the account and sends the first assets to it: both, or neither. */
export function draftNewAccount({ factory, data, address }: AccountPlan, funding: readonly Funding[]): DraftCalls {
  const payments = funding.map(({ token, amount }): MultiSendCall =>
    isNative(token)
      ? { operation: 0, to: address, value: amount, data: '0x' }
      : { operation: 0, to: token, value: 0n, data: encodeErc20Transfer(address, amount) },
  )
  const typed = funding.map(({ text, token, decimals }, index): TypedAmount => ({
    text,
    token: isNative(token) ? null : token,
    decimals,
    call: index + 1,
    place: isNative(token) ? 'value' : TRANSFERRED,
  }))
  return { calls: [{ operation: 0, to: factory, value: 0n, data }, ...payments], typed }
}

const isNative = (token: Funding['token']): boolean => isSameAddress(token, ZERO_ADDRESS)
