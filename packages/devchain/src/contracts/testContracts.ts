import { encodeAbiParameters, keccak256, stringToHex, type Address, type Hex } from 'viem'
import { deployerAddress } from '../keys/demoOwners.ts'
import { testCreationCode } from './bytecode.ts'
import type { FactoryDeployment } from './deployThroughFactory.ts'
import { create2Address, safeSingletonFactory } from './factories.ts'

/** Addresses of the development contracts, the same on every local chain and in every run. */
export type TestContracts = {
  /** ERC-20 with 6 decimals */
  testUsd: Address
  /** ERC-20 with 18 decimals */
  testDai: Address
  /** ERC-721 */
  badges: Address
  priceFeed: Address
  ensRegistry: Address
  ensResolver: Address
  /** Safe module that lets any address move funds */
  demoModule: Address
  /** Reverts on every call */
  revertingTarget: Address
  /** EIP-1271 signer that accepts the hashes it was configured to approve */
  contractSigner: Address
  /** Multicall3-compatible, at Multicall3's well-known address */
  multicall3: Address
}

export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The contracts that `deployTestContracts` deploys, in order, by CREATE2 through the Safe singleton factory. */
export function testDeployments(): (FactoryDeployment & { key: keyof TestContracts })[] {
  const ensRegistry = deployment(
    'ensRegistry',
    'TestEnsRegistry',
    encodeAbiParameters([{ type: 'address' }], [deployerAddress]),
  )
  return [
    deployment('testUsd', 'TestToken', tokenArguments('Test USD', 'TUSD', 6)),
    deployment('testDai', 'TestToken', tokenArguments('Test DAI', 'TDAI', 18)),
    deployment('badges', 'TestBadge'),
    deployment('priceFeed', 'PriceFeed'),
    ensRegistry,
    deployment('ensResolver', 'TestEnsResolver', encodeAbiParameters([{ type: 'address' }], [ensRegistry.address])),
    deployment('demoModule', 'DemoModule'),
    deployment('revertingTarget', 'RevertingTarget'),
    deployment('contractSigner', 'TestContractSigner'),
  ]
}

let addresses: TestContracts | undefined

/**
 * The addresses, computed before anything is deployed.
 *
 * @example
 * testContractAddresses()
 */
export function testContractAddresses(): TestContracts {
  addresses ??= {
    ...(Object.fromEntries(testDeployments().map(({ key, address }) => [key, address])) as Omit<
      TestContracts,
      'multicall3'
    >),
    multicall3: multicall3Address,
  }
  return addresses
}

function deployment(
  key: keyof TestContracts,
  name: string,
  args: Hex = '0x',
): FactoryDeployment & { key: keyof TestContracts } {
  const salt = keccak256(stringToHex(`countersign/${key}`))
  const code = testCreationCode(name, args)
  return {
    key,
    label: name,
    factory: safeSingletonFactory,
    salt,
    code,
    address: create2Address(safeSingletonFactory, salt, code),
  }
}

function tokenArguments(name: string, symbol: string, decimals: number): Hex {
  return encodeAbiParameters([{ type: 'string' }, { type: 'string' }, { type: 'uint8' }], [name, symbol, decimals])
}
