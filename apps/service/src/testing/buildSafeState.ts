import type { Address } from '@countersign/primitives'
import type { ChainSafeState } from '../chain/reader/readSafes.ts'

/** The state of an account without owners, for tests of code that receives it from the chain. */
export const buildSafeState = (address: Address): ChainSafeState => ({
  address,
  blockNumber: 0,
  singleton: address,
  version: '1.4.1',
  nonce: 0,
  threshold: 1,
  owners: [],
  modules: [],
  fallbackHandler: null,
  guard: null,
  moduleGuard: null,
})
