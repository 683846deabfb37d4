import type { TransactionDetails } from '@countersign/api'
import { describe, expect, it } from 'vitest'
import { propose } from '../../testing/proposalFixture.ts'
import { handleRequest, REQUEST_METHODS, type RequestEnvironment } from './handleRequest.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other = '0x00000000000000000000000000000000000000AA'
const account = { chainId: '31337', safe } as const
/** One letter has the wrong case. */
const mistyped = '0x5fbDB2315678afecb367f032d93F642f64180aa3'
const hash = `0x${'ab'.repeat(32)}` as const
const carrier = `0x${'cd'.repeat(32)}` as const
const typedData = { domain: {}, types: { A: [{ name: 'x', type: 'string' }] }, message: { x: 'y' } }

const { details } = await propose({ to: other, nonce: 5n })

type Known = {
  status?: TransactionDetails['txStatus']
  txHash?: TransactionDetails['txHash']
  ofAnother?: boolean
}

function setUp({ status, txHash = null, ofAnother = false }: Known = {}, signsOffChain = true) {
  const reads: (readonly [string, readonly unknown[]])[] = []
  const shown: string[] = []
  const environment: RequestEnvironment = {
    read: async (method, params) => {
      reads.push([method, params])
      return method === 'eth_getTransactionReceipt'
        ? { status: '0x1', transactionHash: params[0], logs: [], to: other }
        : '0x1'
    },
    transaction: async () =>
      status === undefined ? null : { ...details, txStatus: status, txHash, safeAddress: ofAnother ? other : safe },
    isProposed: (candidate) => candidate === hash,
    show: (id) => void shown.push(id),
    signsOffChain: async () => signsOffChain,
    settings: { offChainSigning: true },
  }
  const ask = (method: string, params: unknown = [], chainId = '31337') =>
    handleRequest({ method, params, chainId }, account, environment)
  return { ask, reads, shown, environment }
}

const refused = (code: number, message: string | RegExp) => ({
  kind: 'refusal',
  error: { code, message: typeof message === 'string' ? message : expect.stringMatching(message) },
})

describe('the account', () => {
  it('behavior: returns the address and the chain', async () => {
    const { ask } = setUp()
    expect(await ask('eth_accounts')).toEqual({ kind: 'answer', result: [safe] })
    expect(await ask('eth_chainId')).toEqual({ kind: 'answer', result: '0x7a69' })
    expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toEqual({ kind: 'answer', result: null })
  })

  it('error: another chain, in the request or beside it', async () => {
    const { ask } = setUp()
    expect(await ask('eth_accounts', [], '1')).toEqual(refused(5100, /^Unsupported chains/))
    expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toEqual(refused(5100, /^Unsupported chains/))
  })

  it.each([
    'eth_sendRawTransaction',
    'debug_traceCall',
    'wallet_addEthereumChain',
    'constructor',
    'eth_signTransaction',
  ])('error: %s not implemented', async (method) =>
    expect(await setUp().ask(method)).toEqual(refused(4200, `${method} not implemented`)),
  )
})

describe('signing', () => {
  it.each([
    ['personal_sign', ['hello', safe], 'hello'],
    ['personal_sign', ['0x68656c6c6f', safe.toLowerCase()], 'hello'],
    ['eth_sign', [safe.toUpperCase().replace('0X', '0x'), '0x68656c6c6f'], 'hello'],
    ['eth_sign', [safe, hash], hash],
    ['personal_sign', ['0x00010203', safe], '0x00010203'],
    ['eth_signTypedData', [safe, typedData], typedData],
    ['eth_signTypedData_v4', [safe, JSON.stringify(typedData)], typedData],
  ])('behavior: %s %j becomes a message to sign', async (method, params, content) => {
    expect(await setUp().ask(method, params)).toEqual({ kind: 'ask', ask: { kind: 'message', content } })
  })

  it.each([
    ['personal_sign', ['hello', other], 'The address or message hash is invalid'],
    ['personal_sign', ['hello'], 'The address or message hash is invalid'],
    ['eth_sign', [other, '0x12'], 'The address or message hash is invalid'],
    ['eth_sign', [safe, 'hello'], 'The address or message hash is invalid'],
    ['eth_signTypedData', [other, typedData], 'The address is invalid'],
    ['eth_signTypedData_v4', [other, typedData], 'The address is invalid'],
    ['eth_signTypedData_v4', [safe, '{'], 'Invalid typed data'],
    ['eth_signTypedData_v4', [safe, { domain: {}, types: {} }], 'Invalid typed data'],
  ])('error: %s %j', async (method, params, message) => {
    expect(await setUp().ask(method, params)).toEqual(refused(-32602, message))
  })

  it('behavior: safe_setSettings restricts to signing on chain', async () => {
    const { ask } = setUp()
    expect(await ask('safe_setSettings', [{ offChainSigning: false }])).toEqual({
      kind: 'answer',
      result: { offChainSigning: false },
    })
    expect(await ask('personal_sign', ['hello', safe])).toMatchObject({ ask: { kind: 'on-chain-message' } })
    await ask('safe_setSettings', [{ offChainSigning: true }])
    expect(await ask('personal_sign', ['hello', safe])).toMatchObject({ ask: { kind: 'message' } })
  })

  it('behavior: an account without a fallback handler signs on chain', async () => {
    expect(await setUp({}, false).ask('personal_sign', ['hello', safe])).toMatchObject({
      ask: { kind: 'on-chain-message' },
    })
  })
})

