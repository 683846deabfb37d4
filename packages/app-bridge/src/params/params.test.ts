import { describe, expect, test } from 'vitest'
import { OTHER, SAFE } from '../../testing/driveBridge.ts'
import { PROTOCOL, type AppMethod } from '../index.ts'

const HASH = `0x${'ab'.repeat(32)}`
const read = (method: AppMethod, params: unknown): unknown => {
  const result = PROTOCOL[method].params.safeParse(params)
  return result.success ? result.data : result.error.issues[0]?.message
}

describe('sendTransactions', () => {
  test('behavior: only to, value and data are read, whatever else the transaction contains', () => {
    const sent = { to: OTHER, value: '5', data: '0xAB', operation: 1, from: SAFE, gas: '0x1', nonce: 3, gasToken: SAFE }
    expect(read('sendTransactions', { txs: [sent], params: { safeTxGas: 7, nonce: 9, operation: 1 } })).toEqual({
      txs: [{ to: OTHER, value: 5n, data: '0xab' }],
      params: { safeTxGas: 7 },
    })
  })

  test.each([
    ['decimal text', '12', 12n],
    ['hex', '0xc', 12n],
    ['a number', 12, 12n],
    ['a bigint', 12n, 12n],
    ['nothing', undefined, 0n],
    ['null', null, 0n],
    ['empty text', '', 0n],
    ['the biggest number', `0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
  ])('behavior: a value as %s', (_, value, wei) => {
    expect(read('sendTransactions', { txs: [{ to: OTHER, value }] })).toMatchObject({ txs: [{ value: wei }] })
  })

  test('behavior: a lower-case address is checksummed, empty data is 0x', () => {
    expect(read('sendTransactions', { txs: [{ to: OTHER.toLowerCase(), data: '' }] })).toEqual({
      txs: [{ to: OTHER, value: 0n, data: '0x' }],
      params: {},
    })
  })

  test.each([[-1], [1.5], [NaN], ['7'], [2 ** 60], [null], [2_000_000_000], [{}]])(
    'behavior: safeTxGas %o carries no intent and is left out',
    (safeTxGas) => {
      expect(read('sendTransactions', { txs: [{ to: OTHER }], params: { safeTxGas } })).toMatchObject({ params: {} })
    },
  )

  test.each([
    ['not a list', { txs: [] }, 'No transactions were passed'],
    ['nothing', undefined, 'No transactions were passed'],
    ['an object for a list', { txs: { 0: { to: OTHER } } }, 'No transactions were passed'],
    [
      'no recipient',
      { txs: [{ to: OTHER }, { data: '0x60' }] },
      'txs[1].to is missing: a contract cannot be created this way',
    ],
    ['a wrong recipient', { txs: [{ to: '0x12' }] }, 'txs[0].to is not an address: 0x12'],
    ['a name', { txs: [{ to: 'vitalik.eth' }] }, 'txs[0].to is not an address: vitalik.eth'],
    [
      'a wrong checksum',
      { txs: [{ to: OTHER.replace('C5', 'c5') }] },
      `txs[0].to has a wrong checksum: ${OTHER.replace('C5', 'c5')}`,
    ],
    ['a negative value', { txs: [{ to: OTHER, value: -1 }] }, 'txs[0].value is not a whole number of wei: -1'],
    ['a value with decimals', { txs: [{ to: OTHER, value: '1.5' }] }, 'txs[0].value is not a whole number of wei: 1.5'],
    ['an inexact number', { txs: [{ to: OTHER, value: 1e30 }] }, 'txs[0].value is not a whole number of wei: 1e+30'],
    [
      'too big a value',
      { txs: [{ to: OTHER, value: 2n ** 256n }] },
      /^txs\[0\]\.value is not a whole number of wei: 1157/,
    ],
    ['half a byte', { txs: [{ to: OTHER, data: '0x1' }] }, 'txs[0].data is not hex of whole bytes: 0x1'],
    [
      'bytes for hex',
      { txs: [{ to: OTHER, data: new Uint8Array(2) }] },
      'txs[0].data is not hex of whole bytes: object',
    ],
    ['text for a transaction', { txs: ['pay'] }, 'txs[0] is not a transaction: pay'],
    ['a hole', { txs: Object.assign([], { length: 1 }) }, 'txs[0] is not a transaction: undefined'],
    [
      'too many',
      { txs: Array.from({ length: 501 }, () => ({ to: OTHER })) },
      'txs: 501 transactions were passed; a batch has at most 500',
    ],
  ])('error: %s is refused with an error that names the position', (_, params, text) => {
    expect(read('sendTransactions', params)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  })

  test('error: a recipient from a prototype is ignored', () => {
    const txs = JSON.parse(`[{"__proto__":{"to":"${OTHER}"}}]`) as unknown
    expect(read('sendTransactions', { txs })).toBe('txs[0].to is missing: a contract cannot be created this way')
  })
})

describe('rpcCall', () => {
  test.each([
    ['eth_call', [{ to: OTHER }], [{ to: OTHER }, 'latest']],
    ['eth_call', [{ to: OTHER }, 255], [{ to: OTHER }, '0xff']],
    ['eth_getBalance', [OTHER, null], [OTHER, 'latest']],
    ['eth_getBalance', [OTHER, '0x1'], [OTHER, '0x1']],
    ['eth_getStorageAt', [OTHER, 3], [OTHER, '0x3', 'latest']],
    ['eth_getBlockByNumber', [], ['latest', false]],
    ['eth_getBlockByNumber', [7, true], ['0x7', true]],
    ['eth_getBlockByHash', [HASH], [HASH, false]],
    ['eth_estimateGas', [{ to: OTHER }], [{ to: OTHER }]],
    ['eth_getLogs', [{ fromBlock: 1, toBlock: 'latest' }], [{ fromBlock: '0x1', toBlock: 'latest' }]],
    ['eth_getLogs', ['nonsense'], ['nonsense']],
    ['eth_gasPrice', undefined, []],
    ['safe_setSettings', [{ offChainSigning: false }], [{ offChainSigning: false }]],
  ])('behavior: %s %o is completed to the form that a node accepts', (call, params, completed) => {
    expect(read('rpcCall', { call, params })).toEqual({ call, params: completed })
  })

  test.each([
    'eth_sendTransaction',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_accounts',
    'personal_sign',
    'debug_traceCall',
    'wallet_switchEthereumChain',
    'anvil_setBalance',
    'evm_mine',
    'ETH_CALL',
    'toString',
  ])('error: %s does not reach the node', (call) => {
    expect(read('rpcCall', { call, params: [] })).toBe(`${call} not implemented`)
  })

  test('error: invalid params are refused by name', () => {
    expect(read('rpcCall', undefined)).toBe('call is not the name of a method: undefined')
    expect(read('rpcCall', { call: 'eth_call', params: { to: OTHER } })).toBe(
      'params of eth_call are not a list: object',
    )
  })
})

describe('params of the other methods', () => {
  test.each<[AppMethod, unknown, unknown]>([
    ['getSafeInfo', 'anything', null],
    ['getSafeBalances', undefined, { currency: 'usd' }],
    ['getSafeBalances', { currency: 'USD' }, { currency: 'usd' }],
    ['getTxBySafeTxHash', { safeTxHash: HASH }, { safeTxHash: HASH }],
    ['getOffChainSignature', HASH, HASH],
    ['signMessage', { message: '' }, { message: '' }],
    ['wallet_requestPermissions', [{ requestAddressBook: {} }, { requestAddressBook: {} }], ['requestAddressBook']],
    [
      'signTypedMessage',
      {
        typedData: {
          domain: { chainId: 1n },
          types: { A: [{ name: 'a', type: 'uint8' }] },
          message: { a: 1 },
          primaryType: 'A',
          x: 1,
        },
      },
      {
        typedData: {
          domain: { chainId: 1n },
          types: { A: [{ name: 'a', type: 'uint8' }] },
          message: { a: 1 },
          primaryType: 'A',
        },
      },
    ],
  ])('behavior: %s takes %o', (method, params, taken) => {
    expect(read(method, params)).toEqual(taken)
  })

  test.each<[AppMethod, unknown, string]>([
    ['getSafeBalances', { currency: '../../admin' }, 'currency is not the code of a currency: ../../admin'],
    ['getTxBySafeTxHash', undefined, 'Invalid safeTxHash'],
    ['getTxBySafeTxHash', { safeTxHash: '' }, 'Invalid safeTxHash'],
    ['getTxBySafeTxHash', { safeTxHash: 'multisig_0x/../x' }, 'Invalid safeTxHash'],
    ['getOffChainSignature', { messageHash: HASH }, 'params are not the hash of a message: object'],
    ['signMessage', undefined, 'Invalid message type'],
    ['signMessage', { message: { domain: {}, types: {}, message: {} } }, 'Invalid message type'],
    ['signTypedMessage', { typedData: null }, 'Invalid typed data'],
    ['signTypedMessage', { typedData: '{"domain":{},"types":{},"message":{}}' }, 'Invalid typed data'],
    ['signTypedMessage', { typedData: { domain: {}, types: {} } }, 'Invalid typed data'],
    ['signTypedMessage', { typedData: { domain: {}, types: { A: 'uint8' }, message: {} } }, 'Invalid typed data'],
    ['signTypedMessage', { typedData: { domain: {}, types: {}, message: {}, primaryType: 'A' } }, 'Invalid typed data'],
    ['wallet_requestPermissions', [{ requestAddressBook: {}, requestKeys: {} }], 'Permissions request is invalid'],
    ['wallet_requestPermissions', [{ toString: {} }], 'Permissions request is invalid'],
    ['wallet_requestPermissions', ['requestAddressBook'], 'Permissions request is invalid'],
    ['wallet_requestPermissions', [{}], 'Permissions request is invalid'],
    ['wallet_requestPermissions', [], 'Permissions request is invalid'],
    ['wallet_requestPermissions', undefined, 'Permissions request is invalid'],
  ])('error: %s refuses %o', (method, params, text) => {
    expect(read(method, params)).toBe(text)
  })
})
