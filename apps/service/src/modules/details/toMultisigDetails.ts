import type { MultisigExecutionDetails, TransactionDetails } from '@countersign/api'
import {
  addressesInData,
  addressesOfCall,
  contractAddress,
  contractAddressOrNull,
  plainAddress,
  toTransactionData,
  toTokenInfo,
} from '@countersign/ledger'
import { type Address, ZERO_ADDRESS } from '@countersign/safe/light'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ethereumTransactions } from '../../db/schema.ts'
import { findTokens, type TokenIndex } from '../names/tokenIndex.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import { confirmationsOf } from '../transactions/confirmationsOf.ts'
import { findConfirmations, type ConfirmationIndex } from '../transactions/findConfirmations.ts'
import type { MultisigRow } from '../transactions/rows.ts'
import { toMultisigTransaction } from '../transactions/toMultisigTransaction.ts'
import { rejectorsOf } from './rejectorsOf.ts'
import { toDetails } from './toDetails.ts'
import { readMovedAssets } from './readMovedAssets.ts'

export async function toMultisigDetails(
  context: ServiceContext,
  safe: SafeRow,
  row: MultisigRow,
): Promise<TransactionDetails> {
  const [index, tokens, rejectors, fee, moved] = await Promise.all([
    findConfirmations(context, safe.chainId, [row.safeTxHash]),
    findTokens(context, safe.chainId, [...addressesOfCall(row), ...addressesInData(row), row.gasToken]),
    rejectorsOf(context.db.drizzle, row),
    readFee(context, row),
    readMovedAssets(context, safe, row.executedTransactionHash, row.executedLogIndex),
  ])
  const nativeCurrency = context.chains.get(safe.chainId)?.config.nativeCurrency
  const transaction = toMultisigTransaction(context, row, safe, index, tokens)
  const execution = toExecution(row, safe, index, tokens, { rejectors, fee })
  // Without the parameters there is no call to show.
  const data = row.isStub ? null : toTransactionData(row, tokens, nativeCurrency)
  return toDetails(safe.address, transaction, data, execution, moved)
}

function toExecution(
  row: MultisigRow,
  safe: SafeRow,
  index: ConfirmationIndex,
  tokens: TokenIndex,
  { rejectors, fee }: { rejectors: readonly { owner: Address }[]; fee: bigint },
): MultisigExecutionDetails {
  const gasToken = row.gasToken === ZERO_ADDRESS ? undefined : tokens.get(row.gasToken)
  return {
    type: 'MULTISIG',
    submittedAt: row.submittedAt,
    nonce: row.nonce,
    safeTxGas: row.safeTxGas,
    baseGas: row.baseGas,
    gasPrice: row.gasPrice,
    gasToken: row.gasToken,
    fee,
    payment: row.payment ?? 0n,
    refundReceiver: contractAddress(row.refundReceiver),
    safeTxHash: row.safeTxHash,
    executor: contractAddressOrNull(row.executor),
    signers: safe.owners.map(plainAddress),
    confirmationsRequired: row.confirmationsRequired ?? safe.threshold,
    confirmations: confirmationsOf(row, safe, index).map(({ owner, signature, submittedAt }) => ({
      signer: plainAddress(owner),
      signature,
      submittedAt,
    })),
    rejectors: rejectors.map(({ owner }) => plainAddress(owner)),
    gasTokenInfo: gasToken ? toTokenInfo(row.gasToken, gasToken) : null,
    trusted: row.trusted,
    proposer: row.proposer === null ? null : plainAddress(row.proposer),
    proposedByDelegate: row.proposedByDelegate === null ? null : plainAddress(row.proposedByDelegate),
  }
}

async function readFee(context: ServiceContext, row: MultisigRow): Promise<bigint> {
  if (row.executedTransactionHash === null) return 0n
  const { chainId, hash, gasUsed, effectiveGasPrice } = ethereumTransactions
  const rows = await context.db.drizzle
    .select({ gasUsed, effectiveGasPrice })
    .from(ethereumTransactions)
    .where(and(eq(chainId, row.chainId), eq(hash, row.executedTransactionHash)))
  return (rows[0]?.gasUsed ?? 0n) * (rows[0]?.effectiveGasPrice ?? 0n)
}
