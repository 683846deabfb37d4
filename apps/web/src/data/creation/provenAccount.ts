import type { UndeployedCreation } from '@countersign/api'
import { proveCreation } from '@countersign/safe'
import type { AccountKey } from '../keys/queryKeys.ts'
import { storedCreation, type CreatableAccount } from '../undeployed/undeployedAccounts.ts'

/** An account by its registered creation data; null if they give another address. The address is a hash over them, so the service cannot change them. */
export function provenAccount({ chainId, safe }: AccountKey, record: UndeployedCreation): CreatableAccount | null {
  const proved = proveCreation(safe, record)
  return proved.isProved ? { chainId, address: safe, name: '', creation: storedCreation(proved.creation) } : null
}
