import type { Boot, Chain } from '@countersign/api'
import { parseAccountAddress } from '@countersign/primitives'
import type { AccountKey } from '../data/keys/queryKeys.ts'

/** The account of the page's address and its network in the boot answer; null without an account, and on a network that the answer does not have. */
export function accountOfBoot(
  { chains }: Pick<Boot, 'chains'>,
  account: string | null,
): { readonly chain: Chain; readonly key: AccountKey } | null {
  const parsed = account === null ? null : parseAccountAddress(account)
  if (!parsed?.ok) return null
  const chain = chains.find(({ shortName }) => shortName === parsed.account.shortName)
  return chain ? { chain, key: { chainId: chain.chainId, safe: parsed.account.address } } : null
}
