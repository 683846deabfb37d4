import { type Address, type Hex, wordReader } from '@countersign/primitives'
import { carrierOf } from '../batch/carriers.ts'
import type { InnerBytes } from './Decoding.ts'

/**
 * The calls a method carries in its parameters: batches, timelocks, governors, smart accounts, modules.
 *
 * @param data calldata
 * @param target the contract called
 * @returns none for a method that carries no calls
 * @example
 * innerCallsOf(batch, multiSend).map(({ to }) => to) // [recipient, usdc]
 */
export function innerCallsOf(data: Hex, target: Address): InnerBytes[] {
  const carrier = carrierOf(data)
  const calls = carrier?.read(wordReader(data, 4), target) ?? null
  if (carrier === null || calls === null || calls === 'too-many') return []
  return calls.map((inner) => ({ ...inner, from: carrier.actor === 'caller' ? null : target }))
}
