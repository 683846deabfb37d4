import { isSameAddress } from '@countersign/primitives'
import { predictAccount } from '@countersign/safe'
import * as z from 'zod/mini'
import {
  addUndeployed,
  CreatableAccount,
  creationOf,
  isOfKey,
  undeployedAccountsStore,
} from '../../../data/undeployed/undeployedAccounts.ts'
import { type DataPart, listPart } from './DataPart.ts'
import { yourDataMessages as messages } from './yourDataMessages.ts'

/** The address of an entry is computed again: with other data it would be an account of other owners. */
const Verified = CreatableAccount.check(
  z.refine(isOfItsData, { path: ['address'], error: () => messages.otherAddress, abort: true }),
)

const keyOf = ({ chainId, address }: CreatableAccount) => ({ chainId, safe: address })

const toCreatable = ({ chainId, address, name, creation }: CreatableAccount): CreatableAccount => ({
  chainId,
  address,
  name,
  creation,
})

/** The data that deploy an account on a network. Whether it was deployed is read from the network again. */
export const creationsPart: DataPart = listPart({
  id: 'creations',
  list: {
    get: () => undeployedAccountsStore.get().map(toCreatable),
    update(change) {
      const after = change(undeployedAccountsStore.read().map(toCreatable))
      undeployedAccountsStore.update((all) => all.filter((one) => after.some((kept) => isOfKey(one, keyOf(kept)))))
      // Accounts that are stored already stay unchanged.
      addUndeployed(after)
    },
  },
  schema: Verified,
  keyOf: ({ chainId, address }) => `${chainId} ${address.toLowerCase()}`,
  chainOf: ({ chainId }) => chainId,
  addressOf: ({ address }) => address,
})

function isOfItsData({ address, creation }: CreatableAccount): boolean {
  try {
    return isSameAddress(predictAccount(creationOf({ creation })).address, address)
  } catch {
    return false
  }
}
