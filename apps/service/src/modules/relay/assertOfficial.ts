import {
  findContractByAddress,
  findSafeDeployment,
  proxyCreationCode,
  type SafeContractName,
  safeDeployments,
  safeProxyFactoryAbi,
} from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import { type Hex, keccak256, type PublicClient } from 'viem'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import { ServiceError, type ServiceErrorCode } from '../../errors/ServiceError.ts'
import type { RelayCall } from './readRelayCall.ts'
import { relayMessages } from './relayMessages.ts'

/**
 * Unknown code could spend the relayer's coins without limit. Where the relayer is an owner, sending alone would be its signature (v = 1).
 * @throws ServiceError relay/…
 */
export async function assertOfficial(
  { client, reader }: ChainRuntime,
  call: RelayCall,
  relayer: Address,
): Promise<void> {
  if (call.kind === 'creation' || call.kind === 'deployment') {
    await assertPublished(client, call.factory, ['SafeProxyFactory'], 'relay/factory')
    await assertPublished(client, call.singleton, ['Safe', 'SafeL2'], 'relay/singleton')
    if (call.kind === 'creation') return
    // MultiSend reverts outside of a delegatecall.
    await assertPublished(client, call.multiSend, ['MultiSendCallOnly'], 'relay/multi-send')
    return assertNoOwner(call.owners, relayer, call.safe)
  }
  if (call.kind === 'batch')
    await assertPublished(client, call.multiSend, ['MultiSend', 'MultiSendCallOnly'], 'relay/multi-send')
  const state = await reader.readSafe(call.safe)
  if (state === null) throw new ServiceError('relay/singleton', () => relayMessages.noSafe(call))
  await assertPublished(client, state.singleton, ['Safe', 'SafeL2'], 'relay/singleton')
  await assertProxy(client, call.safe)
  assertNoOwner(state.owners, relayer, call.safe)
}

function assertNoOwner(owners: readonly Address[], relayer: Address, safe: Address): void {
  if (owners.some((owner) => isSameAddress(owner, relayer)))
    throw new ServiceError('relay/unsupported', () => relayMessages.relayerIsOwner({ relayer, safe }))
}

/**
 * Any contract can store a published singleton's address in its first slot; only the code of a published proxy proves that calls go there.
 */
async function assertProxy(client: PublicClient, address: Address): Promise<void> {
  const code = await client.getCode({ address })
  if (code !== undefined && (await isSafeProxy(client, code))) return
  const hash = code === undefined ? null : keccak256(code)
  throw new ServiceError('relay/singleton', () => relayMessages.notProxy({ address, hash }))
}

/** Checks the address and the hash of the code there. */
async function assertPublished(
  client: PublicClient,
  address: Address,
  names: readonly SafeContractName[],
  failure: ServiceErrorCode,
): Promise<void> {
  const hashes = findContractByAddress(address)
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, version }) => safeDeployments[version][name] ?? [])
    .filter((deployment) => deployment.devOnly !== true)
    .map(({ codeHash }) => codeHash)
  if (hashes.length === 0) throw new ServiceError(failure, () => relayMessages.notPublished({ address, names }))
  const code = await client.getCode({ address })
  const hash = code === undefined ? null : keccak256(code)
  if (hash === null || !hashes.includes(hash))
    throw new ServiceError(failure, () => relayMessages.otherCode({ address, hash, hashes }))
}

/** The end of creation code: `PUSH length, DUP1, PUSH offset, PUSH1 0, CODECOPY, PUSH1 0, RETURN`. */
const LEAVES = /(?:60(..)|61(....))80(?:60(..)|61(....))6000396000f3/
const proxyCodes: ReadonlySet<string> = new Set(Object.values(proxyCreationCode).map(leftBehind))

/** The runtime code that creation code returns; constructor data may follow it. */
function leftBehind(creationCode: Hex): Hex {
  const [, byte, word, offsetByte, offsetWord] = LEAVES.exec(creationCode) ?? []
  const [length, offset] = [byte ?? word, offsetByte ?? offsetWord].map((hex) => 2 * Number(`0x${hex ?? ''}`))
  if (!length || !offset) throw new Error(`This is not creation code: ${creationCode.slice(0, 40)}…`)
  return `0x${creationCode.slice(2 + offset, 2 + offset + length)}`
}

/** The factories of these versions return the runtime code; later ones do not. */
const LEGACY = ['1.1.1', '1.0.0']

/** Whether an account's code is that of the published factories' proxies. The code has no parameters: the singleton is in storage. */
export async function isSafeProxy(client: PublicClient, code: Hex): Promise<boolean> {
  if (proxyCodes.has(code)) return true
  for (const version of LEGACY) if ((await readLegacyCode(client, version)) === code) return true
  return false
}

async function readLegacyCode(client: PublicClient, version: string): Promise<Hex | null> {
  const factory = findSafeDeployment(version, 'SafeProxyFactory')
  if (!factory || factory.devOnly) return null
  const { address } = factory
  const factoryCode = await client.getCode({ address })
  if (factoryCode === undefined || keccak256(factoryCode) !== factory.codeHash) return null
  return client.readContract({ address, abi: safeProxyFactoryAbi, functionName: 'proxyRuntimeCode' })
}
