import { findSafeVersion } from '../../../chain/reader/findSafeVersion.ts'
import { UNREAD } from '../../../db/schema/IndexedAccount.ts'
import { describeCreation } from '../effects/describeCreation.ts'
import { isSilentReceiver } from '../decode/LegacyTouch.ts'
import type { Handler } from '../effects/Scope.ts'
import { decodeSetupCall } from '../decode/SetupCall.ts'

/**
 * Before 1.3.0 the factory's event is the only one of a creation. The account has already been read from the chain; here it is reset to its
 * initial state, as far as the initializer shows it, so that the following events are applied to that.
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