describe('sending', () => {
  it('behavior: only to, value, data and gas are used', async () => {
    const transaction = {
      from: safe.toLowerCase(),
      to: other.toLowerCase(),
      value: '0x10',
      data: '0x12',
      operation: 1,
      gas: '0x5208',
    }
    expect(await setUp().ask('eth_sendTransaction', [transaction])).toEqual({
      kind: 'ask',
      ask: { kind: 'calls', calls: [{ to: other, value: 16n, data: '0x12' }], answer: 'hash', safeTxGas: 21_000n },
    })
  })

  it('behavior: `input` is an older name of `data`', async () => {
    const data = async (fields: object) => {
      const answered = await setUp().ask('eth_sendTransaction', [{ to: other, ...fields }])
      return answered.kind === 'ask' && answered.ask.kind === 'calls' ? answered.ask.calls[0]?.data : answered
    }
    expect(await data({ input: '0x12' })).toBe('0x12')
    expect(await data({ data: null, input: '0x12' })).toBe('0x12')
    expect(await data({ data: '0x34', input: '0x12' })).toBe('0x34')
  })

  it.each([
    ['21000', 21_000n],
    [21_000, 21_000n],
    ['0x0', 0n],
    [null, undefined],
    ['many', undefined],
    [-1, undefined],
    ['0xffffffffffff', undefined],
  ])('behavior: gas %s becomes safeTxGas %s', async (gas, safeTxGas) => {
    const answered = await setUp().ask('eth_sendTransaction', [{ to: other, gas }])
    expect(answered).toMatchObject({ kind: 'ask', ask: { kind: 'calls' } })
    expect(answered.kind === 'ask' && answered.ask.kind === 'calls' ? answered.ask.safeTxGas : null).toBe(safeTxGas)
  })

  it('behavior: calls become one batch', async () => {
    const calls = [{ to: other, value: '0x1' }, { to: other }]
    const params = [{ version: '2.0.0', from: safe, chainId: '0x7a69', atomicRequired: true, calls }]
    expect(await setUp().ask('wallet_sendCalls', params)).toMatchObject({
      ask: { calls: [{ value: 1n }, { value: 0n, data: '0x' }], answer: 'id' },
    })
    expect(await setUp().ask('wallet_sendCalls', [{ version: '1.0', calls }])).toMatchObject({
      ask: { answer: 'bare-id' },
    })
  })

  it.each([
    ['eth_sendTransaction', { from: other, to: other }, -32602, 'The address is invalid'],
    ['eth_sendTransaction', { data: '0x12' }, -32602, /to is missing/],
    ['eth_sendTransaction', { to: '0x12' }, -32602, /to is not an address/],
    ['eth_sendTransaction', { to: other, value: '-1' }, -32602, /not a whole number/],
    ['eth_sendTransaction', { to: other, data: '0x1' }, -32602, /not hex of whole bytes/],
    ['eth_sendTransaction', 'text', -32602, /is not a transaction/],
    ['eth_sendTransaction', { to: mistyped }, -32602, `params[0].to has a wrong checksum: ${mistyped}`],
    ['eth_sendTransaction', { to: other, value: `0x1${'0'.repeat(64)}` }, -32602, /not a whole number of wei/],
    ['eth_sendTransaction', { to: other, value: (2n ** 256n).toString() }, -32602, /not a whole number of wei/],
    ['wallet_sendCalls', { calls: [{ to: other }, { to: mistyped }] }, -32602, /^calls\[1\]\.to has a wrong checksum/],
    ['wallet_sendCalls', { calls: [] }, -32602, 'No transactions were passed'],
    ['wallet_sendCalls', { calls: [{ to: other }], from: other }, -32602, 'The address is invalid'],
    ['wallet_sendCalls', { calls: [{ to: other }], chainId: '0x1' }, 5100, /^Unsupported chains/],
    ['wallet_sendCalls', { calls: [{ to: other }], capabilities: { paymasterService: {} } }, 5700, /paymasterService/],
  ])('security: %s %j is refused, as for an embedded app', async (method, parameter, code, message) => {
    expect(await setUp().ask(method, [parameter])).toEqual(refused(code, message))
  })
})

