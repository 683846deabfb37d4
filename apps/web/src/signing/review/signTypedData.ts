import { type Chain, HexSchema } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { hashTypedData, isVersionBelow, type SafeTransaction, type Signature, type TypedData } from '@countersign/safe'
import { attempt, checkReturnedSignature } from '@countersign/safe/checks'
import { contractsAmong } from '../../data/chain-access/contractsAmong.ts'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { ensureWalletChain } from '../../data/wallet/ensureWalletChain.ts'
import { normalizeWalletError, WalletError } from '@countersign/connect/core'
import { readableChain } from '../../data/rpc/readableChain.ts'
import { ReviewError } from '../sequence/ReviewError.ts'
import { signTypedDataMessages as messages } from './signTypedDataMessages.ts'

/**
 * Signs exactly what is reviewed. The text for the wallet is hashed first, and the answer is checked before use: by recovery of the signer,
 * or, where the wallet is a contract, by that contract's own answer (EIP-1271).
 * @param expectedHash the hash of the typed data, computed elsewhere from the fields that are shown
 * @param version of the account that is signed for; null where no account's contract will check the signature
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
    throw new ReviewError('not-a-signer', messages.notSigner({ address, signers: signers.join(', ') }))
  const text = JSON.stringify(typedData)
  const handed: TypedData = JSON.parse(text)
  const hash = hashTypedData(handed)
  if (hash !== expectedHash) throw new ReviewError('hash-differs', messages.hashDiffers({ hash, shown: expectedHash }))
  const isContract = await isContractNow(chain, address)
  // Before 1.5.0 an account asks its contract owners about the bytes behind the hash, but an account as owner signs the hash.
  if (isContract && version !== null && isVersionBelow(version, '1.5.0'))
    throw new ReviewError('not-a-signer', messages.contractRefused({ address, version }))
  const answer = await provider
    .request({ method: 'eth_signTypedData_v4', params: [address, text] })
    .catch((error: unknown) => {
      throw normalizeWalletError(error)
    })
  const signature = HexSchema.safeParse(answer)
  if (!signature.success) throw new WalletError('failed', { detail: messages.noSignature })
  const contract = isContract
    ? await attempt(
        signatureReads(readableChain(chain), address).isValidSignature(address, hash, signature.data, 'bytes32'),
      )
    : null
  const returned = { answer: signature.data, hash, expected: address, from: 'wallet', contract } as const
  const judged = await checkReturnedSignature(returned)
  if (judged.signature !== null) return judged.signature
  // A node that did not answer proves nothing about the signature.
  const code = judged.check.verdict === 'unchecked' ? 'not-delivered' : 'wrong-signer'
  throw new ReviewError(code, messages.finding(judged.check))
}

async function isContractNow(chain: Chain, address: Address): Promise<boolean> {
  const client = publicClientFor(chain)
  return (await contractsAmong(client, [address], await client.getBlockNumber())).length > 0
}

/** Signs exactly the transaction that is reviewed, as one of its owners. */
export const signReviewed = (
  chain: Chain,
  reviewed: Pick<SafeTransaction, 'typedData' | 'safeTxHash' | 'version'>,
  owners: readonly Address[],
): Promise<Signature> => signTypedData(chain, reviewed.typedData, reviewed.safeTxHash, owners, reviewed.version)

/**
 * Signs as a proposer, who is not an owner: the signature proves to the service who proposes. No account's contract checks this signature,
 * so the version does not matter.
 */
export const signAsProposer = (
  chain: Chain,
  { typedData, safeTxHash }: Pick<SafeTransaction, 'typedData' | 'safeTxHash'>,
  proposer: Address,
): Promise<Signature> => signTypedData(chain, typedData, safeTxHash, [proposer], null)
