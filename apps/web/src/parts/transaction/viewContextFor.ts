import type { Balances, Chain, TransactionDetails } from '@countersign/api'
import { findModuleName } from '@countersign/chains'
import { type Address, shortenAddress } from '@countersign/primitives'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { hasFeature } from '../../data/config/hasFeature.ts'
import type { Names } from '../../data/names/useNames.ts'
import { knownTokens, type ViewContext } from '@countersign/describe/transaction'
import type { ChainUnits } from '../../data/chain-access/unitsOf.ts'
import type { UnitOf } from '@countersign/simulation'

type Known = {
  readonly balances?: Balances | undefined
  readonly details?: TransactionDetails | undefined
  readonly decode?: ViewContext['decode']
  /** Only the service names the coin. */
  readonly isCoinFromService?: boolean
  /** The account's threshold on chain. */
  readonly threshold?: number | undefined
  /** Units as the chain reports them. They replace those of the service. */
  readonly units?: (UnitOf & Partial<ChainUnits>) | undefined
}

/** The context for sentences about an account: names, tokens, the chain's currency and the chain's state. */
export function viewContextFor(
  chain: Chain,
  safe: Address,
  nameOf: Names['nameOf'],
  { balances, details, decode, isCoinFromService = false, threshold, units }: Known = {},
): ViewContext {
  const tokens = knownTokens(balances, details)
  const name = (address: Address) => nameOf(address, chain.chainId)?.name ?? null
  return {
    safe,
    accountName: name(safe) ?? shortenAddress(safe),
    native: { ...(units?.(null) ?? nativeCoin(chain)), isFromService: isCoinFromService },
    nameOf: name,
    moduleNameOf: (address) => findModuleName(address, chain.chainId),
    isNameFromService: (address) => nameOf(address, chain.chainId)?.source === 'service',
    tokenOf(address) {
      const unit = units?.(address) ?? null
      const collection = units?.collectionOf?.(address) ?? null
      if (collection !== null) return { symbol: collection, decimals: 0, kind: 'ERC721' }
      return unit === null ? (tokens.get(address.toLowerCase()) ?? null) : { ...unit, kind: 'ERC20' }
    },
    hasApps: hasFeature(chain, 'SAFE_APPS'),
    decode,
    threshold,
  }
}
