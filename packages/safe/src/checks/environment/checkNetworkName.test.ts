import { describe, expect, it } from 'vitest'
import { checkNetworkName } from './checkNetworkName.ts'

const known = [
  { chainId: 1n, name: 'Ethereum' },
  { chainId: 8453n, name: 'Base' },
  { chainId: 100n, name: 'Gnosis Chain' },
  { chainId: 11155111n, name: 'Sepolia', isTestnet: true },
  { chainId: 84532n, name: 'Base Sepolia', isTestnet: true },
  { chainId: 11155420n, name: 'Optimism Sepolia', isTestnet: true },
  { chainId: 11155420n, name: 'OP Sepolia', isTestnet: true },
]
const found = (chainId: bigint, name: string, symbol = 'ETH') =>
  checkNetworkName({ chainId, name, symbol }, known).map(({ title }) => title)

describe('the name of a network', () => {
  it('behavior: its own name, also a longer one, and an unused name give no finding', () => {
    expect(found(1n, 'Ethereum')).toEqual([])
    expect(found(1n, 'Ethereum Mainnet')).toEqual([])
    expect(found(100n, 'gnosis chain')).toEqual([])
    expect(found(31337n, 'Local chain')).toEqual([])
    expect(found(31337n, 'Database chain')).toEqual([])
  })

  it.each(['Ethereum', 'Ethereum (verified)', 'ETHEREUM', 'Еthеrеum', 'Ether\u200beum', 'Official Ethereum network'])(
    'error: S1 “%s” for another chain id imitates the name of Ethereum',
    (name) => {
      expect(found(31337n, name)).toContain('The network has the name of another network')
      expect(found(8453n, name)).toContain('The network has the name of another network')
    },
  )

  it('error: S1 a short name counts only as a separate word', () => {
    expect(found(31337n, 'BASE (official)')).toContain('The network has the name of another network')
  })

  it('behavior: a test network has its own name, although it contains the name of another network', () => {
    expect(found(84532n, 'Base Sepolia')).toEqual([])
    expect(found(84532n, 'Base Sepolia Testnet')).toEqual([])
    expect(found(11155420n, 'OP Sepolia')).toEqual([])
    expect(found(11155420n, 'Optimism Sepolia')).toEqual([])
    expect(found(11155111n, 'Sepolia testnet')).toEqual([])
  })

  it.each([
    [8453n, 'Base Sepolia', 'The network has the name of another network'],
    [84532n, 'Base', 'The network has the name of another network'],
    [84532n, 'Ethereum Base Sepolia', 'The network has the name of another network'],
    [31337n, 'Base Sepolia', 'The network has the name of another network'],
    [1n, 'Ethereum testnet', 'The service gives the network another name'],
    [8453n, 'Base Devnet', 'The service gives the network another name'],
  ])('error: S1 chain %s has not the name “%s”', (chainId, name, title) => {
    expect(found(chainId, name)).toEqual([title])
  })

  it('error: S1 a known network with another name is named correctly', () => {
    expect(checkNetworkName({ chainId: 1n, name: 'Testnet', symbol: 'ETH' }, known)).toMatchObject([
      { verdict: 'caution', reason: expect.stringContaining('This is chain 1, Ethereum.') },
    ])
  })

  it.each(['\u202e', '\u200b', '\u2066', '\u0000', '\ufffd'])(
    'error: S1 a hidden character %j is reported',
    (hidden) => {
      expect(found(31337n, `Local${hidden} chain`)).toEqual(['Hidden characters in the name of the network'])
      expect(found(31337n, 'Local chain', `E${hidden}TH`)).toEqual(['Hidden characters in the name of the currency'])
    },
  )
})
