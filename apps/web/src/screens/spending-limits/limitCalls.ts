import { allowanceModuleAbi, safeAbi } from '@countersign/chains'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe'
import { encodeFunctionData, type Hex } from 'viem'
import type { LimitModule } from './model/SpendingLimit.ts'

export type LimitToSet = {
  readonly delegate: Address
  /** Null for the native currency. */
  readonly token: Address | null
  readonly amount: bigint
  /** Zero: never starts again. */
  readonly resetMinutes: number
  /** What was spent counts as unspent from then on. */
  readonly startsAgain: boolean
}

/** The calls that set a limit: the module is enabled and the beneficiary added only where that is missing. */
export function callsToSet(limit: LimitToSet, module: LimitModule, safe: Address): MultiSendCall[] {
  const { delegate, amount, resetMinutes } = limit
  const token = limit.token ?? ZERO_ADDRESS
  const isKnown = module.delegates.some((known) => isSameAddress(known, delegate))
  const inModule = (data: Hex) => call(module.address, data)
  return [
    ...(module.isEnabled
      ? []
      : [call(safe, encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module.address] }))]),
    ...(isKnown
      ? []
      : [inModule(encodeFunctionData({ abi: allowanceModuleAbi, functionName: 'addDelegate', args: [delegate] }))]),
    ...(limit.startsAgain
      ? [
          inModule(
            encodeFunctionData({ abi: allowanceModuleAbi, functionName: 'resetAllowance', args: [delegate, token] }),
          ),
        ]
      : []),
    inModule(
      encodeFunctionData({
        abi: allowanceModuleAbi,
        functionName: 'setAllowance',
        // A base of zero: the first period begins when this executes, later ones keep their rhythm.
        args: [delegate, token, amount, resetMinutes, 0],
      }),
    ),
  ]
}

/** The call that takes a limit away. */
export const callsToRemove = (
  { delegate, token }: Pick<LimitToSet, 'delegate' | 'token'>,
  module: Address,
): MultiSendCall[] => [
  call(
    module,
    encodeFunctionData({
      abi: allowanceModuleAbi,
      functionName: 'deleteAllowance',
      args: [delegate, token ?? ZERO_ADDRESS],
    }),
  ),
]

export type Spending = {
  readonly safe: Address
  readonly to: Address
  /** In the token's smallest unit. */
  readonly amount: bigint
}

/** What the beneficiary itself sends to the module: no signature of an owner, and none of its own beside the transaction's. */
export const spendingData = ({ delegate, token }: Pick<LimitToSet, 'delegate' | 'token'>, spending: Spending): Hex =>
  encodeFunctionData({
    abi: allowanceModuleAbi,
    functionName: 'executeAllowanceTransfer',
    args: [spending.safe, token ?? ZERO_ADDRESS, spending.to, spending.amount, ZERO_ADDRESS, 0n, delegate, '0x'],
  })

const call = (to: Address, data: Hex): MultiSendCall => ({ to, value: 0n, data, operation: 0 })
