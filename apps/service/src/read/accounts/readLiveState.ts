import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { Address } from '@countersign/safe/light'

/** Reads owners and nonce from the chain itself: the index may be a block behind. */
export async function readLiveState(runtime: ChainRuntime, safe: Address): Promise<ChainSafeState> {
  const state = await runtime.reader.readSafe(safe)
  if (state) return state
  throw new ServiceError(
    'safe/unreadable',
    `The contract at ${safe} on ${runtime.config.chainName} answers as no Safe any more.`,
  )
}

/** Nonces are stored as 32-bit integers; no account gets there. */
const MAX_NONCE = 2n ** 31n - 1n

export function assertNonceIsOpen(nonce: bigint, live: ChainSafeState): void {
  if (nonce < BigInt(live.nonce))
    throw new ServiceError('nonce/used', `Nonce ${nonce} is already used: the account is at ${live.nonce}.`)
  if (nonce > MAX_NONCE) throw new ServiceError('nonce/used', `Nonce ${nonce} is beyond ${MAX_NONCE}.`)
}
