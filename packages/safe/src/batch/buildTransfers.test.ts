import fc from 'fast-check'
import { decodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { addressArbitrary, bytesArbitrary, uint256Arbitrary } from '@countersign/primitives/testing'
import { transactionArbitrary } from '../../testing/arbitraries.ts'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { decodeMultiSend } from './decodeMultiSend.ts'
import { buildRejection } from '../transaction/buildRejection.ts'
import { buildTransfers } from './buildTransfers.ts'
import { encodeErc20Transfer } from '../transaction/encodeErc20Transfer.ts'
import { encodeExecTransaction } from '../transaction/encodeExecTransaction.ts'

const multiSendCallOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const execAbi = parseAbi([
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
])

test('behavior: one transfer is a plain call, several are a batch of exactly them', () => {
  const transferArbitrary = fc.record({
    token: fc.oneof(fc.constant(ZERO_ADDRESS), addressArbitrary),
    recipient: addressArbitrary,
    amount: uint256Arbitrary,
  })
  fc.assert(
    fc.property(fc.array(transferArbitrary, { minLength: 1, maxLength: 6 }), fc.bigInt(0n, 99n), (transfers, nonce) => {
      const transaction = buildTransfers({ transfers, nonce, multiSendCallOnly })
      const expected = transfers.map(({ token, recipient, amount }) =>
        token === ZERO_ADDRESS
          ? { operation: 0, to: recipient, value: amount, data: '0x' }
          : { operation: 0, to: token, value: 0n, data: encodeErc20Transfer(recipient, amount) },
      )
      expect(transaction).toMatchObject({ nonce, gasPrice: 0n, safeTxGas: 0n, baseGas: 0n })
      if (transfers.length === 1) expect(transaction).toMatchObject(expected[0] ?? {})
      else {
        expect(transaction).toMatchObject({ operation: 1, to: multiSendCallOnly, value: 0n })
        expect(decodeMultiSend(transaction.data)).toEqual(expected)
      }
    }),
  )
})

test('error: an empty list of transfers is refused', () => {
  expect(() => buildTransfers({ transfers: [], nonce: 0n, multiSendCallOnly })).toThrow(
    expect.objectContaining({ code: 'batch/empty' }),
  )
})

test('behavior: a rejection is an empty call to itself', () => {
  expect(buildRejection(7n, multiSendCallOnly)).toEqual({
    to: multiSendCallOnly,
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: ZERO_ADDRESS,
    refundReceiver: ZERO_ADDRESS,
    nonce: 7n,
  })
})

test('behavior: transfer calldata is what an independent decoder reads', () => {
  fc.assert(
    fc.property(addressArbitrary, uint256Arbitrary, (recipient, amount) => {
      const decoded = decodeFunctionData({ abi: erc20Abi, data: encodeErc20Transfer(recipient, amount) })
      expect(decoded).toEqual({ functionName: 'transfer', args: [recipient, amount] })
    }),
  )
})

test('behavior: execTransaction calldata is what an independent decoder reads', () => {
  fc.assert(
    fc.property(transactionArbitrary, bytesArbitrary(), (tx, signatures) => {
      const { args } = decodeFunctionData({ abi: execAbi, data: encodeExecTransaction(tx, signatures) })
      expect(args).toEqual([
        tx.to,
        tx.value,
        tx.data,
        tx.operation,
        tx.safeTxGas,
        tx.baseGas,
        tx.gasPrice,
        tx.gasToken,
        tx.refundReceiver,
        signatures,
      ])
    }),
  )
})

test('error: data or signatures with half a byte are refused with their code', () => {
  const transaction = { ...buildRejection(0n, multiSendCallOnly), data: '0x1' } as const
  const error = expect.objectContaining({ code: 'hex/malformed' })
  expect(() => encodeExecTransaction(transaction, '0x')).toThrow(error)
  expect(() => encodeExecTransaction(buildRejection(0n, multiSendCallOnly), '0x1')).toThrow(error)
})
