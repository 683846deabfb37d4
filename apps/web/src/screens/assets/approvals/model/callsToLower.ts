import type { Chain } from '@countersign/api'
import { RpcError } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe'
import type { TypedAmount } from '@countersign/safe/checks'
import { rpcRequest } from '../../../../data/rpc/rpcRequest.ts'
import type { Approval } from './Approval.ts'
import { amountPlace, lowerCall, revokeCall } from './approvalCalls.ts'

export type Lowered = {
  readonly approval: Approval
  /** As typed. */
  readonly text: string
  readonly amount: bigint
}

/**
 * The calls that lower approvals, and the typed amounts with their places. Some tokens refuse to change an amount that is not zero: their
 * approval is revoked first.
 */
export async function callsToLower(
  chain: Chain,
  safe: Address,
  lowered: readonly Lowered[],
): Promise<{ calls: MultiSendCall[]; typed: TypedAmount[] }> {
  const parts = await Promise.all(
    lowered.map(async ({ approval, amount }) => {
      const call = lowerCall(approval, amount)
      return (await isRefused(chain, safe, call)) ? [revokeCall(approval), call] : [call]
    }),
  )
  const calls = parts.flat()
  const typed = lowered.map(({ approval, text }, index): TypedAmount => {
    const last = parts.slice(0, index + 1).flat().length - 1
    const { token, decimals } = approval
    return {
      text,
      token,
      decimals: decimals ?? 0,
      call: calls.length === 1 ? null : last,
      place: amountPlace(approval),
    }
  })
  return { calls, typed }
}

async function isRefused(chain: Chain, safe: Address, { to, data }: MultiSendCall): Promise<boolean> {
  try {
    await rpcRequest(chain, 'eth_call', [{ from: safe, to, data }, 'latest'])
    return false
  } catch (error) {
    if (error instanceof RpcError && error.code !== null) return true
    throw error
  }
}
