import type { Transaction } from '@countersign/api'
import { toMultisigTransaction, type TokenIndex } from '@countersign/ledger'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { findOriginApp, toSafeAppInfo } from '../apps/findOriginApp.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { confirmationsOf } from './confirmationsOf.ts'
import type { ConfirmationIndex } from './findConfirmations.ts'
import type { MultisigRow } from './rows.ts'

/** A stored transaction as a row of a list, with the listed app that proposed it. */
export function multisigTransactionOf(
  context: Pick<ServiceContext, 'config'>,
  row: MultisigRow,
  safe: SafeRow,
  index: ConfirmationIndex,
  tokens: TokenIndex,
): Transaction {
  const app = findOriginApp(context, row.chainId, row.origin)
  return toMultisigTransaction(row, {
    account: safe,
    confirmations: confirmationsOf(row, safe, index),
    tokens,
    app: app && toSafeAppInfo(app),
  })
}
