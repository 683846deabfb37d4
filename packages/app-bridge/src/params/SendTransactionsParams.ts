import { fieldOf, readerSchema } from './readerSchema.ts'
import { readTransactions } from './transactionsSchema.ts'

/** Above the gas limit of any block. A larger number carries no intent. */
export const MAX_SAFE_TX_GAS = 1_000_000_000

/** `sendTransactions`: only to, value and data of each transaction are read. Other fields are ignored. */
export const SendTransactionsParams = readerSchema((params) => ({
  txs: readTransactions(fieldOf(params, 'txs'), 'txs'),
  params: readSafeTxGas(fieldOf(fieldOf(params, 'params'), 'safeTxGas')),
}))

/** A value that cannot be a gas limit is dropped: the account estimates for itself. */
function readSafeTxGas(gas: unknown): { safeTxGas?: number } {
  return typeof gas === 'number' && Number.isSafeInteger(gas) && gas >= 0 && gas <= MAX_SAFE_TX_GAS
    ? { safeTxGas: gas }
    : {}
}
