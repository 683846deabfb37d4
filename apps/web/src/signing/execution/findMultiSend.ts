import type { Chain } from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import { publishedAt } from '@countersign/describe/transaction'
import { type Address, bytesToHex, hexToBytes, keccak256Light } from '@countersign/primitives'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { ExecutionError } from './ExecutionError.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

/**
 * The published MultiSendCallOnly of a version on a network. A wallet calls it directly; MultiSend accepts only delegatecalls.
 * @throws {ExecutionError} `not-possible` when its code is missing or another one
 */
export async function findMultiSend(chain: Chain, version: string): Promise<Address> {
  const address = findSafeDeployment(version, 'MultiSendCallOnly')?.address
  if (!address) throw new ExecutionError('not-possible', messages.noMultiSend({ version }))
  const code = await publicClientFor(chain).getCode({ address })
  const hash = bytesToHex(keccak256Light(hexToBytes(code ?? '0x')))
  if (publishedAt(address).some(({ codeHash }) => codeHash === hash)) return address
  throw new ExecutionError('not-possible', messages.otherCode({ address, hash }))
}
