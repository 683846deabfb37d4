import { findContractByAddress, findSafeDeployment, listMasterCopies, type MasterCopy } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { CodeBook } from '../checks/calls/CodeBook.ts'
import { isVersionBelow } from '../transaction/isVersionBelow.ts'
import { refuseCode } from './refuseCode.ts'
import { buildUpgrade } from './buildUpgrade.ts'
import type {
  HandlerChange,
  UpgradableAccount,
  UpgradeAnswer,
  UpgradeContract,
  UpgradePlan,
  UpgradeTarget,
} from './UpgradePlan.ts'
import { upgradeMessages as messages } from './upgradeMessages.ts'

/**
 * The transaction that sets the published code of another version on an account, or the reason why there is none.
 * Since 1.3.0 SafeMigration does it by delegatecall; before, the account's own `changeMasterCopy`. SafeToL2Migration
 * is used if the account has executed nothing and its network needs the master copy that emits events.
 *
 * There is no plan until the code of every involved contract, the account's master copy included, was compared with
 * its published hash.
 *
 * @param book the contracts published at addresses, and the code hashes read from the chain (`upgradeCode` lists the
 * addresses)
 * @example
 * planUpgrade({ safe, masterCopy, fallbackHandler, nonce: 7n, isL2Network: true }, '1.4.1', book)
 */
export function planUpgrade(account: UpgradableAccount, target: UpgradeTarget, book: CodeBook): UpgradeAnswer {
  const outline = outlineUpgrade(account, target)
  if ('reason' in outline) return { kind: 'refused', refusal: outline }
  for (const contract of outline.plan.contracts) {
    const refusal = refuseCode(contract, book)
    if (refusal !== null) return { kind: 'refused', refusal }
  }
  return { kind: 'plan', plan: outline.plan }
}

/**
 * The addresses whose code must be read before `planUpgrade`; empty if no upgrade is possible in any case.
 *
 * @example
 * const addresses = upgradeCode({ safe, masterCopy: state.masterCopy, fallbackHandler: null, nonce: 7n, isL2Network: true }, '1.5.0')
 */
export function upgradeCode(account: UpgradableAccount, target: UpgradeTarget): Address[] {
  const outline = outlineUpgrade(account, target)
  return 'reason' in outline ? [] : outline.plan.contracts.map(({ address }) => address)
}

type Outline = { readonly plan: UpgradePlan } | { readonly code: 'unknown-code' | 'not-newer'; readonly reason: string }

/** The plan if every contract has the published code. */
function outlineUpgrade(account: UpgradableAccount, target: UpgradeTarget): Outline {
  const from = listMasterCopies().find(({ address }) => isSameAddress(address, account.masterCopy))
  if (from === undefined)
    return {
      code: 'unknown-code',
      reason: messages.unknownCode(account.masterCopy),
    }
  const isL2 = from.l2 || account.isL2Network
  const isSameVersion = from.version === target
  if (isSameVersion ? from.l2 === isL2 : isVersionBelow(target, from.version))
    return {
      code: 'not-newer',
      reason: messages.notNewer({ now: nameOf(from), target }),
    }
  const singleton = published(isL2 ? 'SafeL2' : 'Safe', target)
  const to: MasterCopy = { address: singleton.address, version: target, l2: isL2 }
  const handler = isSameVersion ? keptHandler(account.fallbackHandler) : handlerAfter(account, from, target)
  const { call, through, isFirstOnly } = buildUpgrade(account, { from, to, handler })
  const contracts: UpgradeContract[] = [
    { role: 'old-code', name: from.l2 ? 'SafeL2' : 'Safe', version: from.version, address: from.address },
    ...(through === null ? [] : [through]),
    { role: 'new-code', ...singleton },
    ...(handler.kind === 'replaced'
      ? [{ role: 'handler' as const, ...published('CompatibilityFallbackHandler', target) }]
      : []),
  ]
  const voidsSignatures = isVersionBelow(from.version, '1.3.0')
  return { plan: { from, to, handler, contracts, call, isFirstOnly, voidsSignatures } }
}

/**
 * Only a handler that belongs to a version is replaced with it. Before 1.3.0 the account confirmed signatures without
 * a handler.
 */
function handlerAfter({ fallbackHandler }: UpgradableAccount, from: MasterCopy, target: UpgradeTarget): HandlerChange {
  const to = published('CompatibilityFallbackHandler', target).address
  const isOld = isVersionBelow(from.version, '1.3.0')
  const found = fallbackHandler === null ? [] : findContractByAddress(fallbackHandler)
  const names = found.map(({ name }) => name)
  const fromName = found[0] ? `${found[0].name} ${found[0].version}` : null
  const isReplaced =
    fallbackHandler === null
      ? isOld
      : names.includes('CompatibilityFallbackHandler') || (isOld && names.includes('DefaultCallbackHandler'))
  return isReplaced && (fallbackHandler === null || !isSameAddress(fallbackHandler, to))
    ? { kind: 'replaced', from: fallbackHandler, fromName, to }
    : keptHandler(fallbackHandler)
}

const keptHandler = (handler: Address | null): HandlerChange => ({
  kind: 'kept',
  handler,
  isPublished: handler !== null && findContractByAddress(handler).length > 0,
})

const nameOf = ({ version, l2 }: MasterCopy): string => `${l2 ? 'SafeL2' : 'Safe'} ${version}`

function published(
  name: 'Safe' | 'SafeL2' | 'CompatibilityFallbackHandler',
  version: UpgradeTarget,
): Omit<UpgradeContract, 'role'> {
  const deployment = findSafeDeployment(version, name)
  if (deployment === undefined) throw new TypeError(`There is no ${name} ${version}.`)
  return { name, version, address: deployment.address }
}
