import type { Chain, SafeState, TransactionDetails } from '@countersign/api'
import {
  approvedHashSignature,
  bytesToHex,
  encodeExecTransaction,
  hexToBytes,
  isSameAddress,
  keccak256Light,
  packSignatures,
  type Address,
  type Hex,
  type SafeTransactionData,
} from '@countersign/safe'
import { hasFeature } from '../../shared/config/hasFeature.ts'
import { publishedAt, publishedSingletons } from '../../shared/chain-access/publishedContracts.ts'
import { publicClientFor } from '../../shared/chain-access/publicClientFor.ts'
import { revertReason } from '../../shared/chain-access/revertReason.ts'
import { contractsAmong } from '../../shared/chain-access/contractsAmong.ts'
import { readContractHash } from '../../shared/chain-access/readContractHash.ts'
import { calldataDigest } from '../../shared/execution/calldataDigest.ts'
import { completeSignatures } from '../../shared/execution/completeSignatures.ts'
import { explainRevert } from '../../shared/execution/explainRevert.ts'
import { signatureReads } from '../../shared/chain-access/signatureReads.ts'
import { readChainState, type ChainState } from '../../shared/rpc/readChainState.ts'
import { checkAccountCode, checkAccountState } from '../../shared/review/checkAccountState.ts'
import { checkContractOwners } from '../../shared/review/checkContractOwners.ts'
import { checkDelegatecalls, delegatecallsOf, type DelegateTarget } from './model/checkDelegatecalls.ts'
import { checkExecution, type Simulation } from './model/checkExecution.ts'
import { checkContractHash, checkServiceHash } from './model/checkHashes.ts'
import { checkNonce } from './model/checkNonce.ts'
import { checkRefund } from './model/checkRefund.ts'
import { checkSettings } from './model/checkSettings.ts'
import { checkSignatures } from '../../shared/review/checkSignatures.ts'
import { attempt, worstFirst, type Read } from '../../shared/review/Check.ts'
import type { Review } from './model/Review.ts'
import { buildReviewedTransaction } from './model/ReviewedTransaction.ts'
import type { ReviewedSignature } from '../../shared/review/ReviewedSignature.ts'
import { reviewSignatures } from '../../shared/review/reviewSignatures.ts'
import { validSignatures } from '../../shared/review/validSignatures.ts'

export type ReviewInput = {
  readonly chain: Chain
  readonly safe: Address
  /** The fields to sign: of a draft, or as the service tells them. */
  readonly transaction: SafeTransactionData
  /** Null for a draft. */
  readonly details: TransactionDetails | null
  /** The account as the service tells it, to compare with the chain. */
  readonly service: Promise<SafeState>
  /** Nonces of the other queued transactions, from the service. */
  readonly queuedNonces: Promise<readonly bigint[]>
  /** The connected wallet, which an execution would come from. */
  readonly sender: Address | null
  /** The hash the page was opened for; null or absent where it was opened by something else. */
  readonly askedHash?: Hex | null
}

const DELEGATE_TARGETS = ['MultiSend', 'MultiSendCallOnly', 'SignMessageLib', 'SafeMigration', 'SafeToL2Migration']

