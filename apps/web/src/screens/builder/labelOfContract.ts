import { findContractByAddress } from '@countersign/chains'
import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import type { ViewContext } from '@countersign/describe/transaction'

/** A short label for a contract: a token's symbol, a name, a published contract, otherwise its address. */
export function labelOfContract(address: Address, { tokenOf, nameOf, safe, accountName }: ViewContext): string {
  if (isSameAddress(address, safe)) return accountName
  return (
    tokenOf(address)?.symbol ?? nameOf(address) ?? findContractByAddress(address)[0]?.name ?? shortenAddress(address)
  )
}
