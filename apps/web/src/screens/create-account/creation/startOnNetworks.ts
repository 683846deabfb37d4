import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { deployAccount } from '../../../data/creation/deployAccount.ts'
import type { AccountPlan } from '../../../data/creation/planAccount.ts'
import {
  addUndeployed,
  isOfKey,
  storedCreation,
  undeployedAccountsStore,
} from '../../../data/undeployed/undeployedAccounts.ts'
import { saveAddressBookEntry } from '../../../data/storage/addressBook.ts'
import { sendTransaction } from '../../../signing/execution/sendTransaction.ts'
import { createMessages as messages } from '../createMessages.ts'
import { nameOfCreation } from './nameOfCreation.ts'
import { creationBoardStore } from './creationBoardStore.ts'

type Input = {
  readonly networks: readonly { readonly chain: Chain; readonly isLater: boolean }[]
  readonly plan: AccountPlan
  readonly name: string
  readonly owners: readonly { readonly address: Address; readonly name: string }[]
}

/**
 * Stores the account for every network before the wallet is asked, so that no outcome loses it. Then the wallet pays on one network after
 * the other; a network that fails does not stop the others.
 */
export async function startOnNetworks({ networks, plan, name, owners }: Input): Promise<void> {
  addUndeployed(
    networks.map(({ chain }) => ({
      chainId: chain.chainId,
      address: plan.address,
      name,
      creation: storedCreation(plan.creation),
    })),
  )
  for (const owner of owners)
    if (owner.name !== '') saveAddressBookEntry({ address: owner.address, name: owner.name, chainId: null })
  creationBoardStore.set(plan.address)
  for (const { chain, isLater } of networks) {
    if (isLater) continue
    const account = undeployedAccountsStore
      .get()
      .find((one) => isOfKey(one, { chainId: chain.chainId, safe: plan.address }))
    if (account === undefined) continue
    try {
      await deployAccount(chain, account, ({ to, data }) =>
        sendTransaction(chain, to, data, {
          description: messages.walletText({ name }),
          feesOf: nameOfCreation(chain.chainId, plan.address),
        }),
      )
    } catch {
      // The reason is stored with the network, which the page shows with a button to try again.
    }
  }
}
