import type { Chain, TransactionDetails } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import type { ChainState } from '@countersign/chain-client/reads'
import { errorText, type Address, type Hex, isSameAddress } from '@countersign/primitives'
import {
  domainVersions,
  encodeSafeTransaction,
  hashDomain,
  hashSafeTransaction,
  hashSafeTransactionMessage,
  parseSignatures,
  SafeError,
  verifySignature,
  type ParsedSignature,
} from '@countersign/safe'
import { callOf, transactionOf, type SignatureFinding, type TransactionCheck } from '@countersign/describe/transaction'
import { readableChain } from '../rpc/readableChain.ts'
import { chainAccessMessages as messages } from './chainAccessMessages.ts'
import { isWaitingStatus } from '../status/isWaitingStatus.ts'

/**
 * Computes the hashes of a stored transaction from its fields and from the account's version on chain, and checks every signature against
 * them. Contains the hashing of `@countersign/safe`: load this file with `import()`.
 * @returns null when there is nothing to hash: transfers, module transactions, the creation
 */
export async function checkTransaction(
  chain: Chain,
  details: TransactionDetails,
  state: Pick<ChainState, 'version' | 'owners'>,
): Promise<TransactionCheck | null> {
  const execution = details.detailedExecutionInfo
  const call = callOf(details)
  if (execution?.type !== 'MULTISIG' || call === null) return null
  const isPending = isWaitingStatus(details.txStatus)
  const inputAs = (version: string) => ({
    chainId: BigInt(chain.chainId),
    safe: details.safeAddress,
    version,
    transaction: transactionOf(call, execution),
  })
  // What has ended may have been signed before the account was upgraded; the other domain then proves the same fields.
  const isReported = (version: string) => hashSafeTransaction(inputAs(version)) === execution.safeTxHash.toLowerCase()
  const version = isPending ? state.version : (domainVersions(state.version).find(isReported) ?? state.version)
  const input = inputAs(version)
  const safeTxHash = hashSafeTransaction(input)
  const found = await Promise.all(
    execution.confirmations.map(async ({ signer, signature }) => {
      const finding = await checkSignature(chain, input.safe, signer.value, signature, {
        hash: safeTxHash,
        preimage: encodeSafeTransaction(input),
      })
      const isOwner = state.owners.some((owner) => isSameAddress(owner, signer.value))
      return [signer.value.toLowerCase(), isPending && !isOwner ? notOwner(finding) : finding] as const
    }),
  )
  return {
    safeTxHash,
    domainHash: hashDomain(input),
    messageHash: hashSafeTransactionMessage(input),
    isHashEqual: safeTxHash.toLowerCase() === execution.safeTxHash.toLowerCase(),
    // If two signatures have the same owner, the matching one counts.
    signatures: new Map(found.toSorted(([, first], [, second]) => rankOf(first) - rankOf(second))),
  }
}

async function checkSignature(
  chain: Chain,
  safe: Address,
  signer: Address,
  bytes: Hex | null,
  over: { hash: Hex; preimage: Hex },
): Promise<SignatureFinding> {
  if (bytes === null) return { kind: null, outcome: 'unchecked', reason: messages.noBytes }
  let signature: ParsedSignature | undefined
  try {
    signature = parseSignatures(bytes)[0]
    if (!signature) return { kind: null, outcome: 'wrong', reason: messages.empty }
    const verdict = await verifySignature({ signature, ...over, read: signatureReads(readableChain(chain), safe) })
    if (!verdict.valid) return { kind: signature.kind, outcome: 'wrong', reason: verdict.reason }
    if (isSameAddress(verdict.owner, signer)) return { kind: signature.kind, outcome: 'matches', reason: null }
    const reason = messages.madeByOther({ found: verdict.owner, claimed: signer })
    return { kind: signature.kind, outcome: 'wrong', reason }
  } catch (error) {
    const reason = errorText(error)
    // A chain that does not answer proves nothing against a signature. Bytes that cannot be parsed do.
    return { kind: signature?.kind ?? null, outcome: error instanceof SafeError ? 'wrong' : 'unchecked', reason }
  }
}

const rankOf = ({ outcome }: SignatureFinding): number => (outcome === 'matches' ? 1 : 0)

const notOwner = ({ kind }: SignatureFinding): SignatureFinding => ({
  kind,
  outcome: 'not-owner',
  reason: messages.notOwner,
})
