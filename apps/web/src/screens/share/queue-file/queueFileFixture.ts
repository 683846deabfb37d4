import { TransactionDetails } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { encode } from 'zod/mini'
import { chainState, propose, signers, treasury } from '../../../testing/proposalFixture.ts'
import type { Place } from './judgeStated.ts'

export const recipient: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

export const place: Place = {
  chain: {
    chainId: '31337',
    chainName: 'Dev One',
    shortName: 'dev1',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: null },
  },
  state: chainState,
  read: {
    isValidSignature: () => Promise.reject(new Error('no contract signs here')),
    approvedHash: (owner) => Promise.resolve(owner === signers[2]?.address ? 1n : 0n),
  },
  signersHere: () => Promise.resolve(null),
}

/** The details of a payment with the given nonce, as a Client Gateway sends them. */
export async function gatewayAnswer(nonce: bigint, by: readonly number[] = [0]) {
  const { details, hash } = await propose({ to: recipient, nonce, value: 10n ** 18n }, by)
  return { answer: encode(TransactionDetails, { ...details, note: 'Rent March' }), hash }
}

export type ServiceRow = Record<string, unknown> & {
  readonly safeTxHash: Hex
  readonly confirmations: readonly { readonly owner: Address; readonly signature: Hex | null }[]
}

/** The same payment, as a row of `multisig-transactions` of a Transaction Service. Its first version writes small numbers as numbers. */
export async function serviceRow(nonce: bigint, by: readonly number[] = [0]): Promise<ServiceRow> {
  const { hash } = await propose({ to: recipient, nonce, value: 10n ** 18n }, by)
  const signing = by.flatMap((index) => signers[index] ?? [])
  return {
    safe: treasury,
    to: recipient,
    value: '1000000000000000000',
    data: null,
    operation: 0,
    gasToken: '0x0000000000000000000000000000000000000000',
    safeTxGas: 0,
    baseGas: 0,
    gasPrice: '0',
    refundReceiver: '0x0000000000000000000000000000000000000000',
    nonce: Number(nonce),
    executionDate: null,
    submissionDate: '2026-11-20T08:15:00.000000Z',
    modified: '2026-11-20T08:15:00.000000Z',
    blockNumber: null,
    transactionHash: null,
    safeTxHash: hash,
    proposer: signers[0]?.address,
    executor: null,
    isExecuted: false,
    isSuccessful: null,
    origin: '{"url":"https://app.example","name":"App","note":"Rent <b>March</b>"}',
    dataDecoded: null,
    confirmationsRequired: 2,
    confirmations: await Promise.all(
      signing.map(async (signer) => ({
        owner: signer.address,
        submissionDate: '2026-11-20T08:15:00.000000Z',
        transactionHash: null,
        signature: await signer.sign({ hash }),
        signatureType: 'EOA',
      })),
    ),
    trusted: true,
    signatures: null,
  }
}

export const listOf = (rows: readonly unknown[]): string =>
  JSON.stringify({ count: rows.length, next: null, previous: null, results: rows })
