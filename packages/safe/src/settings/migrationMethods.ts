import { findSafeDeployment } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'

/** The methods of SafeMigration. They have no parameters: code and handler are those of its own version. */
export const MIGRATION_METHODS = [
  { selector: '0xf6682ab0', method: 'migrateSingleton()', l2: false, setsHandler: false },
  { selector: '0xed007fc6', method: 'migrateWithFallbackHandler()', l2: false, setsHandler: true },
  { selector: '0x07f464a4', method: 'migrateL2Singleton()', l2: true, setsHandler: false },
  { selector: '0x68cb3d94', method: 'migrateL2WithFallbackHandler()', l2: true, setsHandler: true },
] as const satisfies readonly { selector: Hex; method: string; l2: boolean; setsHandler: boolean }[]

/** Methods of SafeToL2Migration and of accounts up to 1.2.0, by their effect. */
export const UPGRADE_SELECTOR = {
  /** migrateToL2(address l2Singleton) */
  migrateToL2: '0xef2624ae',
  /** migrateFromV111(address l2Singleton, address fallbackHandler) */
  migrateFromV111: '0xd9a20812',
  /** changeMasterCopy(address masterCopy) */
  changeMasterCopy: '0x7de7edef',
  /** setFallbackHandler(address handler) */
  setFallbackHandler: '0xf08a0323',
} as const satisfies Readonly<Record<string, Hex>>

/**
 * The effect of a method of SafeMigration on an account that delegatecalls it.
 *
 * @param version release of the SafeMigration contract
 * @returns null for any other method, and where the version has no such contract; `handler` is absent where it stays as it is
 */
export function readMigrationMethod(
  selector: string | null,
  version: string,
): { readonly singleton: Address; readonly handler?: Address } | null {
  const method = MIGRATION_METHODS.find((one) => one.selector === selector)
  if (method === undefined || !findSafeDeployment(version, 'SafeMigration')) return null
  const singleton = findSafeDeployment(version, method.l2 ? 'SafeL2' : 'Safe')?.address
  const handler = findSafeDeployment(version, 'CompatibilityFallbackHandler')?.address
  if (singleton === undefined || handler === undefined) return null
  return method.setsHandler ? { singleton, handler } : { singleton }
}