/** Reads the chain at one block, rebuilds the transaction and asks every question about it. */
export async function readReview(input: ReviewInput): Promise<Review> {
  const { chain, safe, transaction, details } = input
  // Started by the caller: a failure must have somewhere to go while the chain is read.
  const answers = Promise.all([attempt(input.service), attempt(input.queuedNonces)])
  const client = publicClientFor(chain)
  const state = await readChainState(chain, safe)
  const reviewed = buildReviewedTransaction({
    chainId: BigInt(chain.chainId),
    safe,
    version: state.version,
    transaction,
  })
  const execution = details?.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : null
  const confirmations = (execution?.confirmations ?? []).map(({ signer, signature, submittedAt }) => ({
    signer: signer.value,
    signature,
    submittedAt,
  }))
  const [[service, queued], contractHash, signatures, codeHashes, contracts] = await Promise.all([
    answers,
    attempt(readContractHash(client, reviewed, state.block)),
    reviewSignatures(confirmations, {
      reviewed: { hash: reviewed.safeTxHash, preimage: reviewed.preimage, version: reviewed.version },
      owners: state.owners,
      read: signatureReads(chain, safe),
    }),
    readCodeHashes(client, delegatecallsOf(transaction) ?? [], state.block),
    attempt(contractsAmong(client, state.owners, state.block)),
  ])
  const isNext = transaction.nonce === state.nonce
  const isOffered = hasFeature(chain, 'TX_SIMULATION')
  const simulation = isNext && isOffered ? await simulate(input, signatures, state.threshold, state.block) : null
  const checks = [
    checkServiceHash(reviewed, execution?.safeTxHash ?? null),
    checkContractHash(reviewed, contractHash),
    checkAccountState(state, service),
    checkAccountCode(state, publishedSingletons(state.masterCopy)),
    checkNonce({ nonce: transaction.nonce, current: state.nonce, queued }),
    checkDelegatecalls(transaction, {
      find: delegateTargets,
      codeHash: (address) => codeHashes.get(address.toLowerCase()),
    }),
    checkRefund(transaction),
    checkSettings(safe, transaction),
    checkSignatures(signatures),
    ...checkContractOwners(contracts, { signed: ownersOf(signatures), isSupported: hasFeature(chain, 'EIP1271') }),
    checkExecution({
      signed: validCount(signatures),
      threshold: state.threshold,
      isNext,
      isOffered,
      block: state.block,
      simulation,
    }),
  ]
  const data = executionData(input, signatures, state)
  return {
    reviewed,
    state,
    checks: worstFirst(checks),
    signatures,
    execution: data === null ? null : { data, digest: calldataDigest(data) },
    details,
  }
}

const validCount = (signatures: readonly ReviewedSignature[]) => validSignatures(signatures).length
const ownersOf = (signatures: readonly ReviewedSignature[]) => validSignatures(signatures).map(({ owner }) => owner)

/** Exactly what executing would send now; null while signatures are missing. */
function executionData(
  { transaction, sender }: ReviewInput,
  signatures: readonly ReviewedSignature[],
  { owners, threshold }: ChainState,
): Hex | null {
  const complete = completeSignatures({ signatures: validSignatures(signatures), owners, threshold }, sender)
  return complete.length < threshold
    ? null
    : encodeExecTransaction(transaction, packSignatures(complete.slice(0, threshold)))
}

async function simulate(
  { chain, safe, transaction, sender }: ReviewInput,
  signatures: readonly ReviewedSignature[],
  threshold: number,
  block: bigint,
): Promise<Read<Simulation> | null> {
  const valid = validSignatures(signatures)
  if (valid.length < threshold) return null
  const data = encodeExecTransaction(transaction, packSignatures(valid.slice(0, threshold)))
  const account = sender ?? valid[0]?.owner ?? approvedHashSignature(safe).owner
  const call = publicClientFor(chain)
    .call({ account, to: safe, data, blockNumber: block })
    .then(
      ({ data: answer }): Simulation =>
        answer !== undefined && BigInt(answer) === 1n
          ? { success: true }
          : { success: false, reason: 'the call inside fails; the nonce would still be used up.' },
      (error: unknown): Simulation => {
        const reason = revertReason(error)
        if (reason === null) throw error
        return { success: false, reason: explainRevert(reason) }
      },
    )
  return attempt(call)
}

async function readCodeHashes(
  client: ReturnType<typeof publicClientFor>,
  addresses: readonly Address[],
  blockNumber: bigint,
): Promise<ReadonlyMap<string, Read<Hex>>> {
  const unique = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const hashes = await Promise.all(
    unique.map(async (key): Promise<[string, Read<Hex>]> => {
      const address =
        addresses.find((candidate) => isSameAddress(candidate, `0x${key.slice(2)}`)) ?? `0x${key.slice(2)}`
      const code = await attempt(client.getCode({ address, blockNumber }))
      return [key, code.ok ? { ok: true, value: bytesToHex(keccak256Light(hexToBytes(code.value ?? '0x'))) } : code]
    }),
  )
  return new Map(hashes)
}

function delegateTargets(address: Address): DelegateTarget[] {
  return publishedAt(address).filter(({ name }) => DELEGATE_TARGETS.includes(name))
}
