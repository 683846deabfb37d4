import type { MultisigExecutionDetails, Transaction, TransactionDetails } from '@countersign/api'
import { people } from '@countersign/describe/testing'
import type {
  AccountFacts,
  ConfirmationFacts,
  CreationFacts,
  ModuleFacts,
  MultisigFacts,
  TransferFacts,
} from '@countersign/ledger'
import { ZERO_ADDRESS, type Address, type Hex } from '@countersign/primitives'
import { buildSafeTransaction, buildTransaction } from '@countersign/safe'
import { alice, bob, first, recipient, safe, usdc } from './exampleAddresses.ts'

/* A proposal as the service answers it: 1 ETH to Kestrel Audits, a name of `viewFixture`, with one signature. */

const info = (value: Address) => ({ value, name: null, logoUri: null })
const proposer = info(alice)
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

/* What the ledger knows of the account: values of a database, or of nodes and storage. */

const transactionHash: Hex = `0x${'12'.repeat(32)}`
const executedAt = submittedAt + 3_600_000

export const accountFacts: AccountFacts = { owners: [alice, bob], threshold: 2, nonce: 7 }
export const confirmationFacts: ConfirmationFacts = { owner: alice, signature: `0x${'11'.repeat(64)}1b`, submittedAt }
export const multisigFacts: MultisigFacts = {
  ...buildTransaction({ ...payment, nonce: 7n }),
  nonce: 7,
  safe,
  safeTxHash,
  isStub: false,
  submittedAt,
  executedTransactionHash: null,
  executedAt: null,
  failed: null,
  payment: null,
  executor: null,
  confirmationsRequired: null,
  proposer: alice,
  proposedByDelegate: null,
  trusted: true,
  note: 'Rent for March',
}
export const moduleFacts: ModuleFacts = {
  ...payment,
  safe,
  id: `i${transactionHash.slice(2)}5`,
  module: first,
  transactionHash,
  executedAt,
  failed: false,
}
export const transferFacts: TransferFacts = {
  safe,
  id: `e${transactionHash.slice(2)}5`,
  transactionHash,
  executedAt,
  kind: 'ERC20',
  token: usdc,
  from: recipient,
  to: safe,
  value: 1_500_000n,
  amount: null,
  direction: 'INCOMING',
  imitation: false,
}
export const creationFacts: CreationFacts = {
  address: safe,
  createdAt: submittedAt,
  creationTransactionHash: transactionHash,
  creator: alice,
  factory: null,
  creationSingleton: null,
  saltNonce: '0',
}
