import type { Address, Hex } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { NO_REFUND } from '../describe/toTransactionInfo.ts'
import { unknownModuleCall } from '../rows/toModuleTransaction.ts'
import { EXPORT_FIELDS } from './ExportRow.ts'
import { toCreationRow, toModuleRow, toMultisigRow, toTransferRow } from './toExportRow.ts'

const safe: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const friend: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const usd: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const transactionHash: Hex = `0x${'12'.repeat(32)}`
const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const executedAt = Date.UTC(2026, 7, 1, 12)
const multisig = {
  ...NO_REFUND,
  safe,
  safeTxHash: transactionHash,
  to: friend,
  value: 5n,
  data: '0x',
  operation: 0,
  nonce: 7,
  isStub: false,
  submittedAt: 0,
  executedTransactionHash: transactionHash,
  executedAt,
  failed: true,
  payment: 0n,
  executor: friend,
  confirmationsRequired: 1,
  proposer: null,
  proposedByDelegate: null,
  trusted: true,
  note: 'Rent',
} as const
const transfer = {
  safe,
  id: 'e125',
  transactionHash,
  executedAt,
  blockNumber: 5,
  kind: 'ERC20',
  token: usd,
  from: friend,
  to: safe,
  value: 1_500_000n,
  amount: null,
  direction: 'INCOMING',
  imitation: false,
} as const
const tokens = (decimals: number | null) =>
  new Map([[usd, { type: 'ERC20', name: 'USD', symbol: 'USD', decimals, trusted: true } as const]])

test('behavior: every kind of line has every column', () => {
  const creation = {
    address: safe,
    createdAt: executedAt,
    creationTransactionHash: transactionHash,
    creator: friend,
    factory: null,
    creationSingleton: null,
    saltNonce: null,
  }
  const lines = [
    toCreationRow({ ...creation, createdBlock: 5 }),
    toMultisigRow(multisig, 5),
    toModuleRow({ ...multisig, id: 'i1', module: usd, transactionHash, blockNumber: 5 }),
    toTransferRow(transfer, tokens(6), native),
  ]
  for (const line of lines) expect(Object.keys(line ?? {}).toSorted()).toEqual([...EXPORT_FIELDS].toSorted())
  expect(toCreationRow({ ...creation, createdAt: null, createdBlock: 5 })).toBeNull()
})

test('behavior: a signed transaction, with its outcome; an unknown call has empty columns', () => {
  expect(toMultisigRow(multisig, 5)).toMatchObject({
    date: '2026-08-01T12:00:00.000Z',
    status: 'FAILED',
    nonce: 7,
    counterparty: friend,
    value: '5',
    note: 'Rent',
  })
  expect(toMultisigRow({ ...multisig, isStub: true }, 5)).toMatchObject({ counterparty: null, value: null })
  const unread = { ...multisig, ...unknownModuleCall(usd), id: 'i1', module: usd, transactionHash, blockNumber: 5 }
  expect(toModuleRow(unread)).toMatchObject({ module: usd, counterparty: null, value: null })
})

test('behavior: amounts are exact; without decimals only base units are written', () => {
  expect(toTransferRow(transfer, tokens(6), native)).toMatchObject({
    value: '1500000',
    amount: '1.5',
    tokenDecimals: 6,
  })
  expect(toTransferRow(transfer, tokens(null), native)).toMatchObject({ value: '1500000', amount: null })
  expect(toTransferRow({ ...transfer, kind: 'ERC1155', amount: 3n }, tokens(6), native)).toMatchObject({
    tokenId: '1500000',
    value: '3',
    amount: '3',
    tokenDecimals: null,
  })
  expect(toTransferRow({ ...transfer, kind: 'NATIVE', token: null }, tokens(6), native)).toMatchObject({
    tokenSymbol: 'ETH',
    tokenTrusted: null,
    amount: '0.0000000000015',
  })
})