it('security: more calls than an embedded app may send are refused', async () => {
  const send = (count: number) =>
    setUp().ask('wallet_sendCalls', [{ calls: Array.from({ length: count }, () => ({ to: other })) }])
  expect(await send(500)).toMatchObject({ kind: 'ask' })
  expect(await send(501)).toEqual(refused(-32602, 'calls: 501 transactions were passed; a batch has at most 500'))
})

describe('EIP-5792', () => {
  it.each([
    ['AWAITING_CONFIRMATIONS', 100],
    ['AWAITING_EXECUTION', 100],
    ['SUCCESS', 200],
    ['CANCELLED', 400],
    ['FAILED', 500],
  ] as const)('behavior: %s is %i', async (status, code) => {
    expect(await setUp({ status }).ask('wallet_getCallsStatus', [hash])).toMatchObject({
      result: { id: hash, chainId: '0x7a69', status: code, atomic: true },
    })
  })

  it('behavior: with the receipt after the execution', async () => {
    const { ask } = setUp({ status: 'SUCCESS', txHash: carrier })
    expect(await ask('wallet_getCallsStatus', [hash])).toMatchObject({
      result: { receipts: [{ status: '0x1', transactionHash: carrier }] },
    })
  })

  it('error: unknown calls, or calls of another account', async () => {
    expect(await setUp().ask('wallet_getCallsStatus', [hash])).toEqual(refused(5730, /No calls/))
    expect(await setUp({ status: 'SUCCESS', ofAnother: true }).ask('wallet_getCallsStatus', [hash])).toEqual(
      refused(5730, /No calls/),
    )
    expect(await setUp().ask('wallet_showCallsStatus', ['x'])).toEqual(refused(5730, /No calls/))
  })

  it('behavior: capabilities of this account only; the page of its transaction is offered on request', async () => {
    const { ask, shown } = setUp({ status: 'AWAITING_EXECUTION' })
    expect(await ask('wallet_getCapabilities', [safe])).toMatchObject({
      result: { '0x7a69': { atomic: { status: 'supported' } } },
    })
    expect(await ask('wallet_getCapabilities', [safe, ['0x1']])).toEqual({ kind: 'answer', result: {} })
    expect(await ask('wallet_getCapabilities', [other])).toEqual(refused(-32602, 'The address is invalid'))
    await ask('wallet_showCallsStatus', [hash])
    expect(shown).toEqual([hash])
  })
})

describe('reads', () => {
  const signing = /sign|sendTransaction|wallet_|safe_|eth_accounts|eth_chainId/
  it.each(REQUEST_METHODS.filter((method) => !signing.test(method)))('behavior: %s is passed on', async (method) => {
    const { ask, reads } = setUp()
    await ask(method, ['0x1'])
    expect(reads).toEqual([[method, ['0x1']]])
  })

  it('behavior: the hash of a proposal is replaced by the hash of the transaction that executed it', async () => {
    const waiting = setUp({ status: 'AWAITING_EXECUTION' })
    expect(await waiting.ask('eth_getTransactionReceipt', [hash])).toEqual({ kind: 'answer', result: null })
    const ran = setUp({ status: 'SUCCESS', txHash: carrier })
    expect(await ran.ask('eth_getTransactionReceipt', [hash])).toMatchObject({ result: { transactionHash: carrier } })
  })

  it('error: an error of the node is passed on with its code', async () => {
    const { ask, environment } = setUp()
    environment.read = () => Promise.reject(Object.assign(new Error('execution reverted'), { code: 3 }))
    expect(await ask('eth_call', [{}])).toEqual(refused(3, 'execution reverted'))
  })
})
