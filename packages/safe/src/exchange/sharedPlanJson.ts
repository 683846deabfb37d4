import { type Address, checksumAddress } from '@countersign/primitives'
import { SHARED_PLAN_VERSION } from './parseSharedPlan.ts'
import type { SeenSetup, SharedPlan } from './SharedPlan.ts'

/** JSON values in the one order and spelling of the format. */
export const sharedPlanJson = ({ kind, address, target, accounts, changedAt }: SharedPlan) => ({
  kind,
  version: SHARED_PLAN_VERSION,
  address: checksumAddress(address),
  target: {
    owners: target.owners.map(checksumAddress),
    threshold: target.threshold,
    modules: target.modules === 'keep' ? 'keep' : target.modules.map(checksumAddress),
    fallbackHandler: target.fallbackHandler === 'keep' ? 'keep' : orNull(target.fallbackHandler),
    version: target.version,
  },
  accounts: accounts.map(({ chainId, chain, safe, seen, proposed }) => ({
    chainId: String(chainId),
    chain: { name: chain.name.slice(0, 80), shortName: chain.shortName.slice(0, 40) },
    safe: checksumAddress(safe),
    seen: seen && seenJson(seen),
    proposed: proposed.map(({ step, safeTxHash }) => ({ step, safeTxHash: safeTxHash.toLowerCase() })),
  })),
  changedAt,
})

const seenJson = ({ block, owners, threshold, modules, fallbackHandler, masterCopy }: SeenSetup) => ({
  block: String(block),
  owners: owners.map(checksumAddress),
  threshold,
  modules: modules.map(checksumAddress),
  fallbackHandler: orNull(fallbackHandler),
  masterCopy: checksumAddress(masterCopy),
})

const orNull = (address: Address | null) => (address === null ? null : checksumAddress(address))
