import type { Chain, TransactionDetails } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import type { ChainState } from '@countersign/chain-client/reads'
import { buildSafeTransaction, type SafeTransaction } from '@countersign/safe'
import { countedSignatures, judgeSignatures } from '@countersign/safe/checks'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { api } from '../../data/client/apiClient.ts'
import { encodeOnChainApproval } from '../execution/encodeOnChainApproval.ts'
import { FIRST_PAGE } from '../../data/api/cursorOf.ts'
import { readableChain } from '../../data/rpc/readableChain.ts'
import { transactionOfDetails } from '@countersign/describe/transaction'
import type { Agreement } from './Agreement.ts'

/** How many proposals are read in detail, lowest nonce first. */
const MOST_READ = 12

type Asked = {
  readonly chain: Chain
  /** The account whose queue is searched. */
  readonly account: Address
  readonly state: Pick<ChainState, 'owners' | 'version' | 'nonce'>
  /** The account whose transaction would be approved. */
  readonly of: Address
  readonly hash: Hex
}

/**
 * The proposal by which an account approves a transaction of another account, or null. Its fields are valid only when they hash to the
 * service's safeTxHash.
 */
export async function findOnChainApproval({ chain, account, state, of, hash }: Asked): Promise<Agreement | null> {
  const params = { chainId: chain.chainId, safe: account }
  // Includes proposals without signatures: an owner that is an account can confirm on chain only after the proposal exists.
  const { results } = await api().getQueue({ params, query: { cursor: FIRST_PAGE, trusted: false } })
  const ids = results
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    .flatMap(({ id, txInfo }) => (txInfo.type === 'Custom' && isSameAddress(txInfo.to.value, of) ? [id] : []))
  for (const id of ids.slice(0, MOST_READ)) {
    const details = await api().getTransaction({ params: { chainId: chain.chainId, id } })
    const reviewed = rebuild(chain, account, state.version, details)
    if (reviewed && reviewed.transaction.nonce >= state.nonce && isOnChainApprovalAlone(reviewed, of, hash))
      return agreementOf(chain, reviewed, details, state.owners)
  }
  return null
}

/**
 * Accepts the on-chain approval only without other calls: any address may propose, and a batch could contain anything besides the approval.
 */
function isOnChainApprovalAlone({ transaction }: SafeTransaction, of: Address, hash: Hex): boolean {
  const { to, value, data, operation, gasPrice } = transaction
  return (
    isSameAddress(to, of) && value === 0n && operation === 0 && gasPrice === 0n && data === encodeOnChainApproval(hash)
  )
}

function rebuild(chain: Chain, safe: Address, version: string, details: TransactionDetails): SafeTransaction | null {
  const transaction = transactionOfDetails(details)
  const execution = details.detailedExecutionInfo
  if (!transaction || execution?.type !== 'MULTISIG') return null
  const reviewed = buildSafeTransaction({ chainId: BigInt(chain.chainId), safe, version, transaction })
  return reviewed.safeTxHash === execution.safeTxHash.toLowerCase() ? reviewed : null
}

/** The owners who have confirmed a transaction. The page checks each signature. */
export async function agreementOf(
  chain: Chain,
  reviewed: SafeTransaction,
  details: TransactionDetails,
  owners: readonly Address[],
): Promise<Agreement> {
  const execution = details.detailedExecutionInfo
  const confirmations = execution?.type === 'MULTISIG' ? execution.confirmations : []
  const judged = await judgeSignatures(
    confirmations.map(({ signer, signature, submittedAt }) => ({ signer: signer.value, signature, submittedAt })),
    {
      reviewed: { hash: reviewed.safeTxHash, preimage: reviewed.preimage, version: reviewed.version },
      owners,
      read: signatureReads(readableChain(chain), reviewed.safe),
    },
  )
  return {
    hash: reviewed.safeTxHash,
    nonce: reviewed.transaction.nonce,
    signed: countedSignatures(judged).map(({ owner }) => owner),
  }
}
