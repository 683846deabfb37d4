import { AddressLabel } from '@countersign/ui'
import { useNames } from '../../../shared/names/useNames.ts'
import type { KnownAccount } from '../KnownAccount.ts'

/** The account of a row of the inbox. */
export function InboxAccount({ account: { safe, chain } }: { account: KnownAccount }) {
  const { nameOf } = useNames()
  return <AddressLabel address={safe} name={nameOf(safe, chain.chainId)?.name} shape="account" size={22} />
}
