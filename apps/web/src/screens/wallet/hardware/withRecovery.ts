import { isSameAddress, type Address, type Hex } from '@countersign/safe/light'
import { recoverAddress } from 'viem'
import { HardwareError } from './HardwareError.ts'
import type { DeviceSignature } from './HardwareSigner.ts'

export type FullSignature = { readonly r: Hex; readonly s: Hex; readonly yParity: 0 | 1; readonly v: bigint }

/**
 * Devices spell the recovery bit in four ways, some cut it off: the address decides.
 * @throws {HardwareError} `wrong-signer` when neither bit gives the address
 */
export async function withRecovery(hash: Hex, { r, s }: DeviceSignature, address: Address): Promise<FullSignature> {
  const signers: Address[] = []
  for (const yParity of [0, 1] as const) {
    const signer = await recoverAddress({ hash, signature: { r, s, yParity } }).catch(() => null)
    if (signer === null) continue
    if (isSameAddress(signer, address)) return { r, s, yParity, v: BigInt(27 + yParity) }
    signers.push(signer)
  }
  throw new HardwareError('wrong-signer', { expected: address, actual: signers.join(' or ') || 'nobody' })
}
