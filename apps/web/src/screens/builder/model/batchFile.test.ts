import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { typedValues } from './abiArbitrary.ts'
import { batchChecksum, printBatchFile, readBatchFile, type FileTransaction } from './batchFile.ts'
import { callOfTransaction, transactionOfCall } from './batchTransactions.ts'
import { emptyCall, type BuilderCall } from './BuilderCall.ts'
import { checkBuilderCall, type BuilderNetwork } from './checkBuilderCall.ts'
import { toAbiFunction } from './Method.ts'

const safe = '0xA77DE01e157f9f57C7c4A326eeE9C4874D0598b6'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const spender = '0x474e5Ded6b5D078163BFB8F6dBa355C3aA5478C8'
const network: BuilderNetwork = {
  shortName: 'eth',
  coin: { symbol: 'ETH', decimals: 18 },
  tokenOf: (address) => (address === token ? { symbol: 'USDC', decimals: 6 } : null),
}
const input = (name: string, type: string) => ({ internalType: type, name, type })

/** Written by the Transaction Builder itself, with its checksum. */
const approval = {
  version: '1.0',
  chainId: '1',
  createdAt: 1761326849944,
  meta: {
    name: 'Transactions Batch',
    description: '',
    txBuilderVersion: '1.18.2',
    createdFromSafeAddress: safe,
    createdFromOwnerAddress: '',
    checksum: '0x8b5032f716845c8b08bab3d63dbd9ba92e056f3557793cd041e59b84e16aa989',
  },
  transactions: [
    {
      to: token,
      value: '0',
      data: null,
      contractMethod: {
        inputs: [input('spender', 'address'), input('value', 'uint256')],
        name: 'approve',
        payable: false,
      },
      contractInputsValues: { spender, value: '100000000000' },
    },
  ],
}

const order = {
  internalType: 'struct Order[]',
  name: 'orders',
  type: 'tuple[]',
  components: [
    input('to', 'address'),
    {
      internalType: 'struct Part',
      name: 'part',
      type: 'tuple',
      components: [input('ids', 'uint256[]'), input('memo', 'string')],
    },
  ],
}
const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'struct Part { uint256[] ids; string memo; }',
  'struct Order { address to; Part part; }',
  'function place(Order[] orders, bytes32[2] salts, bool isFinal) payable',
  'function deposit() payable',
])
const salt = `0x${'ab'.repeat(32)}` as const
const placed = encodeFunctionData({
  abi,
  functionName: 'place',
  args: [[{ to: spender, part: { ids: [1n, 2n ** 200n], memo: 'a "b", [c]' } }], [salt, salt], true],
})
const memo = JSON.stringify('a "b", [c]')

/** File shapes in use, each with its calldata. */
const shapes: [string, FileTransaction, string, bigint][] = [
  [
    'values without data',
    approval.transactions[0] ?? expect.unreachable(),
    encodeFunctionData({ abi, functionName: 'approve', args: [spender, 100_000_000_000n] }),
    0n,
  ],
  [
    'data alone',
    { to: token, value: '0', data: '0xd0e30db0', contractMethod: null, contractInputsValues: null },
    '0xd0e30db0',
    0n,
  ],
  ['data alone, other keys left out', { to: token.toLowerCase(), value: '0', data: '0xD0E30DB0' }, '0xd0e30db0', 0n],
  [
    'coin alone',
    { to: spender, value: '1250000000000000000', data: '0x', contractMethod: null, contractInputsValues: null },
    '0x',
    1_250_000_000_000_000_000n,
  ],
  [
    'payable without parameters',
    {
      to: token,
      value: '500000000000000000',
      data: null,
      contractMethod: { inputs: [], name: 'deposit', payable: true },
      contractInputsValues: null,
    },
    '0xd0e30db0',
    500_000_000_000_000_000n,
  ],
  [
    'receive',
    {
      to: spender,
      value: '1',
      data: null,
      contractMethod: { inputs: [], name: 'receive', payable: true },
      contractInputsValues: null,
    },
    '0x',
    1n,
  ],
  [
    'nested tuples and arrays as JSON in texts',
    {
      to: token,
      value: '3',
      data: null,
      contractMethod: {
        inputs: [order, input('salts', 'bytes32[2]'), input('isFinal', 'bool')],
        name: 'place',
        payable: true,
      },
      contractInputsValues: {
        orders: `[["${spender}",[[1,${2n ** 200n}],${memo}]]]`,
        salts: `[${salt},"${salt}"]`,
        isFinal: 'true',
      },
    },
    placed,
    3n,
  ],
  [
    'tuples by name, and the data beside',
    {
      to: token,
      value: '0',
      data: placed,
      contractMethod: {
        inputs: [order, input('salts', 'bytes32[2]'), input('isFinal', 'bool')],
        name: 'place',
        payable: true,
      },
      contractInputsValues: {
        orders: `[{"to":"${spender}","part":{"ids":["1","${2n ** 200n}"],"memo":${memo}}}]`,
        salts: `["${salt}","${salt}"]`,
        isFinal: 'TRUE',
      },
    },
    placed,
    0n,
  ],
]

