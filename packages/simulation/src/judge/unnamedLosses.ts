import { isSameAddress } from '@countersign/primitives'
import type { AssetDelta, SimulationResult } from '../values/SimulationResult.ts'
import { amountText } from './amountText.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { PromisedMove } from './promisedMoves.ts'
import type { UnitOf } from './UnitOf.ts'
import { intentMessages as messages } from './intentMessages.ts'

/**
 * Describes amounts that leave the account although no call names them. Only if every call is a plain transfer: a
 * swap may take a token that its calldata does not name.
 */
export function unnamedLosses(
  { deltas }: SimulationResult,
  declared: DeclaredEffects,
  promised: readonly PromisedMove[],
  unitOf: UnitOf,
): string[] {
  const leaves = declared.calls.filter(({ container }) => container === null || container === 'timelock')
  const isPlain = (call: (typeof leaves)[number]) =>
    call.operation === 0 &&
    !call.isActorUnknown &&
    (call.data === '0x' || declared.transfers.includes(call) || isSameAddress(call.to, call.caller))
  if (declared.hasRefund || !leaves.every(isPlain)) return []
  const sent = declared.calls
    .filter(({ caller, operation }) => operation === 0 && isSameAddress(caller, declared.safe))
    .reduce((sum, { value }) => sum + value, 0n)
  const named = (delta: Exclude<AssetDelta, { kind: 'native' }>) =>
    promised
      .filter(
        ({ from, token, tokenId }) =>
          isSameAddress(from, declared.safe) &&
          isSameAddress(token, delta.token) &&
          tokenId === (delta.kind === 'erc20' ? null : delta.tokenId),
      )
      .reduce((sum, { amount }) => sum + amount, 0n)
  return deltas
    .filter(({ owner, amount }) => isSameAddress(owner, declared.safe) && amount < 0n)
    .flatMap((delta) => {
      const extra = -delta.amount - (delta.kind === 'native' ? sent : named(delta))
      if (extra <= 0n) return []
      if (delta.kind === 'native') return [amountText(extra, null, unitOf)]
      return [
        messages.amountOf({
          amount: delta.kind === 'erc20' ? amountText(extra, delta.token, unitOf) : `${extra}`,
          token: delta.token,
        }),
      ]
    })
}
