import { findSafeDeployment, type MasterCopy, type SafeContractName } from '@countersign/chains'
import { type Address, encodeParameters, type Hex } from '@countersign/primitives'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'
import { isVersionBelow } from '../transaction/isVersionBelow.ts'
import { MIGRATION_METHODS, UPGRADE_SELECTOR } from '../settings/migrationMethods.ts'
import type { HandlerChange, UpgradableAccount, UpgradeContract, UpgradePlan } from './UpgradePlan.ts'

type Route = { readonly from: MasterCopy; readonly to: MasterCopy; readonly handler: HandlerChange }
type Built = Pick<UpgradePlan, 'call' | 'isFirstOnly'> & {
  /** The contract through which the call goes, besides the old and the new code. */
  readonly through: UpgradeContract | null
}

/** Builds the call of an upgrade with known old and new code, and lists the contracts that it uses. */
export function buildUpgrade(account: UpgradableAccount, route: Route): Built {
  const toL2 = toL2Migration(account, route)
  if (toL2 !== null) return toL2
  return isVersionBelow(route.from.version, '1.3.0') ? byTheAccount(account, route) : byMigration(route)
}

/** SafeMigration: one delegatecall without parameters. */
function byMigration({ to, handler }: Route): Built {
  const by = contractOf('SafeMigration', to.version, 'migration')
  const method = MIGRATION_METHODS.find(
    ({ l2, setsHandler }) => l2 === to.l2 && setsHandler === (handler.kind === 'replaced'),
  )
  if (by === null || method === undefined) throw new TypeError(`There is no SafeMigration ${to.version}.`)
  return { call: delegatecall(by.address, method.selector), isFirstOnly: false, through: by }
}

/**
 * SafeToL2Migration emits the events that a service needs to index the account, and refuses accounts that have
 * executed transactions. It exists since 1.4.1 and accepts accounts of 1.1.1, and those that already have the
 * version.
 */
function toL2Migration({ nonce, isL2Network }: UpgradableAccount, { from, to, handler }: Route): Built | null {
  const by = contractOf('SafeToL2Migration', to.version, 'migration')
  if (by === null || nonce !== 0n || !isL2Network || from.l2) return null
  if (from.version === to.version) {
    const data = encodeParameters(UPGRADE_SELECTOR.migrateToL2, [{ address: to.address }])
    return { call: delegatecall(by.address, data), isFirstOnly: true, through: by }
  }
  if (from.version !== '1.1.1' || handler.kind !== 'replaced') return null
  const data = encodeParameters(UPGRADE_SELECTOR.migrateFromV111, [{ address: to.address }, { address: handler.to }])
  return { call: delegatecall(by.address, data), isFirstOnly: true, through: by }
}

/** Code first: the code of 1.0.0 has no handler, the new one has. */
function byTheAccount({ safe }: UpgradableAccount, { to, handler }: Route): Built {
  const change = selfCall(safe, UPGRADE_SELECTOR.changeMasterCopy, to.address)
  if (handler.kind === 'kept') return { call: change, isFirstOnly: false, through: null }
  const batch = contractOf('MultiSendCallOnly', to.version, 'batch')
  if (batch === null) throw new TypeError(`There is no MultiSendCallOnly ${to.version}.`)
  const calls = [change, selfCall(safe, UPGRADE_SELECTOR.setFallbackHandler, handler.to)]
  return { call: delegatecall(batch.address, encodeMultiSend(calls)), isFirstOnly: false, through: batch }
}

const selfCall = (safe: Address, selector: Hex, address: Address): MultiSendCall => ({
  to: safe,
  value: 0n,
  data: encodeParameters(selector, [{ address }]),
  operation: 0,
})

const delegatecall = (to: Address, data: Hex): MultiSendCall => ({ to, value: 0n, data, operation: 1 })

function contractOf(name: SafeContractName, version: string, role: UpgradeContract['role']): UpgradeContract | null {
  const deployment = findSafeDeployment(version, name)
  return deployment ? { role, name, version, address: deployment.address } : null
}
