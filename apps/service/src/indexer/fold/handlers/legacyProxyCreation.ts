import { findSafeVersion } from '../../../chain/reader/findSafeVersion.ts'
import { UNREAD } from '../../../db/schema/IndexedAccount.ts'
import { describeCreation } from '../effects/describeCreation.ts'
import { isSilentReceiver } from '../decode/LegacyTouch.ts'
import type { Handler } from '../effects/Scope.ts'
import { decodeSetupCall } from '../decode/SetupCall.ts'

/**
 * Before 1.3.0 the factory's event is all there is of a beginning. The account was read from the chain already; here it
 * goes back to how it began, as far as the initializer tells, so that what follows is counted from there.
 */
export const legacyProxyCreation: Handler<'legacyProxyCreation'> = (log, { account, transaction, logs }) => {
  if (!account || account.createdBlock !== null) return []
  const creation = describeCreation(log.safe, transaction, logs)
  const singleton = creation.creationSingleton ?? account.singleton
  const version = findSafeVersion(singleton)
  const setup = creation.setupData && isSilentReceiver(version) ? decodeSetupCall(creation.setupData) : null
  return [
    {
      kind: 'created',
      account: {
        ...account,
        ...creation,
        ...(setup ? { ...setup, singleton, version, modules: [] } : {}),
        nonce: 0,
        stateBlock: UNREAD,
      },
    },
  ]
}
