import type { SafeApp, Transaction, TransactionInfo } from '@countersign/api'
import { plainAddress, toTransactionInfo, unreadInfo } from '@countersign/ledger'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { TokenIndex } from '../names/tokenIndex.ts'
import { findOriginApp, toSafeAppInfo } from '../safe-apps/findOriginApp.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import { confirmationsOf } from './confirmationsOf.ts'
import type { ConfirmationIndex } from './findConfirmations.ts'
import { multisigStatus } from './multisigStatus.ts'
import type { MultisigRow } from './rows.ts'

export function toMultisigTransaction(
  context: Pick<ServiceContext, 'config'>,
  row: MultisigRow,
  safe: SafeRow,
  index: ConfirmationIndex,
  tokens: TokenIndex,
): Transaction {
  const confirmations = confirmationsOf(row, safe, index)
  const txStatus = multisigStatus(row, safe, confirmations.length)
  const signed = new Set(confirmations.map(({ owner }) => owner))
  const app = findOriginApp(context, row.chainId, row.origin)
  const missing = safe.owners.filter((owner) => !signed.has(owner)).map(plainAddress)
  return {
    id: `multisig_${row.safe}_${row.safeTxHash}`,
    timestamp: row.executedAt ?? row.submittedAt,
    txHash: row.executedTransactionHash,
    txStatus,
    txInfo: row.isStub ? unreadInfo(row.safe, UNREAD) : viaApp(toTransactionInfo({ ...row, refund: row }, tokens), app),
    executionInfo: {
      type: 'MULTISIG',
      nonce: row.nonce,
      confirmationsRequired: row.confirmationsRequired ?? safe.threshold,
      confirmationsSubmitted: confirmations.length,
      missingSigners: txStatus === 'AWAITING_CONFIRMATIONS' ? missing : null,
      ...(row.proposedByDelegate === null ? {} : { proposedByDelegate: plainAddress(row.proposedByDelegate) }),
    },
    safeAppInfo: app && toSafeAppInfo(app),
    note: row.note,
  }
}

const UNREAD = 'Executed. What it called could not be read from the chain: its node offers no traces.'

const viaApp = (info: TransactionInfo, app: SafeApp | null): TransactionInfo =>
  app === null || info.humanDescription === null
    ? info
    : { ...info, humanDescription: `${info.humanDescription} via ${app.name}` }
