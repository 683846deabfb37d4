import { HexSchema, type Chain } from '@countersign/api'
import {
  hashTypedData,
  isSameAddress,
  isVersionBelow,
  type Address,
  type Hex,
  type Signature,
  type TypedData,
} from '@countersign/safe'
import { attempt, checkReturnedSignature } from '@countersign/safe/checks'
import { contractsAmong } from '../../data/chain-access/contractsAmong.ts'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { signatureReads } from '../../data/contract-signatures/signatureReads.ts'
import { ensureWalletChain } from '../../data/wallet/ensureWalletChain.ts'
import { normalizeWalletError } from '../../data/wallet/normalizeWalletError.ts'
import { WalletError } from '../../data/wallet/WalletError.ts'
import { ReviewError } from '../sequence/ReviewError.ts'

/**
 * Signs exactly what is reviewed: the text handed to the wallet is hashed first, and the answer checked before use: recovered, or,
 * where the wallet is a contract, by that contract's own answer (EIP-1271).
 * @param expectedHash what the typed data must hash to, computed elsewhere from the fields shown
 * @param version of the account it is signed for; null where no account's contract will look at the signature
 */
export async function signTypedData(
  chain: Chain,
  typedData: TypedData,
  expectedHash: Hex,
  signers: readonly Address[],
  version: string | null,
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
  const isContract = await isContractNow(chain, address)
  // Before 1.5.0 an account asks its contract owners for the bytes behind the hash; what an account signs is the hash.
  if (isContract && version !== null && isVersionBelow(version, '1.5.0'))
    throw new ReviewError(
      'not-a-signer',
      `${address} is a contract, and an account of version ${version} takes no signature that it could make. It can approve transactions on chain.`,
    )
  const answer = await provider
    .request({ method: 'eth_signTypedData_v4', params: [address, text] })
    .catch((error: unknown) => {
      throw normalizeWalletError(error)
    })
  const signature = HexSchema.safeParse(answer)
  if (!signature.success) throw new WalletError('failed', { detail: 'no signature' })
  const contract = isContract
    ? await attempt(signatureReads(chain, address).isValidSignature(address, hash, signature.data, 'bytes32'))
    : null
  const returned = { answer: signature.data, hash, expected: address, from: 'wallet', contract } as const
  const judged = await checkReturnedSignature(returned)
  if (judged.signature !== null) return judged.signature
  // A node that gave no answer says nothing about the signature.
  const code = judged.check.verdict === 'unchecked' ? 'not-delivered' : 'wrong-signer'
  throw new ReviewError(code, `${judged.check.title}. ${judged.check.reason}`)
}

async function isContractNow(chain: Chain, address: Address): Promise<boolean> {
  const client = publicClientFor(chain)
  return (await contractsAmong(client, [address], await client.getBlockNumber())).length > 0
}
