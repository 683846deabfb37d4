import type { Balances, TransactionDetails } from '@countersign/api'
import { shortenAddress, type Address } from '@countersign/safe/light'
import { useMemo } from 'react'
import { hasFeature } from '../config/hasFeature.ts'
import { useNames } from '../names/useNames.ts'
import { useAccount } from '../url/useAccount.ts'
import { knownTokens } from './knownTokens.ts'
import type { ViewContext } from './ViewContext.ts'

/** What the sentences of the open account's pages need: names, tokens, the chain's currency. */
export function useViewContext(
  known: {
    balances?: Balances | undefined
    details?: TransactionDetails | undefined
    decode?: ViewContext['decode']
  } = {},
): ViewContext {
  const { safe, chain, chainId } = useAccount()
  const { nameOf } = useNames()
  const { balances, details, decode } = known
  return useMemo(() => {
    const tokens = knownTokens(balances, details)
    const name = (address: Address) => nameOf(address, chainId)?.name ?? null
    return {
      safe,
      accountName: name(safe) ?? shortenAddress(safe),
      native: { symbol: chain.nativeCurrency.symbol, decimals: chain.nativeCurrency.decimals },
      nameOf: name,
      tokenOf: (address) => tokens.get(address.toLowerCase()) ?? null,
      hasApps: hasFeature(chain, 'SAFE_APPS'),
      decode,
    }
  }, [safe, chain, chainId, nameOf, balances, details, decode])
}
