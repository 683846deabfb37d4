import { expect, test } from 'vitest'
import { nodeIdentity } from './nodeIdentity.ts'

const areOne = async (first: string, second: string) => (await nodeIdentity(first)) === (await nodeIdentity(second))

test.each([
  ['http://localhost:8545', 'http://127.0.0.1:8545'],
  ['http://localhost:8545', 'http://[::1]:8545/'],
  ['http://127.0.0.1:8545', 'http://127.9.9.9:8545'],
  ['http://localhost:8545', 'http://[::ffff:127.0.0.1]:8545'],
  ['http://localhost:8545', 'http://desk:8545'],
  ['http://node.local:8545', 'http://192.168.1.5:8545'],
  ['https://rpc.example.com/v3/key-one', 'https://rpc.example.com/v3/key-two'],
  ['https://rpc.example.com', 'https://RPC.example.com.:8443'],
  ['https://eth.provider.com', 'https://mainnet.provider.com'],
])('behavior: %s and %s count as one node', async (first, second) => {
  expect(await areOne(first, second)).toBe(true)
})

test.each([
  ['http://localhost:8545', 'http://localhost:8546'],
  ['http://localhost:8545', 'https://rpc.example.com'],
  ['https://eth.provider.com', 'https://eth.other.com'],
  ['https://93.184.216.34', 'https://93.184.216.35'],
])('behavior: %s and %s count as two', async (first, second) => {
  expect(await areOne(first, second)).toBe(false)
})
