import type { Chain } from '@countersign/api'
import { checksumAddress, type Address } from '@countersign/safe/light'
import type { KnownAccount } from './KnownAccount.ts'

/** An account that this browser does not keep and the wallet does not own itself. */
export function unknownAccount(chain: Chain, address: Address): KnownAccount {
  const safe = checksumAddress(address)
  const key = { chainId: chain.chainId, safe }
  const account = `${chain.shortName}:${safe}`
  return { chain, key, safe, account, ownership: null, pinned: false, saved: false }
}
