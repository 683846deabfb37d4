import { HexSchema, type Chain } from '@countersign/api'
import { hashTypedData, isSameAddress, type Address, type Hex, type Signature, type TypedData } from '@countersign/safe'
import { checkReturnedSignature } from '@countersign/safe/checks'
import { ensureWalletChain } from '../wallet/ensureWalletChain.ts'
import { normalizeWalletError } from '../wallet/normalizeWalletError.ts'
import { WalletError } from '../wallet/WalletError.ts'
import { ReviewError } from './ReviewError.ts'

/**
 * Signs exactly what is reviewed: the text handed to the wallet is hashed first, and the answer recovered before use.
 * @param expectedHash what the typed data must hash to, computed elsewhere from the fields shown
 */
export async function signTypedData(
  chain: Chain,
  typedData: TypedData,
  expectedHash: Hex,
  signers: readonly Address[],
): Promise<Signature> {
  const { provider, address } = await ensureWalletChain(chain)
  if (!signers.some((signer) => isSameAddress(signer, address)))
    throw new ReviewError(
      'not-a-signer',
      `${address} may not sign this. Connect the wallet of one of: ${signers.join(', ')}.`,
    )
  const text = JSON.stringify(typedData)
  const handed: TypedData = JSON.parse(text)
  const hash = hashTypedData(handed)
  if (hash !== expectedHash)
    throw new ReviewError(
      'hash-differs',
      `The data for the wallet hashes to ${hash}, but the page shows ${expectedHash}. Nothing was handed to the wallet.`,
    )
  const answer = await provider
    .request({ method: 'eth_signTypedData_v4', params: [address, text] })
    .catch((error: unknown) => {
      throw normalizeWalletError(error)
    })
  const signature = HexSchema.safeParse(answer)
  if (!signature.success) throw new WalletError('failed', { detail: 'no signature' })
  const returned = { answer: signature.data, hash, expected: address, from: 'wallet', contract: null } as const
  const judged = await checkReturnedSignature(returned)
  if (judged.signature === null) throw new ReviewError('wrong-signer', `${judged.check.title}. ${judged.check.reason}`)
  return judged.signature
}
