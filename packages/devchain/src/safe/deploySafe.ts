import {
  findSafeDeployment,
  legacySafeAbi,
  safeAbi,
  safeProxyFactoryAbi,
  type SafeContractName,
} from '@countersign/chains'
import { encodeFunctionData, parseAbi, parseEventLogs, zeroAddress, type Address, type Hex } from 'viem'
import { devClient } from '../chain/devClient.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import { deployLegacySafeContracts } from '../contracts/deployLegacySafeContracts.ts'
import { DevchainError } from '../chain/DevchainError.ts'
import { demoOwners } from '../keys/demoOwners.ts'

/** Owners, threshold, version and modules of an account to deploy. */
export type DeploySafeOptions = {
  owners: readonly Address[]
  threshold: number
  /**
   * Contract version from `1.0.0` to `1.5.0`, default `1.4.1`. The contracts before 1.3.0 are set when first needed
   */
  version?: string
  /** Default 0. Same owners, threshold, version and salt nonce = same address, and deploying twice fails */
  saltNonce?: bigint
  /** Singleton that emits an event per transaction; default true. There is none before 1.3.0 */
  l2?: boolean
  /** Default: the version's CompatibilityFallbackHandler */
  fallbackHandler?: Address
  /** Unlocked account that pays; default demo owner 1 */
  from?: Address
}

/** A deployed account with the contracts it was made from. */
export type DeployedSafe = {
  address: Address
  version: string
  singleton: Address
  factory: Address
  initializer: Hex
  saltNonce: bigint
  transactionHash: Hex
  blockNumber: bigint
}

/**
 * The creation parameters of a Safe; the same input gives the same address on every chain.
 *
 * @example
 * const { initializer, saltNonce } = safeCreation({ owners: [alice, bob], threshold: 2 })
 */
export function safeCreation(
  options: DeploySafeOptions,
): Pick<DeployedSafe, 'singleton' | 'factory' | 'initializer' | 'saltNonce' | 'version'> {
  const { owners, threshold, version = '1.4.1', saltNonce = 0n, l2 = true } = options
  const addressOf = (name: SafeContractName, release = version) => {
    const deployment = findSafeDeployment(release, name)
    if (!deployment) throw new DevchainError('CODE_MISMATCH', `There is no ${name} of version ${release}.`)
    return deployment.address
  }
  const isLegacy = LEGACY_VERSIONS.includes(version)
  // 1.2.0 was published without a factory and a handler of its own.
  const companion = version === '1.2.0' ? '1.1.1' : version
  const fallbackHandler = () =>
    options.fallbackHandler ??
    (isLegacy ? addressOf('DefaultCallbackHandler', companion) : addressOf('CompatibilityFallbackHandler'))
  const initializer =
    version === '1.0.0'
      ? encodeFunctionData({
          abi: setup100Abi,
          args: [owners, BigInt(threshold), zeroAddress, '0x', zeroAddress, 0n, zeroAddress],
        })
      : encodeFunctionData({
          abi: isLegacy ? legacySafeAbi : safeAbi,
          functionName: 'setup',
          args: [owners, BigInt(threshold), zeroAddress, '0x', fallbackHandler(), zeroAddress, 0n, zeroAddress],
        })
  return {
    singleton: addressOf(l2 && !isLegacy ? 'SafeL2' : 'Safe'),
    factory: addressOf('SafeProxyFactory', companion),
    initializer,
    saltNonce,
    version,
  }
}

const LEGACY_VERSIONS = ['1.0.0', '1.1.1', '1.2.0']
const setup100Abi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
])

/**
 * Creates a Safe through the published proxy factory. The contracts from 1.3.0 on must be deployed, see
 * `deploySafeContracts`.
 *
 * @throws DevchainError TRANSACTION_FAILED if the factory reverts, for example because the address is taken
 * @example
 * const { address } = await deploySafe(rpcUrl, { owners: [alice, bob], threshold: 2, version: '1.4.1' })
 */
export async function deploySafe(rpcUrl: string, options: DeploySafeOptions): Promise<DeployedSafe> {
  const creation = safeCreation(options)
  if (LEGACY_VERSIONS.includes(creation.version)) await deployLegacySafeContracts(rpcUrl)
  const receipt = await sendTransaction(devClient(rpcUrl), {
    from: options.from ?? demoOwners[0].address,
    to: creation.factory,
    data: encodeFunctionData({
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [creation.singleton, creation.initializer, creation.saltNonce],
    }),
  })
  const address = createdProxy(receipt.logs)
  if (!address)
    throw new DevchainError(
      'TRANSACTION_FAILED',
      `The factory ${creation.factory} emitted no ProxyCreation in ${receipt.transactionHash}.`,
    )
  return { ...creation, address, transactionHash: receipt.transactionHash, blockNumber: receipt.blockNumber }
}

/**
 * The address that a Safe would get, from an `eth_call` of the factory itself; the address must be free.
 *
 * @example
 * const address = await simulateSafeAddress(rpcUrl, { owners: [alice, bob], threshold: 2 })
 */
export async function simulateSafeAddress(rpcUrl: string, options: DeploySafeOptions): Promise<Address> {
  const creation = safeCreation(options)
  const { result } = await devClient(rpcUrl).simulateContract({
    address: creation.factory,
    abi: safeProxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    args: [creation.singleton, creation.initializer, creation.saltNonce],
  })
  return result
}

/** `proxy` is indexed from 1.4.1 on and plain in 1.3.0; before, it was the only parameter. */
function createdProxy(logs: Parameters<typeof parseEventLogs>[0]['logs']): Address | undefined {
  const abis = [safeProxyFactoryAbi, proxyCreation130Abi, legacyProxyCreationAbi]
  for (const abi of abis) {
    const [event] = parseEventLogs({ abi, eventName: 'ProxyCreation', logs })
    if (event) return event.args.proxy
  }
  return undefined
}

const legacyProxyCreationAbi = parseAbi(['event ProxyCreation(address proxy)'])

const proxyCreation130Abi = [
  {
    type: 'event',
    name: 'ProxyCreation',
    inputs: [
      { name: 'proxy', type: 'address', indexed: false },
      { name: 'singleton', type: 'address', indexed: false },
    ],
  },
] as const
