import { allowanceModules, safeDeployments, type SafeDeployment } from '@countersign/chains'
import { keccak256, type Address, type Hex } from 'viem'
import { devClient, type DevClient } from '../chain/devClient.ts'
import { DevchainError } from '../chain/DevchainError.ts'
import { devRuntimes, safeCreationCodes, testRuntime } from './bytecode.ts'
import { deployThroughFactory, type FactoryDeployment } from './deployThroughFactory.ts'
import { arachnidFactory, safeSingletonFactory, safeSingletonFactoryCode, zeroSalt } from './factories.ts'

/** One contract whose code was compared with its published hash. */
export type CheckedContract = { label: string; address: Address; codeHash: Hex; devOnly: boolean }

/**
 * Deploys every Safe contract of 1.3.0 (both address families), 1.4.1 and 1.5.0 to its canonical address on a local
 * chain and compares each code with the published hash. Existing contracts are only compared.
 *
 * SignMessageLib 1.3.0 and the AllowanceModule are set with `anvil_setCode` and compared with a development-only hash
 * (`devOnly`), because the published creation code is not on npm. Requires an anvil chain.
 *
 * @throws DevchainError CODE_MISMATCH with the contract and both hashes
 * @example
 * const contracts = await deploySafeContracts(rpcUrl)
 */
export async function deploySafeContracts(rpcUrl: string): Promise<CheckedContract[]> {
  const client = devClient(rpcUrl, { batch: true })
  await placeCode(client, safeSingletonFactory, safeSingletonFactoryCode)
  await deployThroughFactory(
    client,
    safeCreationCodes().flatMap(([name, code]) => deploymentsOf(name, code)),
  )
  await Promise.all([
    ...devRuntimes().flatMap(([name, code]) =>
      publishedAt(name).map(({ address }) => placeCode(client, address, code)),
    ),
    ...devAllowanceModules().map(({ address }) => placeCode(client, address, testRuntime('AllowanceModule'))),
  ])
  return checkSafeContracts(rpcUrl)
}

/**
 * Compares the code of every Safe contract on a local chain with its published (or development-only) hash.
 *
 * @example
 * const published = (await checkSafeContracts(rpcUrl)).filter(({ devOnly }) => !devOnly)
 */
export async function checkSafeContracts(rpcUrl: string): Promise<CheckedContract[]> {
  const client = devClient(rpcUrl, { batch: true })
  const placed = new Set(devRuntimes().map(([name]) => name))
  const names = [...safeCreationCodes().map(([name]) => name), ...placed]
  return Promise.all([
    ...names.flatMap((name) =>
      publishedAt(name)
        .filter((entry) => Boolean(entry.devOnly) === placed.has(name))
        .map((entry) => check(client, name, entry)),
    ),
    ...devAllowanceModules().map((entry) => check(client, `${entry.version}/AllowanceModule`, entry)),
  ])
}

/** This repository's contract with the AllowanceModule's ABI, at the published address. */
const devAllowanceModules = (): (SafeDeployment & { version: string })[] =>
  allowanceModules.flatMap(({ address, codeHash, devOnly, version }) =>
    devOnly && codeHash ? [{ address, codeHash, devOnly, variant: 'canonical' as const, version }] : [],
  )

async function check(client: DevClient, name: string, entry: SafeDeployment): Promise<CheckedContract> {
  const code = await client.getCode({ address: entry.address })
  const codeHash = hashCode(code ?? '0x')
  const label = `${name} ${entry.variant}`
  if (codeHash !== entry.codeHash)
    throw new DevchainError(
      'CODE_MISMATCH',
      `${label} at ${entry.address} has code hash ${code ? codeHash : 'none (no code)'}, published is ${entry.codeHash}. The saved chain is not usable. Start again with --reset, which begins a new one.`,
    )
  return { label, address: entry.address, codeHash, devOnly: entry.devOnly ?? false }
}

const codeHashes = new Map<Hex, Hex>()

/** Contracts at two addresses, or on two chains of one process, have the same code, so it is hashed once. */
function hashCode(code: Hex): Hex {
  const known = codeHashes.get(code) ?? keccak256(code)
  codeHashes.set(code, known)
  return known
}

function deploymentsOf(name: string, code: Hex): FactoryDeployment[] {
  const is130 = name.startsWith('1.3.0/')
  return publishedAt(name).map(({ address, variant }) => ({
    label: `${name} ${variant}`,
    factory: is130 && variant === 'canonical' ? arachnidFactory : safeSingletonFactory,
    salt: zeroSalt,
    code,
    address,
  }))
}

function publishedAt(versionAndName: string): readonly SafeDeployment[] {
  const [version, name] = versionAndName.split('/')
  for (const [knownVersion, byName] of Object.entries(safeDeployments))
    if (knownVersion === version)
      for (const [knownName, deployments] of Object.entries(byName)) if (knownName === name) return deployments
  return []
}

async function placeCode(client: DevClient, address: Address, bytecode: Hex): Promise<void> {
  if ((await client.getCode({ address })) !== bytecode) await client.setCode({ address, bytecode })
}
