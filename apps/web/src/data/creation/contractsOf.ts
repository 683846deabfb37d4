import type { Chain } from '@countersign/api'
import {
  findSafeDeployment,
  findVariant,
  proxyCreationCode,
  safeVersions,
  type SafeContractName,
  type SafeDeployment,
} from '@countersign/chains'
import { type Address, bytesToHex, hexToBytes, keccak256Light } from '@countersign/primitives'
import {
  chooseCreationContracts,
  creationCode,
  type CreationContracts,
  judgeNetwork,
  type NetworkAnswer,
} from '@countersign/safe'
import { publicClientFor } from '../chain-access/publicClientFor.ts'
import { CreateError } from './CreateError.ts'
import { accountCreationMessages as messages } from './accountCreationMessages.ts'

const DEFAULT_VERSION = '1.4.1'

/** The version that the network recommends. */
export const recommendedVersion = (chain: Chain): string => chain.recommendedMasterCopyVersion ?? DEFAULT_VERSION

/**
 * The addresses of the contracts of the recommended version, from the network's configuration or the published deployments. @throws
 * {CreateError}
 */
export function recommendedContracts(chain: Chain): CreationContracts {
  const version = recommendedVersion(chain)
  if (!canCreate(version)) throw new CreateError('contracts-missing', messages.cannotCreate(version))
  const { safeProxyFactoryAddress, safeSingletonAddress, fallbackHandlerAddress } = chain.contractAddresses
  // All contracts are of one family of 1.3.0, that of the configured factory.
  const variant = findVariant(safeProxyFactoryAddress ?? '', version) ?? 'canonical'
  // ADR 26: one contract on every network, so that the address can be equal on all of them.
  const singleton = chooseCreationContracts(version, variant)?.singleton ?? safeSingletonAddress
  return {
    version,
    factory: pick(safeProxyFactoryAddress, 'SafeProxyFactory'),
    singleton: pick(singleton, 'Safe'),
    fallbackHandler: pick(fallbackHandlerAddress, 'CompatibilityFallbackHandler'),
  }

  function pick(configured: Address | null, name: SafeContractName): Address {
    const address = configured ?? findSafeDeployment(version, name, variant)?.address
    if (!address)
      throw new CreateError('contracts-missing', messages.noContract({ name, version, chain: chain.chainName }))
    return address
  }
}

/** The published addresses of the contracts of a version. @throws {CreateError} when one is not published */
export function publishedContracts(
  chain: Chain,
  version: string,
  variant: SafeDeployment['variant'] = 'canonical',
): CreationContracts {
  const contracts = chooseCreationContracts(version, variant)
  if (contracts === null)
    throw new CreateError('contracts-missing', messages.noContract({ name: 'SafeL2', version, chain: chain.chainName }))
  return contracts
}

const canCreate = (version: string): boolean => Object.hasOwn(proxyCreationCode, version)

/** The code of the network, compared with what a creation from these contracts needs. */
export async function readNetworkAnswer(
  chain: Chain,
  contracts: Parameters<typeof creationCode>[0],
): Promise<NetworkAnswer> {
  const needed = creationCode(contracts)
  const client = publicClientFor(chain)
  const codes = await Promise.all(needed.map(({ address }) => client.getCode({ address })))
  const hashes = new Map(
    needed.map(({ address }, index) => {
      const code = codes[index] ?? '0x'
      return [address, code === '0x' ? null : bytesToHex(keccak256Light(hexToBytes(code)))] as const
    }),
  )
  return judgeNetwork(needed, (address) => hashes.get(address) ?? null)
}

/**
 * The contracts' code decides how an account behaves. The service may name their addresses, but only published code is accepted: with
 * another fallback handler or singleton, its author would control every account created with it.
 * @throws {CreateError} when an address has other code, or none
 */
export async function expectPublishedCode(
  chain: Chain,
  contracts: Parameters<typeof readNetworkAnswer>[1],
): Promise<void> {
  const answer = await readNetworkAnswer(chain, contracts)
  if (answer.isPossible) return
  const { version } = contracts
  throw new CreateError(
    answer.cause === 'missing' ? 'contracts-missing' : 'contracts-foreign',
    messages.cannotHave({ version, chain: chain.chainName, reason: answer.reason }),
  )
}

/** The contracts of every version whose published code is on the network; the newest first. */
export async function contractsOnChain(chain: Chain): Promise<CreationContracts[]> {
  const versions = safeVersions.filter(canCreate).toReversed()
  const found = await Promise.all(versions.map((version) => findContracts(chain, version)))
  return found.filter((contracts) => contracts !== null)
}

async function findContracts(chain: Chain, version: string): Promise<CreationContracts | null> {
  const isRecommended = version === recommendedVersion(chain)
  const places = [
    ...(isRecommended ? [() => recommendedContracts(chain)] : []),
    () => publishedContracts(chain, version),
    () => publishedContracts(chain, version, 'eip155'),
  ]
  for (const place of places) {
    try {
      const contracts = place()
      await expectPublishedCode(chain, contracts)
      return contracts
    } catch (error) {
      // A node that did not answer says nothing about the contracts.
      if (!(error instanceof CreateError)) throw error
    }
  }
  return null
}

/**
 * The contracts of an account that several networks get: those that the first one recommends, or the published ones of a version. The other
 * networks are compared with them.
 * @param version null for the recommended one
 */
export async function contractsFor(first: Chain, version: string | null): Promise<CreationContracts> {
  if (version === null || version === recommendedVersion(first)) return presentContracts(first)
  return (await findContracts(first, version)) ?? publishedContracts(first, version)
}

/** The recommended contracts. If the network has no code at one of them, but another family of their version, those of that family. */
async function presentContracts(chain: Chain): Promise<CreationContracts> {
  const recommended = recommendedContracts(chain)
  const { version } = recommended
  if (chooseCreationContracts(version, 'eip155') === null) return recommended
  const answer = await readNetworkAnswer(chain, recommended)
  // Foreign code at an address is reported to the user; no other contracts replace it.
  if (answer.isPossible || answer.cause !== 'missing') return recommended
  return (await findContracts(chain, version)) ?? recommended
}
