import { findSafeVersion } from '../../../chain/reader/findSafeVersion.ts'
import { crossesHashVersion } from '../effects/crossesHashVersion.ts'
import type { Effect } from '../effects/Effect.ts'
import type { Handler } from '../effects/Scope.ts'

/** Emitted by accounts up to 1.2.0, and later by migration contracts that run in the account's context. */
export const changedMasterCopy: Handler<'changedMasterCopy'> = ({ singleton }, { account }) => {
  if (!account) return []
  const version = findSafeVersion(singleton)
  const changed: Effect = { kind: 'changed', change: { singleton, version }, isStatus: false }
  return crossesHashVersion(account.version, version) ? [changed, { kind: 'hashesChanged' }] : [changed]
}
