import { safeDeployments } from './generated/deployments.ts'
import type { Address, SafeVersion } from './SafeDeployment.ts'

/** A singleton (master copy) that an account's proxy may use. */
export type MasterCopy = { address: Address; version: SafeVersion; l2: boolean }

/**
 * Every published singleton, oldest version first. The L2 variant, which emits an event per transaction, follows the
 * plain one.
 *
 * @example
 * listMasterCopies().filter(({ version, l2 }) => version === '1.4.1' && l2) // [{ address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', version: '1.4.1', l2: true }]
 */
export function listMasterCopies(): readonly MasterCopy[] {
  return (['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0'] as const).flatMap((version) =>
    (['Safe', 'SafeL2'] as const).flatMap((name) =>
      (safeDeployments[version][name] ?? []).map(({ address }) => ({ address, version, l2: name === 'SafeL2' })),
    ),
  )
}
