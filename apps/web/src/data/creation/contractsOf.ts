import type { Chain } from '@countersign/api'
import {
  findSafeDeployment,
  proxyCreationCode,
  safeDeployments,
  safeVersions,
  type SafeContractName,
  type SafeDeployment,
} from '@countersign/chains'
import { type Address, bytesToHex, type Hex, hexToBytes, keccak256Light } from '@countersign/primitives'
import { chooseCreationContracts } from '@countersign/safe'
import { publicClientFor } from '../chain-access/publicClientFor.ts'
import { CreateError } from './CreateError.ts'
import { accountCreationMessages as messages } from './accountCreationMessages.ts'

/** The contracts from which a new account is created. */
export type CreationContracts = {
  readonly version: string
  readonly factory: Address
  readonly singleton: Address
  readonly fallbackHandler: Address
  readonly creationCode: Hex
}

const DEFAULT_VERSION = '1.4.1'

/** The version that the network recommends. */
export const recommendedVersion = (chain: Chain): string => chain.recommendedMasterCopyVersion ?? DEFAULT_VERSION

/**
 * The addresses of the contracts of the recommended version, from the network's configuration or the published deployments. @throws
 * {CreateError}
 */
export function recommendedContracts(chain: Chain): CreationContracts {
  const version = recommendedVersion(chain)
  const { safeProxyFactoryAddress, safeSingletonAddress, fallbackHandlerAddress } = chain.contractAddresses
  // ADR 26: one contract on every network, so that the address can be equal on all of them.
  const singleton = chooseCreationContracts(version)?.singleton ?? safeSingletonAddress
  return {
    version,
    factory: pick(safeProxyFactoryAddress, 'SafeProxyFactory'),
    singleton: pick(singleton, 'Safe'),
    fallbackHandler: pick(fallbackHandlerAddress, 'CompatibilityFallbackHandler'),
    creationCode: creationCodeOf(version),
  }

  function pick(configured: Address | null, name: SafeContractName): Address {
    const address = configured ?? findSafeDeployment(version, name)?.address
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
  return { ...contracts, creationCode: creationCodeOf(version) }
}

function creationCodeOf(version: string): Hex {
  const code = Object.entries(proxyCreationCode).find(([known]) => known === version)?.[1]
  if (code === undefined) throw new CreateError('contracts-missing', messages.cannotCreate(version))
  return code
}

/**
 * The contracts' code decides how an account behaves. The service may name their addresses, but only published code is accepted: with
 * another fallback handler or singleton, its author would control every account created with it.
 * @throws {CreateError} when an address has other code, or none
 */
export async function expectPublishedCode(chain: Chain, contracts: CreationContracts): Promise<void> {
  const { version, factory, singleton, fallbackHandler } = contracts
  const client = publicClientFor(chain)
  const parts: readonly (readonly ['factory' | 'singleton' | 'handler', Address, readonly SafeContractName[]])[] = [
    ['factory', factory, ['SafeProxyFactory']],
    ['singleton', singleton, ['Safe', 'SafeL2']],
    ['handler', fallbackHandler, ['CompatibilityFallbackHandler']],
  ]
  const codes = await Promise.all(parts.map(([, address]) => client.getCode({ address })))
  for (const [index, [what, address, names]] of parts.entries()) {
    const code = codes[index] ?? '0x'
    if (code === '0x')
      throw new CreateError(
        'contracts-missing',
        messages[`${what}Missing`]({ version, chain: chain.chainName, address }),
      )
    const hash = bytesToHex(keccak256Light(hexToBytes(code)))
    if (!publishedHashes(version, names).includes(hash))
      throw new CreateError(
        'contracts-foreign',
        messages[`${what}Foreign`]({ version, chain: chain.chainName, address, hash }),
      )
  }
}

function publishedHashes(version: string, names: readonly SafeContractName[]): Hex[] {
  const known = safeVersions.find((one) => one === version)
  if (known === undefined) return []
  return names.flatMap((name) =>
    (safeDeployments[known][name] ?? []).filter(({ devOnly }) => !devOnly).map(({ codeHash }) => codeHash),
  )
}

/** The contracts of every version whose published code is on the network; the newest first. */
export async function contractsOnChain(chain: Chain): Promise<CreationContracts[]> {
  const versions = safeVersions.filter((version) => Object.hasOwn(proxyCreationCode, version)).toReversed()
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
