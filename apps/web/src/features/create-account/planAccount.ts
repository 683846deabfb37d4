import {
  findSafeDeployment,
  proxyCreationCode,
  safeDeployments,
  safeProxyFactoryAbi,
  safeVersions,
  type SafeContractName,
} from '@countersign/chains'
import type { Chain } from '@countersign/api'
import {
  bytesToHex,
  encodeCreateProxyWithNonce,
  encodeSetup,
  hexToBytes,
  isSameAddress,
  keccak256Light,
  predictSafeAddress,
  type Address,
  type Hex,
} from '@countersign/safe'
import { publicClientFor } from '../../shared/chain-access/publicClientFor.ts'
import { CreateError } from './CreateError.ts'

export type AccountPlan = {
  readonly version: string
  readonly factory: Address
  readonly singleton: Address
  readonly fallbackHandler: Address
  readonly saltNonce: bigint
  /** Computed here and confirmed by the factory; nothing is there yet. */
  readonly address: Address
  /** Calldata for the factory. */
  readonly data: Hex
}

const DEFAULT_VERSION = '1.4.1'
/** Salt nonces looked at in one go. */
const AT_ONCE = 8
const MOST_SALTS = 400

/** Where a new account would be, on which contracts, and the call that creates it. */
export async function planAccount(chain: Chain, owners: readonly Address[], threshold: number): Promise<AccountPlan> {
  const client = publicClientFor(chain)
  const contracts = contractsOf(chain)
  const initializer = encodeSetup({ owners, threshold, fallbackHandler: contracts.fallbackHandler })
  await expectPublishedCode(chain, contracts)
  const predict = (saltNonce: bigint) =>
    predictSafeAddress({ ...contracts, proxyCreationCode: contracts.creationCode, initializer, saltNonce })
  for (let first = 0n; first < MOST_SALTS; first += BigInt(AT_ONCE)) {
    const candidates = Array.from({ length: AT_ONCE }, (_, offset) => first + BigInt(offset))
    const taken = await Promise.all(
      candidates.map(async (saltNonce) => ((await client.getCode({ address: predict(saltNonce) })) ?? '0x') !== '0x'),
    )
    const saltNonce = candidates.find((_, index) => !taken[index])
    if (saltNonce === undefined) continue
    const address = predict(saltNonce)
    const { result } = await client.simulateContract({
      address: contracts.factory,
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [contracts.singleton, initializer, saltNonce],
    })
    if (!isSameAddress(result, address))
      throw new CreateError(
        'prediction-differs',
        `This page computes ${address}, the factory would create ${result}. Nothing is sent.`,
      )
    const data = encodeCreateProxyWithNonce({ singleton: contracts.singleton, initializer, saltNonce })
    const { version, factory, singleton, fallbackHandler } = contracts
    return { version, factory, singleton, fallbackHandler, saltNonce, address, data }
  }
  throw new CreateError(
    'no-free-address',
    `The first ${MOST_SALTS} addresses for these owners are all taken. Change the order of the owners.`,
  )
}

/**
 * An account is what its contracts are: the service may name where they stand, but only published code is taken. A foreign
 * fallback handler or singleton would own every account made with it.
 */
async function expectPublishedCode(chain: Chain, contracts: ReturnType<typeof contractsOf>): Promise<void> {
  const { version, factory, singleton, fallbackHandler } = contracts
  const client = publicClientFor(chain)
  const parts: readonly (readonly [string, Address, readonly SafeContractName[]])[] = [
    ['factory', factory, ['SafeProxyFactory']],
    ['singleton', singleton, ['Safe', 'SafeL2']],
    ['fallback handler', fallbackHandler, ['CompatibilityFallbackHandler']],
  ]
  const codes = await Promise.all(parts.map(([, address]) => client.getCode({ address })))
  for (const [index, [what, address, names]] of parts.entries()) {
    const code = codes[index] ?? '0x'
    if (code === '0x')
      throw new CreateError(
        'contracts-missing',
        `The Safe contracts ${version} are not on ${chain.chainName}: nothing is at ${address}, where its ${what} should be.`,
      )
    const hash = bytesToHex(keccak256Light(hexToBytes(code)))
    if (!publishedHashes(version, names).includes(hash))
      throw new CreateError(
        'contracts-foreign',
        `The ${what} at ${address} is not the published one of Safe ${version}: its code hashes to ${hash}. Nothing is sent. Ask whoever runs this service about the contract addresses of ${chain.chainName}.`,
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

function contractsOf(chain: Chain) {
  const version = chain.recommendedMasterCopyVersion ?? DEFAULT_VERSION
  const { safeProxyFactoryAddress, safeSingletonAddress, fallbackHandlerAddress } = chain.contractAddresses
  const pick = (configured: Address | null, name: SafeContractName): Address => {
    const address = configured ?? findSafeDeployment(version, name)?.address
    if (!address) throw new CreateError('contracts-missing', `No ${name} ${version} is known for ${chain.chainName}.`)
    return address
  }
  const creationCode = Object.entries(proxyCreationCode).find(([known]) => known === version)?.[1]
  if (creationCode === undefined)
    throw new CreateError('contracts-missing', `Accounts of version ${version} cannot be created here.`)
  // An L2 account reports every transaction in events, so its history is complete without traces.
  const singleton = chain.l2
    ? (findSafeDeployment(version, 'SafeL2')?.address ?? safeSingletonAddress)
    : safeSingletonAddress
  return {
    version,
    factory: pick(safeProxyFactoryAddress, 'SafeProxyFactory'),
    singleton: pick(singleton, 'Safe'),
    fallbackHandler: pick(fallbackHandlerAddress, 'CompatibilityFallbackHandler'),
    creationCode,
  }
}
