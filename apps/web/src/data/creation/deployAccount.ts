import type { Chain } from '@countersign/api'
import { errorText, isSameAddress } from '@countersign/primitives'
import { predictAccount } from '@countersign/safe'
import { accountCreationMessages as messages } from './accountCreationMessages.ts'
import { expectPublishedCode } from './contractsOf.ts'
import { CreateError } from './CreateError.ts'
import { expectFree, expectSameAddress } from './planAccount.ts'
import {
  changeUndeployed,
  creationOf,
  keyOfUndeployed,
  type UndeployedAccount,
} from '../undeployed/undeployedAccounts.ts'

type Send = (call: {
  readonly to: `0x${string}`
  readonly data: `0x${string}`
}) => Promise<{ readonly txHash: `0x${string}`; readonly sender: `0x${string}`; readonly walletNonce: number | null }>

/**
 * The connected wallet calls the factory. Before, everything is read again: the address from the creation data, the code of the contracts,
 * that the address is free, and the factory's own answer.
 * @param send asks the wallet
 */
export async function deployAccount(chain: Chain, account: UndeployedAccount, send: Send): Promise<void> {
  const key = keyOfUndeployed(account)
  changeUndeployed(key, { failure: null })
  try {
    const creation = creationOf(account)
    const { address, call } = predictAccount(creation)
    if (!isSameAddress(address, account.address))
      throw new CreateError(
        'prediction-differs',
        messages.otherCreation({ computed: address, stored: account.address }),
      )
    await expectPublishedCode(chain, creation)
    await expectFree([chain], creation)
    await expectSameAddress(chain, creation)
    const { txHash, sender, walletNonce } = await send({ to: creation.factory, data: call })
    changeUndeployed(key, { sent: { txHash, sender, walletNonce, sentAt: Date.now() } })
  } catch (error) {
    changeUndeployed(key, { failure: errorText(error) })
    throw error
  }
}
