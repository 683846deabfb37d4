import {
  allowanceModuleAbi,
  compatibilityFallbackHandlerAbi,
  createCallAbi,
  delayAbi,
  findContractByAddress,
  findZodiacContract,
  isAllowanceModule,
  legacySafeAbi,
  moduleProxyFactoryAbi,
  multiSendAbi,
  proxyCreationCode,
  rolesAbi,
  safeAbi,
  safeDeployments,
  safeMigrationAbi,
  safeProxyFactoryAbi,
  safeToL2SetupAbi,
  scopeGuardAbi,
  signMessageLibAbi,
  simulateTxAccessorAbi,
  type SafeContractName,
  type ZodiacContractName,
} from '@countersign/chains'
import type { AbiClaim, ResolvedTarget } from '@countersign/safe/decode'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import type { Abi } from 'viem'
import { parseAbi } from 'viem/utils'

const safeToL2MigrationAbi = parseAbi([
  'function migrateToL2(address l2Singleton)',
  'function migrateFromV111(address l2Singleton, address fallbackHandler)',
])

const ABIS: Readonly<Partial<Record<SafeContractName, Abi>>> = {
  Safe: [...safeAbi, ...legacySafeAbi],
  SafeL2: [...safeAbi, ...legacySafeAbi],
  SafeProxyFactory: safeProxyFactoryAbi,
  MultiSend: multiSendAbi,
  MultiSendCallOnly: multiSendAbi,
  CompatibilityFallbackHandler: compatibilityFallbackHandlerAbi,
  SignMessageLib: signMessageLibAbi,
  CreateCall: createCallAbi,
  SimulateTxAccessor: simulateTxAccessorAbi,
  SafeMigration: safeMigrationAbi,
  SafeToL2Migration: safeToL2MigrationAbi,
  SafeToL2Setup: safeToL2SetupAbi,
}

const ZODIAC: Readonly<Partial<Record<ZodiacContractName, Abi>>> = {
  Delay: delayAbi,
  ModuleProxyFactory: moduleProxyFactoryAbi,
  Roles: rolesAbi,
  ScopeGuard: scopeGuardAbi,
}

/**
 * ABIs of published contracts at an address, or behind a proxy with the published code. Code that differs from the published code gives
 * none. Code that was not read gives an ABI that is marked as such.
 *
 * @example
 * publishedAbis(multiSend, null)
 */
export function publishedAbis(to: Address, target: ResolvedTarget | null): AbiClaim[] {
  if (isAllowanceModule(to) && target === null)
    return [{ abi: allowanceModuleAbi, certainty: { kind: 'address', contract: 'AllowanceModule' } }]
  if (target === null) return claims(to, null)
  const [first, ...more] = target.hops
  if (!first) return [...claims(to, target.codeHash), ...zodiacClaims(to, target.codeHash)]
  // A minimal proxy always runs the same code.
  if (first.kind === 'EIP-1167') return more.length === 0 ? zodiacClaims(first.address, first.codeHash) : []
  // An account proxy: its target is only certain when the proxy's own code is the published code.
  return first.kind === 'Safe' && more.length === 0 && isPublishedProxy(target.code)
    ? claims(first.address, first.codeHash)
    : []
}

/** The addresses are the same on every chain, so only compared code counts. */
function zodiacClaims(address: Address, codeHash: Hex | null): AbiClaim[] {
  const found = findZodiacContract(address, codeHash)
  const abi = found && ZODIAC[found.name]
  return abi ? [{ abi, certainty: { kind: 'code', contract: `Zodiac ${found.name} ${found.version}` } }] : []
}

/** `codeHash` null: the code was not read. */
function claims(address: Address, codeHash: Hex | null): AbiClaim[] {
  return findContractByAddress(address).flatMap(({ name, version }): AbiClaim[] => {
    const abi = ABIS[name]
    const published = (safeDeployments[version][name] ?? []).filter(
      (one) => isSameAddress(one.address, address) && !one.devOnly,
    )
    if (!abi || (codeHash !== null && !published.some((one) => one.codeHash === codeHash))) return []
    const contract = `${name} ${version}`
    return [{ abi, certainty: codeHash === null ? { kind: 'address', contract } : { kind: 'code', contract } }]
  })
}

/** The creation code of a proxy contains its whole runtime code. */
const isPublishedProxy = (code: Hex): boolean =>
  code.length > 200 && Object.values(proxyCreationCode).some((creation) => creation.includes(code.slice(2)))
