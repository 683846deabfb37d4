import { findSafeDeployment, safeAbi, safeProxyFactoryAbi, type SafeContractName } from '@countersign/chains'
import { encodeFunctionData, parseEventLogs, zeroAddress, type Address, type Hex } from 'viem'
import { devClient } from '../chain/devClient.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import { DevchainError } from '../devchainError.ts'
import { demoOwners } from '../demo/demoOwners.ts'

export type DeploySafeOptions = {
  owners: readonly Address[]
  threshold: number
  /** Contract version, `1.3.0`, `1.4.1` (default) or `1.5.0` */
  version?: string
  /** Default 0. Same owners, threshold, version and salt nonce = same address, and deploying twice fails */
  saltNonce?: bigint
  /** Singleton that emits an event per transaction; default true */
  l2?: boolean
  /** Default: the version's CompatibilityFallbackHandler */
  fallbackHandler?: Address
  /** Unlocked account that pays; default demo owner 1 */
  from?: Address
}

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

/** What a Safe will be created with; the same input gives the same address on every chain. */
export function safeCreation(
  options: DeploySafeOptions,
): Pick<DeployedSafe, 'singleton' | 'factory' | 'initializer' | 'saltNonce' | 'version'> {
  const { owners, threshold, version = '1.4.1', saltNonce = 0n, l2 = true } = options
  const addressOf = (name: SafeContractName) => {
    const deployment = findSafeDeployment(version, name)
    if (!deployment) throw new DevchainError('CODE_MISMATCH', `There is no ${name} of version ${version}.`)
    return deployment.address
  }
  const fallbackHandler = options.fallbackHandler ?? addressOf('CompatibilityFallbackHandler')
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), zeroAddress, '0x', fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  return {
    singleton: addressOf(l2 ? 'SafeL2' : 'Safe'),
    factory: addressOf('SafeProxyFactory'),
    initializer,
    saltNonce,
    version,
  }
}

/**
 * Creates a Safe through the published proxy factory. The contracts must be there, see `deploySafeContracts`.
 *
 * @throws DevchainError TRANSACTION_FAILED when the factory refuses, e.g. the address is taken
 */
export async function deploySafe(rpcUrl: string, options: DeploySafeOptions): Promise<DeployedSafe> {
  const creation = safeCreation(options)
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

/** The address a Safe would get, asked from the factory itself by `eth_call`; the address must be free. */
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

/** `proxy` is indexed from 1.4.1 on and plain in 1.3.0. */
function createdProxy(logs: Parameters<typeof parseEventLogs>[0]['logs']): Address | undefined {
  const abis = [safeProxyFactoryAbi, proxyCreation130Abi]
  for (const abi of abis) {
    const [event] = parseEventLogs({ abi, eventName: 'ProxyCreation', logs })
    if (event) return event.args.proxy
  }
  return undefined
}

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
