import type { SafeState, Transaction, TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { buildTransaction, hashSafeTransaction, type SafeTransactionData } from '@countersign/safe'
import { privateKeyToAccount } from 'viem/accounts'

const VERSION = '1.4.1'
const CHAIN_ID = '31337'

export const treasury: Address = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
/** Keys that exist only in these tests. */
export const signers = [1n, 2n, 3n].map((secret) => privateKeyToAccount(`0x${secret.toString(16).padStart(64, '0')}`))
const owners = signers.map(({ address }) => address)
const info = (value: Address) => ({ value, name: null, logoUri: null })

export const safeState = (fields: Partial<SafeState> = {}): SafeState => ({
  address: info(treasury),
  chainId: CHAIN_ID,
  nonce: 5,
  threshold: 2,
  owners: owners.map(info),
  implementation: info(treasury),
  modules: null,
  fallbackHandler: null,
  guard: null,
  moduleGuard: null,
  version: VERSION,
  implementationVersionState: 'UP_TO_DATE',
  collectiblesTag: null,
  txQueuedTag: null,
  txHistoryTag: null,
  messagesTag: null,
  ...fields,
})

export const chainState: ChainState = {
  block: 10n,
  owners: [...owners],
  threshold: 2,
  nonce: 5n,
  version: VERSION,
  masterCopy: treasury,
  masterCopyHash: '0x',
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: null,
  balance: 0n,
}

export type Proposal = { readonly row: Transaction; readonly details: TransactionDetails; readonly hash: Hex }

/** A proposal with a real hash and real signatures, as the service would return it. */
export async function propose(
  fields: Pick<SafeTransactionData, 'to' | 'nonce'> & Partial<SafeTransactionData>,
  by: readonly number[] = [0],
): Promise<Proposal> {
  const transaction = buildTransaction(fields)
  const hash = hashSafeTransaction({ chainId: BigInt(CHAIN_ID), safe: treasury, version: VERSION, transaction })
  const signing = by.flatMap((index) => signers[index] ?? [])
  const confirmations = await Promise.all(
    signing.map(async (signer, index) => ({
      signer: info(signer.address),
      signature: await signer.sign({ hash }),
      submittedAt: 1_795_000_000_000 + index * 60_000,
    })),
  )
  const txInfo: TransactionDetails['txInfo'] = {
    type: 'Transfer',
    humanDescription: null,
    sender: info(treasury),
    recipient: info(transaction.to),
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: transaction.value },
  }
  const common = {
    txStatus: signing.length >= 2 ? ('AWAITING_EXECUTION' as const) : ('AWAITING_CONFIRMATIONS' as const),
    txInfo,
    txHash: null,
    safeAppInfo: null,
    note: null,
  }
  const id = `multisig_${treasury}_${hash}`
  const nonce = Number(transaction.nonce)
  return {
    hash,
    row: {
      ...common,
      id,
      timestamp: 1_795_000_000_000,
      executionInfo: {
        type: 'MULTISIG',
        nonce,
        confirmationsRequired: 2,
        confirmationsSubmitted: signing.length,
        missingSigners:
          signing.length >= 2
            ? null
            : owners.filter((owner) => !signing.some(({ address }) => address === owner)).map(info),
      },
    },
    details: {
      ...common,
      safeAddress: treasury,
      txId: id,
      executedAt: null,
      txData: {
        hexData: transaction.data,
        dataDecoded: null,
        to: info(transaction.to),
        value: transaction.value,
        operation: transaction.operation,
        trustedDelegateCallTarget: null,
        addressInfoIndex: null,
        tokenInfoIndex: null,
      },
      detailedExecutionInfo: {
        type: 'MULTISIG',
        submittedAt: 1_795_000_000_000,
        nonce,
        safeTxGas: transaction.safeTxGas,
        baseGas: transaction.baseGas,
        gasPrice: transaction.gasPrice,
        gasToken: transaction.gasToken,
        fee: 0n,
        payment: 0n,
        refundReceiver: info(transaction.refundReceiver),
        safeTxHash: hash,
        executor: null,
        signers: owners.map(info),
        confirmationsRequired: 2,
        confirmations,
        rejectors: [],
        gasTokenInfo: null,
        trusted: true,
        proposer: info(signers[0]?.address ?? treasury),
        proposedByDelegate: null,
      },
    },
  }
}