const print = (calls: readonly BuilderCall[]) =>
  printBatchFile({
    chainId: '1',
    safe,
    createdAt: 1761326849944,
    name: 'Transactions Batch',
    transactions: calls.map((call) => transactionOfCall(call, network) ?? expect.unreachable('a call has problems')),
  })
const read = (text: string) => {
  const file = readBatchFile(text)
  if (!file.ok) return expect.unreachable(file.reason)
  expect(file.batch.checksum).toEqual({ kind: 'right' })
  return file.batch.transactions.map((one) => callOfTransaction(one, network))
}
const withoutId = ({ id: _, ...call }: BuilderCall) => call

test('behavior: a file of the Transaction Builder has the stated checksum, and is written again byte for byte', () => {
  expect(batchChecksum(approval)).toBe(approval.meta.checksum)
  expect(batchChecksum({ ...approval, meta: { ...approval.meta, name: 'Renamed' } })).toBe(approval.meta.checksum)
  const again = print(read(JSON.stringify(approval)).map(({ call }) => call))
  expect(JSON.parse(again)).toEqual(approval)
})

test.each(shapes)(
  'behavior: %s gives the right bytes, and is the same after writing and reading',
  (_, shape, data, value) => {
    const { call, remark } = callOfTransaction(shape, network)
    expect(remark).toBeNull()
    expect(checkBuilderCall(call, network).call).toMatchObject({ data, value })
    const text = print([call])
    const [again] = read(text)
    expect(again?.remark).toBeNull()
    expect(withoutId(again?.call ?? emptyCall())).toEqual(withoutId(call))
    expect(print([again?.call ?? emptyCall()])).toBe(text)
  },
)

test('behavior: any method with any values survives several files, with the bytes that viem encodes', () => {
  fc.assert(
    fc.property(typedValues, fc.bigInt({ min: 0n, max: 2n ** 90n }), (typed, wei) => {
      const method = {
        kind: 'function' as const,
        name: 'run',
        inputs: typed.map(({ parameter }, index) => ({ ...parameter, name: index === 0 ? '' : `input${index}` })),
        outputs: [],
        stateMutability: 'payable' as const,
      }
      const call = emptyCall({
        mode: 'abi',
        contract: token,
        method,
        fields: typed.map(({ field }) => field),
        value: '',
      })
      const shape = transactionOfCall(call, network) ?? expect.unreachable()
      const { call: imported } = callOfTransaction({ ...shape, value: wei.toString() }, network)
      const text = print([imported])
      const [again] = read(text)
      expect(print([again?.call ?? emptyCall()])).toBe(text)
      expect(checkBuilderCall(again?.call ?? emptyCall(), network).call).toEqual({
        to: token,
        value: wei,
        data: encodeFunctionData({
          abi: [toAbiFunction(method)],
          functionName: 'run',
          args: typed.map((one) => one.value),
        }),
      })
    }),
    { numRuns: 60 },
  )
})

test('behavior: amounts in whole tokens are raw in the file; transfers are calls of the token', () => {
  const call = emptyCall({ mode: 'transfer', contract: spender, token, amount: '36000.5' })
  expect(transactionOfCall(call, network)).toMatchObject({
    to: token,
    contractInputsValues: { to: spender, value: '36000500000' },
  })
  const coin = emptyCall({ mode: 'transfer', contract: spender, amount: '0.1' })
  expect(transactionOfCall(coin, network)).toMatchObject({ to: spender, value: '100000000000000000', data: '0x' })
})

