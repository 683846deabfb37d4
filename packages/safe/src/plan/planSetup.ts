import { type Address, includesAddress, isSameAddress } from '@countersign/primitives'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'
import { SafeError } from '../errors/SafeError.ts'
import { encodeOwnerSteps } from '../settings/owners/encodeOwnerSteps.ts'
import { planOwners } from '../settings/owners/planOwners.ts'
import { explainModuleProblem } from '../settings/powers/explainModuleProblem.ts'
import { planModuleRemoval } from '../settings/powers/planModuleRemoval.ts'
import { enableModule, setFallbackHandler } from '../settings/powers/powerCalls.ts'
import { settingsSince } from '../settings/settingsSince.ts'
import { isVersionBelow } from '../transaction/isVersionBelow.ts'
import type { UpgradePlan } from '../upgrade/UpgradePlan.ts'
import type { LeftOut, PlannedSetup, SetupNow, SetupReads } from './PlannedSetup.ts'
import type { SetupTarget } from './SetupTarget.ts'

/**
 * The transactions that lead an account from today's set-up to the target: an upgrade where its contract is older, and
 * one batch for owners, threshold, modules and fallback handler, in the fewest calls. A module or handler without a
 * contract on this network is left out and named. The creation of an account decides its address, so one that is not
 * deployed begins as it was created: the batch is its first transaction, and an upgrade is planned once it is deployed.
 *
 * @param now the account, from the chain at one block
 * @param reads what the same block says about the addresses of the target
 * @example
 * const target: SetupTarget = { owners, threshold: 3, modules: 'keep', fallbackHandler: 'keep', version: 'keep' }
 * const planned = planSetup({ account: safe, ...state }, target, { hasCode: () => true, upgrade: null })
 * planned.kind === 'planned' && planned.differences // [{ type: 'threshold', before: 2, after: 3 }]
 */
export function planSetup(now: SetupNow, target: SetupTarget, reads: SetupReads): PlannedSetup {
  if (isVersionBelow(plainVersion(now.version), '1.3.0')) return { kind: 'apart', version: now.version }
  const version = planVersion(now, target, reads)
  const modules = planModules(now, target, reads)
  const handler = planHandler(now, target, { reads, upgrade: version.upgrade })
  const problem = moduleProblem(now, modules.after)
  if (problem !== null) return { kind: 'refused', reason: problem }
  try {
    const owners = encodeOwnerSteps(now, planOwners(now, target)).map(({ call }) => call)
    return {
      kind: 'planned',
      differences: settingsSince(now, {
        owners: target.owners,
        threshold: target.threshold,
        modules: modules.after,
        fallbackHandler: handler.after,
      }),
      upgrade: version.upgrade,
      calls: [...owners, ...moduleCalls(now, modules.after), ...handler.calls],
      leftOut: [...version.leftOut, ...modules.leftOut, ...handler.leftOut],
    }
  } catch (error) {
    if (error instanceof SafeError) return { kind: 'refused', reason: error.message }
    throw error
  }
}

/**
 * Whether the account has the target's set-up, as far as it can have it on its network.
 *
 * @example
 * isLevel({ kind: 'planned', differences: [], upgrade: null, calls: [], leftOut: [] }) // true
 */
export const isLevel = (planned: PlannedSetup): boolean =>
  planned.kind === 'planned' && planned.upgrade === null && planned.calls.length === 0

/** `1.3.0+L2` is the 1.3.0 that emits events. */
const plainVersion = (version: string): string => version.split('+')[0] ?? ''

type Part = { readonly leftOut: readonly LeftOut[] }

function planVersion(
  now: SetupNow,
  { version }: SetupTarget,
  { upgrade }: SetupReads,
): Part & { readonly upgrade: UpgradePlan | null } {
  const own = plainVersion(now.version)
  if (version === 'keep' || own === version) return { upgrade: null, leftOut: [] }
  if (!isVersionBelow(own, version)) return { upgrade: null, leftOut: [{ part: 'version', why: 'newer' }] }
  if (now.isDeployed === false) return { upgrade: null, leftOut: [{ part: 'version', why: 'not-deployed' }] }
  if (upgrade === null) return { upgrade: null, leftOut: [{ part: 'version', why: 'unread' }] }
  return upgrade.kind === 'plan'
    ? { upgrade: upgrade.plan, leftOut: [] }
    : { upgrade: null, leftOut: [{ part: 'version', why: 'refused', reason: upgrade.refusal.reason }] }
}

function planModules(
  now: SetupNow,
  { modules }: SetupTarget,
  { hasCode }: SetupReads,
): Part & { readonly after: readonly Address[] } {
  if (modules === 'keep') return { after: now.modules, leftOut: [] }
  if (now.hasMoreModules === true) return { after: now.modules, leftOut: [{ part: 'modules', why: 'unread' }] }
  // A module of today is a contract that the account accepted; only a new one is looked for.
  const isMissing = (module: Address) => !includesAddress(now.modules, module) && !hasCode(module)
  return {
    after: modules.filter((module) => !isMissing(module)),
    leftOut: modules.filter(isMissing).map((address) => ({ part: 'module', address, why: 'no-contract' })),
  }
}

function moduleProblem({ account, modules }: SetupNow, after: readonly Address[]): string | null {
  const problems = after.map((module, at) =>
    includesAddress(modules, module) ? null : explainModuleProblem(module, { account, modules: after.slice(0, at) }),
  )
  return problems.find((one) => one !== null) ?? null
}

const moduleCalls = ({ account, modules }: SetupNow, after: readonly Address[]): MultiSendCall[] => [
  ...planModuleRemoval(
    account,
    modules,
    modules.filter((module) => !includesAddress(after, module)),
  ),
  ...after.filter((module) => !includesAddress(modules, module)).map((module) => enableModule(account, module)),
]

type HandlerPart = Part & { readonly after: Address | null; readonly calls: readonly MultiSendCall[] }

/** An upgrade may replace the handler first. */
function planHandler(
  { account, fallbackHandler: today }: SetupNow,
  { fallbackHandler: wanted }: SetupTarget,
  { reads, upgrade }: { readonly reads: SetupReads; readonly upgrade: UpgradePlan | null },
): HandlerPart {
  const upgraded = upgrade?.handler.kind === 'replaced' ? upgrade.handler.to : today
  if (wanted === 'keep' || isSame(wanted, upgraded)) return { after: upgraded, calls: [], leftOut: [] }
  if (wanted !== null && !isSame(wanted, today) && !reads.hasCode(wanted))
    return {
      after: upgraded,
      calls: [],
      leftOut: [{ part: 'fallbackHandler', address: wanted, why: 'no-contract' }],
    }
  return { after: wanted, calls: [setFallbackHandler(account, wanted)], leftOut: [] }
}

const isSame = (one: Address | null, other: Address | null): boolean =>
  one === other || (one !== null && other !== null && isSameAddress(one, other))
