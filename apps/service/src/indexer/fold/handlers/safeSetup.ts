import { ZERO_ADDRESS } from '@countersign/primitives'
import { findSafeVersion } from '../../../chain/reader/findSafeVersion.ts'
import { UNREAD } from '../../../db/schema/IndexedAccount.ts'
import { describeCreation } from '../effects/describeCreation.ts'
import type { Handler } from '../effects/Scope.ts'

/** An account is set up once. An account that was found by reading the chain gets its creation here. */
export const safeSetup: Handler<'safeSetup'> = (log, { chainId, account, transaction, logs }) => {
  if (account && account.createdBlock !== null) return []
  const creation = describeCreation(log.safe, transaction, logs)
  const singleton = creation.creationSingleton ?? account?.singleton ?? ZERO_ADDRESS
  return [
    {
      kind: 'created',
      account: {
        ...creation,
        chainId,
        address: log.safe,
        singleton,
        version: findSafeVersion(singleton),
        nonce: 0,
        threshold: log.threshold,
        owners: log.owners,
        modules: [],
        fallbackHandler: log.fallbackHandler,
        guard: null,
        moduleGuard: null,
        stateBlock: UNREAD,
      },
    },
  ]
}