test('error: bytes that differ from the encoded values are kept as bytes, and the remark shows both', () => {
  const [, shape] = shapes[0] ?? expect.unreachable()
  const { call, remark } = callOfTransaction({ ...shape, data: '0x095ea7b3' }, network)
  expect(call).toMatchObject({ mode: 'raw', data: '0x095ea7b3' })
  expect(remark).toMatch(
    /^The bytes in the file \(0x095ea7b3….*4 bytes\) differ from its encoded values \(0x095ea7b3….*68 bytes\)/,
  )
})

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'error: a parameter named %s without a value in the file is an empty field',
  (name) => {
    const contractMethod = { name: 'set', payable: false, inputs: [input(name, 'uint256'), input('', 'uint256[]')] }
    for (const contractInputsValues of [{}, null]) {
      const { call, remark } = callOfTransaction(
        { to: token, value: '0', data: null, contractMethod, contractInputsValues },
        network,
      )
      expect(call.fields).toEqual([{ text: '' }, { items: [] }])
      expect(remark).toBeNull()
    }
  },
)

test.each([
  ['without data', null, 'deposit', '0xd0e30db0'],
  ['with its data', '0xD0E30DB0', 'deposit', '0xd0e30db0'],
  ['of the fallback', '0x1234', 'fallback', '0x1234'],
  ['of receive', null, 'receive', '0x'],
])('security: the amount of a method %s that takes no coin is kept, and the remark says so', (_, data, name, bytes) => {
  const shape = { to: token, value: '1500000000000000000', data, contractMethod: { name, inputs: [], payable: false } }
  const { call, remark } = callOfTransaction(shape, network)
  expect(checkBuilderCall(call, network).call).toEqual({ to: token, value: 1_500_000_000_000_000_000n, data: bytes })
  expect(remark).toBe(
    `${name} takes no coin according to the file, but the call sends 1.5 ETH. The amount and the bytes are used.`,
  )
  expect(callOfTransaction({ ...shape, value: '0' }, network).remark).toBeNull()
})

test('security: an amount that cannot be kept, because the call cannot be encoded, is named', () => {
  const contractMethod = { name: 'put', inputs: [input('amount', 'uint256')], payable: false }
  const { call, remark } = callOfTransaction({ to: token, value: '1', contractMethod }, network)
  expect(checkBuilderCall(call, network).call).toBeNull()
  expect(remark).toMatch(/^put takes no coin .+ sends 0\.000000000000000001 ETH\. .+ the amount is not used\.$/)
})

test('error: a call with a problem is not written', () => {
  expect(transactionOfCall(emptyCall({ contract: token }), network)).toBeNull()
})

test('error: a changed file shows both checksums', () => {
  const [first] = approval.transactions
  const changed = { ...approval, transactions: [{ ...first, value: '1' }] }
  const file = readBatchFile(JSON.stringify(changed))
  expect(file.ok && file.batch.checksum).toEqual({
    kind: 'wrong',
    said: approval.meta.checksum,
    found: batchChecksum(changed),
  })
})

const [first] = approval.transactions
test.each([
  ['nothing', /^This is not a JSON file: /],
  ['[]', /^The file: /],
  [JSON.stringify({ ...approval, version: '2.0' }), 'version: the file has "2.0", but this page reads "1.0".'],
  [JSON.stringify({ ...approval, transactions: [] }), /^transactions: /],
  [
    JSON.stringify({ ...approval, transactions: [first, { ...first, to: '0x12' }] }),
    'transactions[1].to: is not an address with a correct checksum.',
  ],
  [
    JSON.stringify({ ...approval, transactions: [{ ...first, value: '1.5' }] }),
    'transactions[0].value: is not a whole number in wei.',
  ],
  [
    JSON.stringify({ ...approval, transactions: [{ ...first, data: '<CALLDATA>' }] }),
    'transactions[0].data: is not hexadecimal data.',
  ],
  [
    JSON.stringify({
      ...approval,
      transactions: [{ ...first, contractMethod: { name: 'a', payable: false, inputs: [input('b', 'uint999999')] } }],
    }),
    'transactions[0].contractMethod.inputs[0].type: is not a type of Solidity.',
  ],
])('error: file %#', (text, reason) => {
  const file = readBatchFile(text)
  expect(file.ok ? '' : file.reason).toMatch(reason)
})

test('error: any text is refused in words', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readBatchFile(text).ok).toBe(false)
    }),
  )
})
