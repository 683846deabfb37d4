import { allowanceModuleAbi, safeAbi } from '@countersign/chains'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe'
import { encodeFunctionData, type Hex } from 'viem'
import { modulesAfter } from '../../parts/draft/modulesAfter.ts'
import type { LimitModule } from './model/SpendingLimit.ts'

export type LimitToSet = {
  readonly delegate: Address
  /** Null for the native currency. */
  readonly token: Address | null
  readonly amount: bigint
  /** Zero for no reset. */
  readonly resetMinutes: number
  /** Resets the spent amount to zero. */
  readonly startsAgain: boolean
}

/**
 * The calls that set a limit. Enables the module and adds the beneficiary only if necessary.
 * @param batched the calls of the batch that they join
 */
export function callsToSet(
  limit: LimitToSet,
  module: LimitModule,
  safe: Address,
  batched: Parameters<typeof modulesAfter>[2] = [],
): MultiSendCall[] {
  const { delegate, amount, resetMinutes } = limit
  const token = limit.token ?? ZERO_ADDRESS
  const isKnown = module.delegates.some((known) => isSameAddress(known, delegate))
  const inModule = (data: Hex) => call(module.address, data)
  // The contract refuses to enable a module twice.
  const enabled = modulesAfter(safe, module.isEnabled ? [module.address] : [], batched)
  return [
    ...(enabled.some((one) => isSameAddress(one, module.address))
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
        // Base zero: the first period begins at the execution, and later ones keep the interval.
        args: [delegate, token, amount, resetMinutes, 0],
      }),
    ),
  ]
}

/** The call that removes a limit. */
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

/** The beneficiary's call to the module. It needs no signature besides that of its Ethereum transaction. */
export const spendingData = ({ delegate, token }: Pick<LimitToSet, 'delegate' | 'token'>, spending: Spending): Hex =>
  encodeFunctionData({
    abi: allowanceModuleAbi,
    functionName: 'executeAllowanceTransfer',
    args: [spending.safe, token ?? ZERO_ADDRESS, spending.to, spending.amount, ZERO_ADDRESS, 0n, delegate, '0x'],
  })

const call = (to: Address, data: Hex): MultiSendCall => ({ to, value: 0n, data, operation: 0 })
