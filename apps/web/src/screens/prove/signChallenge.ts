import { HexSchema } from '@countersign/api'
import { ownerChallenge } from '@countersign/safe/checks'
import type { OwnerProofAnswer, OwnerProofRequest } from '@countersign/safe/exchange'
import { bytesToHex, type Hex, isSameAddress } from '@countersign/primitives'
import { askWallet, WalletError } from '@countersign/connect/core'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { proveMessages } from './proveMessages.ts'

/**
 * The connected wallet signs the challenge of a request. The text is composed here from the three values on the screen.
 * @throws {WalletError} the wallet's answer; {Error} if another wallet is connected
 */
export async function signChallenge({ owner, safe, chainId }: OwnerProofRequest): Promise<OwnerProofAnswer> {
  const [provider, { address }] = [walletStore.getProvider(), walletStore.get()]
  if (provider === null || address === null) throw new WalletError('failed', { detail: proveMessages.noWallet })
  if (!isSameAddress(address, owner)) throw new Error(proveMessages.connectOther({ connected: address, owner }))
  const text = bytesToHex(new TextEncoder().encode(ownerChallenge({ owner, account: safe, chainId })))
  const answer = await askWallet(provider, { method: 'personal_sign', params: [text, address] })
  const signature = HexSchema.safeParse(answer)
  if (!signature.success) throw new WalletError('failed', { detail: proveMessages.noSignature })
  return { kind: 'owner-proof', chainId, safe, owner, signature: withUsualRecovery(signature.data) }
}

/** Some wallets use 0 or 1 as the last byte of a signature, but contracts expect 27 or 28. */
function withUsualRecovery(signature: Hex): Hex {
  if (signature.length !== 132) return signature
  const last = Number.parseInt(signature.slice(-2), 16)
  return last > 1 ? signature : `0x${signature.slice(2, -2)}${(27 + last).toString(16)}`
}
