import { checksumAddress, isSameAddress, type Address } from '@countersign/safe/light'
import type { KnownAccount } from './KnownAccount.ts'

/** An account that other accounts of the wallet own. */
export type ChildAccount = { readonly account: KnownAccount; readonly parents: readonly KnownAccount[] }

/** The accounts that these parents own, each once. @param ownedBy what the service says of one parent, on its chain */
export function childAccounts(
  parents: readonly KnownAccount[],
  ownedBy: (parent: KnownAccount) => readonly Address[],
  known: readonly KnownAccount[],
): ChildAccount[] {
  const found: { account: KnownAccount; parents: KnownAccount[] }[] = []
  for (const parent of parents)
    for (const address of ownedBy(parent)) {
      const isChild = ({ chain, safe }: KnownAccount) =>
        chain.chainId === parent.chain.chainId && isSameAddress(safe, address)
      const child = found.find(({ account }) => isChild(account))
      if (child) child.parents.push(parent)
      else found.push({ account: known.find(isChild) ?? unknownAccount(parent, address), parents: [parent] })
    }
  return found
}

function unknownAccount({ chain }: KnownAccount, address: Address): KnownAccount {
  const safe = checksumAddress(address)
  const key = { chainId: chain.chainId, safe }
  const account = `${chain.shortName}:${safe}`
  return { chain, key, safe, account, ownership: null, pinned: false, saved: false }
}
