import type { MultisigExecutionDetails, Transaction, TransactionDetails } from '@countersign/api'
import { people } from '@countersign/describe/transaction'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { buildSafeTransaction, buildTransaction } from '@countersign/safe'

/* A proposal as the service answers it: 1 ETH to Kestrel Audits, a name of `viewFixture`, with one signature. */

const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const info = (value: Address) => ({ value, name: null, logoUri: null })
const proposer = info('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
const submittedAt = 1_795_176_240_000

export const payment = { to: people.kestrel, value: 10n ** 18n, data: '0x', operation: 0 } as const
const { safeTxHash, domainHash, messageHash } = buildSafeTransaction({
  chainId: 1n,
  safe,
  version: '1.4.1',
  transaction: buildTransaction({ ...payment, nonce: 7n }),
})
const id = `multisig_${safe}_${safeTxHash}`

/** The row of the list. */
export const row: Transaction = {
  id,
  timestamp: submittedAt,
  txHash: null,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: {
    type: 'Transfer',
    humanDescription: null,
    sender: info(safe),
    recipient: info(payment.to),
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: payment.value },
  },
  executionInfo: {
    type: 'MULTISIG',
    nonce: 7,
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    missingSigners: null,
  },
  safeAppInfo: null,
  note: 'Rent for March',
}

export const execution: MultisigExecutionDetails = {
  type: 'MULTISIG',
  submittedAt,
  nonce: 7,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: ZERO_ADDRESS,
  fee: 0n,
  payment: 0n,
  refundReceiver: info(ZERO_ADDRESS),
  safeTxHash,
  executor: null,
  signers: [proposer],
  confirmationsRequired: 2,
  confirmations: [],
  rejectors: [],
  gasTokenInfo: null,
  trusted: true,
  proposer,
  proposedByDelegate: null,
}

/** The page of the proposal. */
export const details: TransactionDetails = {
  safeAddress: safe,
  txId: id,
  executedAt: null,
  txStatus: row.txStatus,
  txInfo: row.txInfo,
  txData: {
    hexData: null,
    dataDecoded: null,
    to: info(payment.to),
    value: payment.value,
    operation: 0,
    trustedDelegateCallTarget: null,
    addressInfoIndex: null,
    tokenInfoIndex: null,
  },
  detailedExecutionInfo: execution,
  txHash: null,
  safeAppInfo: null,
  note: row.note,
}

/** The hashes of `details`, as the page computes them. */
export const check = { safeTxHash, domainHash, messageHash, isHashEqual: true, signatures: new Map() }
