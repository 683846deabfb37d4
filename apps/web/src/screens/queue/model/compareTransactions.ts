import type { TransactionDetails } from '@countersign/api'
import { displayUnits, ZERO_ADDRESS } from '@countersign/primitives'
import { callOf, transactionOf } from '@countersign/describe/transaction'

export type ComparedField = {
  readonly label: string
  /** One value for each transaction, in order; null if the service sent none. */
  readonly values: readonly (string | null)[]
  readonly isSame: boolean
}

/** Compares the signed fields of transactions with one nonce, as proposed. */
export function compareTransactions(
  all: readonly TransactionDetails[],
  native: { readonly symbol: string; readonly decimals: number },
): ComparedField[] {
  const columns = all.map((details) => fieldsOf(details, native))
  return LABELS.map((label) => {
    const values = columns.map((column) => column?.[label] ?? null)
    return { label, values, isSame: values.every((value) => value !== null && value === values[0]) }
  })
}

const LABELS = [
  'To',
  'Value',
  'Calldata',
  'Operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'safeTxHash',
  'Signatures',
] as const

function fieldsOf(
  details: TransactionDetails,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
): Record<(typeof LABELS)[number], string> | null {
  const call = callOf(details)
  const execution = details.detailedExecutionInfo
  if (call === null || execution?.type !== 'MULTISIG') return null
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transactionOf(
    call,
    execution,
  )
  return {
    To: to,
    Value: `${displayUnits(value, decimals, { group: true })} ${symbol}`,
    Calldata: data === '0x' ? 'none' : data,
    Operation: operation === 1 ? '1, delegatecall' : '0, call',
    safeTxGas: safeTxGas.toString(),
    baseGas: baseGas.toString(),
    gasPrice: gasPrice.toString(),
    gasToken: gasToken === ZERO_ADDRESS ? `${symbol}, the network’s coin` : gasToken,
    refundReceiver: refundReceiver === ZERO_ADDRESS ? 'the executing wallet' : refundReceiver,
    safeTxHash: execution.safeTxHash,
    Signatures: `${execution.confirmations.length} of ${execution.confirmationsRequired}`,
  }
}
