import { describe, expect, it } from 'vitest'
import { normalizeWalletError } from './normalizeWalletError.ts'
import { WalletError } from './WalletError.ts'

const withCode = (code: number, message = 'x') => Object.assign(new Error(message), { code })

describe('normalizeWalletError', () => {
  it.each([
    [4001, 'rejected'],
    [5000, 'rejected'],
    [5001, 'rejected'],
    [5002, 'rejected'],
    [6000, 'disconnected'],
    [-32002, 'already-open'],
    [4902, 'chain-unknown'],
    [4100, 'not-authorized'],
    [4900, 'disconnected'],
    [-32601, 'not-supported'],
  ])('behavior: code %i means %s', (code, expected) => {
    expect(normalizeWalletError(withCode(code)).code).toBe(expected)
  })

  it.each([
    'User closed modal',
    'Connection request reset. Please try again.',
    'accounts received is empty',
    'User denied account authorization',
    'User rejected methods.',
  ])('behavior: "%s" is a rejection', (message) => {
    expect(normalizeWalletError(new Error(message)).code).toBe('rejected')
  })

  it.each([
    new TypeError('e.map is not a function'),
    new Error('Unexpected', { cause: new RangeError('Invalid count value: -1') }),
    { code: -32603, message: "Cannot read properties of undefined (reading 'id')" },
    new Error('[object Object]'),
    new SyntaxError('Unexpected token < in JSON'),
  ])('error: the text of %s is not shown', (error) => {
    const { code, message } = normalizeWalletError(error)
    expect({ code, message }).toEqual({ code: 'unreadable', message: expect.stringContaining('cannot read') })
  })

  it.each([
    ['ProviderNotFoundError', 'no-provider'],
    ['ConnectorNotFoundError', 'no-provider'],
    ['ChainNotConfiguredError', 'chain-not-configured'],
    ['ResourceUnavailableRpcError', 'already-open'],
  ])('behavior: %s means %s', (name, expected) => {
    const error = new Error('outer', { cause: Object.assign(new Error('inner'), { name }) })
    expect(normalizeWalletError(error).code).toBe(expected)
  })

  it('behavior: the code that a mobile wallet puts in data.originalError is found', () => {
    const error = Object.assign(new Error('Internal JSON-RPC error.'), {
      code: -32603,
      data: { originalError: { code: 4902, message: 'Unrecognized chain ID' } },
    })
    expect(normalizeWalletError(error).code).toBe('chain-unknown')
  })

  it.each([
    ['User rejected the request.'],
    [{ code: '4001' }],
    [{ code: 'ACTION_REJECTED', message: 'nope' }],
    [{ code: -32603, data: { code: 4001 } }],
    [{ error: { code: 4001, message: 'User denied' } }],
    [{ code: -32603, data: 'x', cause: { code: 4001 } }],
  ])('behavior: %j is a rejection', (error) => {
    expect(normalizeWalletError(error).code).toBe('rejected')
  })

  it('behavior: a text without a known reason is shown as the wallet’s words', () => {
    expect(normalizeWalletError('nonce too low').message).toBe('The wallet answered: nonce too low. Try again.')
    expect(normalizeWalletError({ code: '' }).code).toBe('failed')
  })

  it('behavior: causes are followed', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: withCode(4001) }) })
    expect(normalizeWalletError(error).code).toBe('rejected')
  })

  it('behavior: a pending request reads as an instruction', () => {
    expect(normalizeWalletError(withCode(-32002)).message).toBe(
      'A request is already open in your wallet. Finish or close it there.',
    )
  })

  it('behavior: an unknown reason is shown in the wallet’s own words', () => {
    const error = normalizeWalletError(withCode(-32603, 'nonce too low'))
    expect(error.code).toBe('failed')
    expect(error.message).toBe('The wallet answered: nonce too low. Try again.')
  })

  it('behavior: an error of this page is unchanged', () => {
    const error = new WalletError('switch-timeout', { chainId: '5' })
    expect(normalizeWalletError(error)).toBe(error)
  })

  it.each([undefined, null, 'text', 7])('error: %s is still a wallet error', (value) => {
    expect(normalizeWalletError(value).code).toBe('failed')
  })
})
