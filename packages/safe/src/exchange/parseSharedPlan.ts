import { explainOwnerProblem } from '../settings/owners/explainOwnerProblem.ts'
import { explainThresholdProblem } from '../settings/owners/explainThresholdProblem.ts'
import { upgradeTargets } from '../upgrade/UpgradePlan.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'
import { time, uint256 } from './partShapes.ts'
import {
  address,
  amount,
  count,
  hex,
  list,
  malformed,
  nullable,
  object,
  oneOf,
  shownText,
  type Reader,
} from './shape.ts'
import type { SharedPlan } from './SharedPlan.ts'

/** The version of the format of shared plans. */
export const SHARED_PLAN_VERSION = 1
const MOST_ACCOUNTS = 256
const MOST_OWNERS = 256
const MOST_PROPOSED = 64

const addresses = list(address, MOST_OWNERS)

const orKeep =
  <Value>(read: Reader<Value>): Reader<Value | 'keep'> =>
  (value, path) =>
    value === 'keep' ? value : read(value, path)

const planShape = object({
  kind: oneOf('plan'),
  version: oneOf(SHARED_PLAN_VERSION),
  address,
  target: object({
    owners: addresses,
    threshold: count(MOST_OWNERS),
    modules: orKeep(addresses),
    fallbackHandler: orKeep(nullable(address)),
    version: oneOf('keep', ...upgradeTargets),
  }),
  accounts: list(
    object({
      chainId: uint256,
      chain: object({ name: shownText(80), shortName: shownText(40) }),
      safe: address,
      seen: nullable(
        object({
          block: amount(64),
          owners: addresses,
          threshold: count(MOST_OWNERS),
          modules: addresses,
          fallbackHandler: nullable(address),
          masterCopy: address,
        }),
      ),
      proposed: list(object({ step: oneOf('upgrade', 'batch'), safeTxHash: hex({ bytes: 32 }) }), MOST_PROPOSED),
    }),
    MOST_ACCOUNTS,
  ),
  changedAt: time,
})

/** A target that no account could have is refused, and so is an account that is named twice. */
export const readSharedPlan: Reader<SharedPlan> = (value, path) => {
  const { version: _format, ...plan } = planShape(value, path)
  const { owners, threshold } = plan.target
  for (const [at, owner] of owners.entries()) {
    const problem = explainOwnerProblem(owner, { others: owners.slice(0, at) })
    if (problem !== null) throw malformed(`${path}.target.owners[${at}]`, problem)
  }
  const problem = explainThresholdProblem(threshold, owners.length)
  if (problem !== null) throw malformed(`${path}.target.threshold`, problem)
  const names = plan.accounts.map(({ chainId, safe }) => `${chainId}:${safe}`)
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at)
  if (twice >= 0) throw malformed(`${path}.accounts[${twice}]`, messages.accountTwice)
  return plan
}
