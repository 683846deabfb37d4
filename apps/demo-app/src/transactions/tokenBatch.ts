import type { BaseTransaction } from '@safe-global/safe-apps-sdk'
import { encodeFunctionData, erc20Abi, getAddress, parseUnits } from 'viem'

type Options = {
  readonly token: string
  readonly decimals: number
  readonly recipient: string
  /** In whole tokens. */
  readonly amount: string
}

/** An allowance, a payment and the end of the allowance: calls that an account of one key needs three transactions for. */
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
