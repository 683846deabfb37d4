import { findSafeDeployment, proxyCreationCode, safeProxyFactoryAbi } from '@countersign/chains'
import { type Hex, keccak256, type PublicClient } from 'viem'

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
