import { describe, expect, it } from 'vitest'
import { eventChainId, sessionAccounts, sessionChains, sessionMethods } from './walletConnectSession.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const namespaces = {
  eip155: {
    accounts: [`eip155:10:${first.toLowerCase()}`, `eip155:10:${second}`, `eip155:1:${first}`],
    methods: ['personal_sign', 'eth_sendTransaction'],
  },
  'eip155:5': { accounts: [`eip155:5:${second}`, 'eip155:5:not-an-address'], methods: ['personal_sign'] },
  solana: { accounts: ['solana:main:abc'], methods: ['solana_signMessage'] },
}

describe('sessionAccounts, sessionChains and eventChainId', () => {
  it('behavior: accounts are parsed by chain, with checksums, from both forms of the namespace', () => {
    expect(sessionAccounts(namespaces, '10')).toEqual([first, second])
    expect(sessionAccounts(namespaces, '5')).toEqual([second])
    expect(sessionAccounts(namespaces, '99')).toEqual([])
  })

  it('behavior: chains and methods are listed once, without those of other ecosystems', () => {
    expect(sessionChains(namespaces)).toEqual(['10', '1', '5'])
    expect(sessionMethods(namespaces)).toEqual(['personal_sign', 'eth_sendTransaction'])
  })

  it.each([
    [10, '10'],
    ['0xa', '10'],
    ['10', '10'],
    ['eip155:10', '10'],
    ['solana:main', null],
    [undefined, null],
  ])('behavior: the chain %o is %o', (data, expected) => {
    expect(eventChainId(data)).toBe(expected)
  })
})
