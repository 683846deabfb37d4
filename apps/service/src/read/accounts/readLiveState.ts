import { explainClosedNonce } from '@countersign/ledger'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { Address } from '@countersign/primitives'
import { lookupMessages } from '../lookupMessages.ts'

/** Reads owners and nonce from the chain, because the index may be a block behind. */
export async function readLiveState(runtime: ChainRuntime, safe: Address): Promise<ChainSafeState> {
  const state = await runtime.reader.readSafe(safe)
  if (state) return state
  throw new ServiceError('safe/unreadable', () =>
    lookupMessages.notSafeAnymore({ address: safe, chain: runtime.config.chainName }),
  )
}

/** @throws ServiceError nonce/used */
export function assertNonceIsOpen(nonce: bigint, live: ChainSafeState): void {
  const problem = explainClosedNonce(nonce, BigInt(live.nonce))
  if (problem !== null)
    throw new ServiceError('nonce/used', () => explainClosedNonce(nonce, BigInt(live.nonce)) ?? problem)
}
