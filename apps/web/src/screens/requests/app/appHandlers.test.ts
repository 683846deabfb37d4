import type { Chain } from '@countersign/api'
import { hashMessagePayload } from '@countersign/safe'
import { afterEach, expect, test, vi } from 'vitest'
import { preferencesStore } from '../../../data/storage/preferences.ts'
import { askOfMessage, askOfTransactions, askOfTypedMessage, chainInfoOf, safeInfoOf, type Way } from './appHandlers.ts'
import type { AppAccount } from './AppAccount.ts'

const SAFE = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const HANDLER = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'

type Change = { version?: string; handler?: boolean; features?: string[]; chainId?: string; chainName?: string }

function accountOf({ version = '1.4.1', handler = true, features = ['EIP1271'], ...chain }: Change = {}): AppAccount {
  const described: Partial<Chain> = {
    chainId: '31337',
    chainName: 'Local chain',
    shortName: 'dev1',
    features,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: null },
    blockExplorerUriTemplate: { address: 'a', txHash: 't', api: 'p' },
    ...chain,
  }
  return {
    chain: described as Chain,
    safe: SAFE,
    isReadOnly: false,
    state: {
      block: 1n,
      owners: [OWNER],
      threshold: 1,
      nonce: 7n,
      version,
      masterCopy: HANDLER,
      masterCopyHash: '0x00',
      modules: [],
      guard: null,
      moduleGuard: null,
      fallbackHandler: handler ? HANDLER : null,
      balance: 0n,
    },
  }
}

const wayOf = (change: Change = {}, offChainSigning = true, isOld = false): Way => ({
  account: accountOf(change),
  settings: { offChainSigning },
  call: { isOldSdk: () => isOld },
})

afterEach(() => {
  preferencesStore.set({ ...preferencesStore.get(), signOnChain: false })
})

test('behavior: an app gets checksummed addresses, and the chain name that the first SDKs use', () => {
  expect(safeInfoOf(accountOf())).toEqual({
    safeAddress: SAFE,
    chainId: 31337,
    threshold: 1,
    owners: [OWNER],
    isReadOnly: false,
    nonce: 7,
    implementation: HANDLER,
    modules: null,
    fallbackHandler: HANDLER,
    guard: null,
    version: '1.4.1',
    network: 'LOCAL CHAIN',
  })
  expect(safeInfoOf(accountOf({ chainId: '1', chainName: 'Ethereum' })).network).toBe('MAINNET')
  expect(safeInfoOf(accountOf({ chainId: '100', chainName: 'Gnosis' })).network).toBe('XDAI')
  expect(chainInfoOf(accountOf())).toMatchObject({ chainId: '31337', nativeCurrency: { logoUri: '' } })
})

test('behavior: calls are passed unchanged; gas only if the app names it', () => {
  const tx = { to: SAFE, value: 1n, data: '0x' } as const
  expect(askOfTransactions({ txs: [tx], params: {} })).toEqual({ kind: 'calls', calls: [tx], answer: 'app' })
  expect(askOfTransactions({ txs: [tx], params: { safeTxGas: 5 } })).toMatchObject({ safeTxGas: 5n })
})

test.each<[string, Way, 'message' | 'on-chain-message']>([
  ['an account that answers for signatures', wayOf(), 'message'],
  ['version 1.3.0 without a fallback handler', wayOf({ version: '1.3.0', handler: false }), 'on-chain-message'],
  ['version 1.1.1, which needs none', wayOf({ version: '1.1.1', handler: false }), 'message'],
  ['a version below 1.0.0', wayOf({ version: '0.1.0' }), 'on-chain-message'],
  ['a network without EIP-1271', wayOf({ features: [] }), 'on-chain-message'],
  ['an SDK that cannot take signatures', wayOf({}, true, true), 'on-chain-message'],
  ['an app that asked for it', wayOf({}, false), 'on-chain-message'],
])('behavior: how a message is signed for %s', (_title, way, kind) => {
  expect(askOfMessage({ message: 'hello' }, way)).toEqual({ kind, content: 'hello', answer: 'app' })
})

test('behavior: with the setting for on-chain messages, every message is signed on chain', () => {
  preferencesStore.set({ ...preferencesStore.get(), signOnChain: true })
  expect(askOfMessage({ message: 'hello' }, wayOf()).kind).toBe('on-chain-message')
})

test('behavior: off-chain signing starts with the first version that reads signatures', () => {
  const isOldSdk = vi.fn(() => false)
  askOfMessage({ message: 'hello' }, { ...wayOf(), call: { isOldSdk } })
  expect(isOldSdk).toHaveBeenCalledWith('7.11.0')
})

test('behavior: bytes that decode to a text are signed as that text, others unchanged', () => {
  expect(askOfMessage({ message: '0x68656c6c6f' }, wayOf())).toMatchObject({ content: 'hello' })
  const bare = `0x${'ff'.repeat(32)}`
  expect(askOfMessage({ message: bare }, wayOf())).toMatchObject({ content: bare })
})

const mail = {
  domain: { name: 'Mail', chainId: 31337n },
  types: { Mail: [{ name: 'amount', type: 'uint256' }] },
  message: { amount: 12n },
}

test('behavior: number objects of every library become the same number', () => {
  const ask = askOfTypedMessage({ typedData: mail }, wayOf())
  expect(ask).toMatchObject({ content: { domain: { chainId: '31337' }, message: { amount: '12' } } })
  const ethers = { ...mail, domain: { name: 'Mail', chainId: { type: 'BigNumber', hex: '0x7a69' } } }
  const same = askOfTypedMessage({ typedData: ethers }, wayOf())
  if (ask.kind === 'calls' || same.kind === 'calls') throw new Error('A message became calls.')
  expect(hashMessagePayload(same.content)).toBe(hashMessagePayload(ask.content))
})

test('error: typed data that cannot be hashed is refused before a prompt', () => {
  const unclear = { ...mail, types: { ...mail.types, Other: [{ name: 'x', type: 'bool' }] } }
  expect(() => askOfTypedMessage({ typedData: unclear }, wayOf())).toThrow(/^Invalid typed data/)
  const wrong = { ...mail, message: { amount: 'many' } }
  expect(() => askOfTypedMessage({ typedData: wrong }, wayOf())).toThrow(/^Invalid typed data/)
})
