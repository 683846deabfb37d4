import type { Chain } from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import { publishedAt } from '@countersign/describe/transaction'
import { type Address, bytesToHex, type Hex, hexToBytes, keccak256Light } from '@countersign/primitives'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { ExecutionError } from './ExecutionError.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

const VARIANTS = ['canonical', 'eip155'] as const

/**
 * The published MultiSendCallOnly of a version on a network, of the family that the network has. A wallet calls it directly; MultiSend
 * accepts only delegatecalls.
 * @throws {ExecutionError} `not-possible` when its code is missing or another one
 */
export async function findMultiSend(chain: Chain, version: string): Promise<Address> {
  const places = VARIANTS.flatMap((variant) => findSafeDeployment(version, 'MultiSendCallOnly', variant)?.address ?? [])
  const [first] = places
  if (first === undefined) throw new ExecutionError('not-possible', messages.noMultiSend({ version }))
  const hashes = await Promise.all(places.map((address) => readCodeHash(chain, address)))
  const found = places.find((address, index) => publishedAt(address).some(({ codeHash }) => codeHash === hashes[index]))
  if (found !== undefined) return found
  throw new ExecutionError('not-possible', messages.otherCode({ address: first, hash: hashes[0] ?? '0x' }))
}

async function readCodeHash(chain: Chain, address: Address): Promise<Hex> {
  const code = await publicClientFor(chain).getCode({ address })
  return bytesToHex(keccak256Light(hexToBytes(code ?? '0x')))
}
