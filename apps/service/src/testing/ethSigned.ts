import type { DemoKey } from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import { privateKeyToAccount } from 'viem/accounts'

/** The signature as a wallet's eth_sign would give it. */
export async function ethSigned(hash: Hex, key: DemoKey): Promise<Hex> {
  const signature = await privateKeyToAccount(key.privateKey).signMessage({ message: { raw: hash } })
  return `0x${signature.slice(2, -2)}${(Number.parseInt(signature.slice(-2), 16) + 4).toString(16)}`
}
