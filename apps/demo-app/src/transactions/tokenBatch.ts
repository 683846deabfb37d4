import type { BaseTransaction } from '@safe-global/safe-apps-sdk'
import { encodeFunctionData, erc20Abi, getAddress, parseUnits } from 'viem'

type Options = {
  readonly token: string
  readonly decimals: number
  readonly recipient: string
  /** In whole tokens. */
  readonly amount: string
}

/** A token approval, a payment and the revocation of the approval, for which an account with one key needs three transactions. */
export function tokenBatch({ token, decimals, recipient, amount }: Options): BaseTransaction[] {
  const to = getAddress(recipient)
  const units = parseUnits(amount, decimals)
  const calls = [
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, units] }),
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }),
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, 0n] }),
  ]
  return calls.map((data) => ({ to: getAddress(token), value: '0', data }))
}
