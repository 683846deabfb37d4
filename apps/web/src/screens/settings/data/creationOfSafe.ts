import { AddressSchema, HexSchema } from '@countersign/api'
import { findSafeDeployment, type SafeDeployment } from '@countersign/chains'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { chooseCreationContracts, type CreationContracts, type CreationData, predictAccount } from '@countersign/safe'
import * as z from 'zod/mini'
import { storedCreation, type UndeployedAccount } from '../../../data/undeployed/undeployedAccounts.ts'

const Config = z.object({
  owners: z.array(AddressSchema),
  threshold: z.number(),
  to: z.optional(AddressSchema),
  data: z.optional(HexSchema),
  fallbackHandler: z.optional(AddressSchema),
  paymentReceiver: z.optional(AddressSchema),
})
const Salt = z.string().check(z.regex(/^(0|[1-9][0-9]{0,77}|0x[0-9a-fA-F]{1,64})$/))

/** `undeployedSafes` of the export of Safe{Wallet} 3.0: the contracts are named, or follow from version and network. */
const Replayed = z.object({
  props: z.object({
    factoryAddress: AddressSchema,
    masterCopy: AddressSchema,
    safeVersion: z.string(),
    saltNonce: Salt,
    safeAccountConfig: Config,
  }),
})
const Predicted = z.object({
  props: z.object({
    safeAccountConfig: Config,
    safeDeploymentConfig: z.object({ saltNonce: Salt, safeVersion: z.string() }),
  }),
})

/**
 * The creation data of an account that Safe{Wallet} did not deploy.
 * @param address chooses among the published contracts where the file names none; the caller compares it again
 * @returns null if the entry has another form
 */
export function creationOfSafe(entry: unknown, address: string): UndeployedAccount['creation'] | null {
  const replayed = Replayed.safeParse(entry)
  if (replayed.success) {
    const {
      factoryAddress: factory,
      masterCopy: singleton,
      safeVersion,
      saltNonce,
      safeAccountConfig,
    } = replayed.data.props
    const contracts = { version: plain(safeVersion), factory, singleton, fallbackHandler: ZERO_ADDRESS }
    return storedCreation(dataOf(contracts, safeAccountConfig, saltNonce))
  }
  const predicted = Predicted.safeParse(entry)
  if (!predicted.success) return null
  const { safeAccountConfig, safeDeploymentConfig } = predicted.data.props
  const { saltNonce, safeVersion } = safeDeploymentConfig
  const candidates = contractsOf(plain(safeVersion)).map((contracts) => dataOf(contracts, safeAccountConfig, saltNonce))
  const found = candidates.find((creation) => isOf(creation, address)) ?? candidates[0]
  return found ? storedCreation(found) : null
}

const plain = (version: string): string => version.split('+')[0] ?? version

function dataOf(contracts: CreationContracts, config: z.output<typeof Config>, saltNonce: string): CreationData {
  const { owners, threshold, to, data, fallbackHandler, paymentReceiver } = config
  const named = (address: Address | undefined) => address !== undefined && !isSameAddress(address, ZERO_ADDRESS)
  return {
    ...contracts,
    fallbackHandler: fallbackHandler ?? contracts.fallbackHandler,
    owners,
    threshold,
    saltNonce: BigInt(saltNonce),
    ...(named(to) && to ? { to } : {}),
    ...(data === undefined || data === '0x' ? {} : { data }),
    ...(named(paymentReceiver) && paymentReceiver ? { paymentReceiver } : {}),
  }
}

const VARIANTS: readonly SafeDeployment['variant'][] = ['canonical', 'eip155']

/** The published contracts of a version, with and without events. */
function contractsOf(version: string): CreationContracts[] {
  return VARIANTS.flatMap((variant) => {
    const contracts = chooseCreationContracts(version, variant)
    const singleton = findSafeDeployment(version, 'Safe', variant)?.address
    if (contracts === null) return []
    return [contracts, ...(singleton === undefined ? [] : [{ ...contracts, singleton }])]
  })
}

function isOf(creation: CreationData, address: string): boolean {
  try {
    return predictAccount(creation).address.toLowerCase() === address.toLowerCase()
  } catch {
    return false
  }
}
