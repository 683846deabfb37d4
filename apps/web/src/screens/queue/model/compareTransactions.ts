import type { TransactionDetails } from '@countersign/api'
import { displayUnits, ZERO_ADDRESS } from '@countersign/primitives'
import { callOf, transactionOf } from '@countersign/describe/transaction'
import { compareMessages as messages } from '../components/compareMessages.ts'

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
  const labels = labelsOf()
  return FIELDS.map((field) => {
    const values = columns.map((column) => column?.[field] ?? null)
    return { label: labels[field], values, isSame: values.every((value) => value !== null && value === values[0]) }
  })
}

const FIELDS = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'safeTxHash',
  'signatures',
] as const
type Field = (typeof FIELDS)[number]

/** Gas fields and the hash have the names of the contracts. */
const labelsOf = (): Record<Field, string> => ({
  to: messages.to,
  value: messages.value,
  data: messages.calldata,
  operation: messages.operation,
  safeTxGas: 'safeTxGas',
  baseGas: 'baseGas',
  gasPrice: 'gasPrice',
  gasToken: 'gasToken',
  refundReceiver: 'refundReceiver',
  safeTxHash: 'safeTxHash',
  signatures: messages.signatures,
})

function fieldsOf(
  details: TransactionDetails,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
): Record<Field, string> | null {
  const call = callOf(details)
  const execution = details.detailedExecutionInfo
  if (call === null || execution?.type !== 'MULTISIG') return null
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transactionOf(
    call,
    execution,
  )
  return {
    to,
    value: `${displayUnits(value, decimals, { group: true })} ${symbol}`,
    data: data === '0x' ? messages.noData : data,
    operation: operation === 1 ? messages.delegatecall : messages.call,
    safeTxGas: safeTxGas.toString(),
    baseGas: baseGas.toString(),
    gasPrice: gasPrice.toString(),
    gasToken: gasToken === ZERO_ADDRESS ? messages.coin({ symbol }) : gasToken,
    refundReceiver: refundReceiver === ZERO_ADDRESS ? messages.executor : refundReceiver,
    safeTxHash: execution.safeTxHash,
    signatures: messages.signedOf({
      signed: execution.confirmations.length,
      required: execution.confirmationsRequired,
    }),
  }
}
