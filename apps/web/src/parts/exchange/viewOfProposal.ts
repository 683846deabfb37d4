import type { MessageProposal, SharedProposal } from '@countersign/safe/exchange'
import { shortenAddress } from '@countersign/primitives'
import type { ViewContext } from '@countersign/describe/transaction'

/** The context for sentences about an imported proposal or message, from the item alone: its names and tokens are the sender's claims. */
export function viewOfProposal(proposal: SharedProposal | MessageProposal, decode: ViewContext['decode']): ViewContext {
  const { safe, chain, names, tokens } = proposal
  const named = new Map(names.map(({ address, name }) => [address.toLowerCase(), name]))
  const known = new Map(tokens.map((token) => [token.address.toLowerCase(), token]))
  const nameOf: ViewContext['nameOf'] = (address) => named.get(address.toLowerCase()) ?? null
  return {
    safe,
    accountName: nameOf(safe) ?? shortenAddress(safe),
    native: { symbol: chain.symbol, decimals: 18 },
    nameOf,
    tokenOf: (address) => known.get(address.toLowerCase()) ?? null,
    hasApps: false,
    decode,
  }
}
