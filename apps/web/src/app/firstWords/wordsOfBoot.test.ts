import { Boot } from '@countersign/api'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { setProposalsHidden } from '../../screens/queue/model/hiddenProposals.ts'
import { wordsOfBoot } from './wordsOfBoot.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const kestrel = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const info = (value: string) => ({ value, name: null, logoUri: null })
const transfer = (id: string, fields: object = {}, more: object = {}) => ({
  type: 'TRANSACTION',
  transaction: {
    id,
    timestamp: 1_795_000_000_000,
    txHash: null,
    txStatus: 'SUCCESS',
    executionInfo: null,
    safeAppInfo: null,
    note: null,
    txInfo: {
      type: 'Transfer',
      humanDescription: null,
      sender: info(kestrel),
      recipient: info(safe),
      direction: 'INCOMING',
      transferInfo: {
        type: 'ERC20',
        tokenAddress: token,
        tokenName: 'Test USD',
        tokenSymbol: 'TUSD',
        decimals: 6,
        value: '2500000000',
        logoUri: null,
        trusted: true,
        imitation: false,
        ...fields,
      },
    },
    ...more,
  },
  conflictType: 'None',
})
const pageOf = (results: object[]) => ({ count: results.length, next: null, previous: null, results })
const answer = (parts: object) => Boot.parse({ config: {}, chains: [chainFixture()], safe: null, ...parts })
const pathOf = (id: string) => `/safes/dev1:${safe}/transactions/${id}`
const signed = {
  executionInfo: {
    type: 'MULTISIG',
    nonce: 7,
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    missingSigners: null,
  },
}
const open = (page: string) => ({ account: `dev1:${safe}`, page, currency: 'usd' })

test('behavior: the history has the titles and amounts of its rows, with the names of this browser', () => {
  const boot = answer({ history: pageOf([transfer('a')]) })
  expect(wordsOfBoot(boot, open('history'), [])).toEqual({
    total: null,
    rows: [{ path: pathOf('a'), title: 'Received from 0xf39F…2266', amount: '+2,500.00\u00a0TUSD' }],
  })
  const named = wordsOfBoot(boot, open('history'), [{ address: kestrel, name: 'Kestrel', chainId: null }])
  expect(named?.rows[0]?.title).toBe('Received from Kestrel')
})

test('behavior: imitations and unlisted tokens are not among the first rows, and failed rows moved nothing', () => {
  const boot = answer({
    history: pageOf([
      transfer('a', { imitation: true }),
      transfer('b', { trusted: false }),
      transfer('c', {}, { txStatus: 'FAILED' }),
    ]),
  })
  expect(wordsOfBoot(boot, open('history'), [])?.rows).toEqual([
    { path: pathOf('c'), title: 'Received from 0xf39F…2266', amount: null },
  ])
})

test('error: a queue lists a transaction once, and nothing that the owners do not sign; the page hides no token there', () => {
  const boot = answer({
    queue: pageOf([
      transfer('a', {}, signed),
      transfer('a', {}, signed),
      transfer('b'),
      transfer('c', { trusted: false }, signed),
    ]),
  })
  expect(wordsOfBoot(boot, open('queue'), [])?.rows.map(({ path }) => path)).toEqual([pathOf('a'), pathOf('c')])
})

test('behavior: links have the address that the page itself has, however the account was typed', () => {
  const boot = answer({ history: pageOf([transfer('a')]) })
  const typed = { ...open('history'), account: `dev1:${safe.toLowerCase()}` }
  expect(wordsOfBoot(boot, typed, [])?.rows[0]?.path).toBe(pathOf('a'))
})

test.each([
  ['an id that no address can contain', { history: pageOf([transfer('\ud800')]) }],
  ['an id of 100,000 characters', { history: pageOf([transfer('a'.repeat(100_000))]) }],
  ['a token id that is no number', { history: pageOf([transfer('a', { type: 'ERC721', tokenId: '7\u202e' })]) }],
])('error: %s leaves the list out of the answer', (_, parts) => {
  expect(wordsOfBoot(answer(parts), open('history'), [])).toBeNull()
})

test('behavior: the overview has the value of the account and the next three of its queue', () => {
  const native = { type: 'NATIVE_TOKEN', address: `0x${'0'.repeat(40)}`, decimals: 18, symbol: 'ETH', name: 'Ether' }
  const boot = answer({
    queue: pageOf(['a', 'b', 'c', 'd'].map((id) => transfer(id, {}, signed))),
    balances: {
      fiatTotal: '2450.00',
      items: [
        {
          tokenInfo: { ...native, logoUri: null },
          balance: '1000000000000000000',
          fiatBalance: '2450.00',
          fiatConversion: '2450',
          fiatBalance24hChange: null,
        },
      ],
    },
  })
  const words = wordsOfBoot(boot, open('home'), [])
  expect(words?.total).toBe('$2,450.00')
  expect(words?.rows).toHaveLength(3)
})

test('behavior: a queue that hides proposals of proposers says nothing before the owners are known', () => {
  const key = { chainId: '31337', safe } as const
  const boot = answer({ queue: pageOf([transfer('a', {}, signed)]) })
  expect(wordsOfBoot(boot, open('queue'), [])?.rows).toHaveLength(1)
  setProposalsHidden(key, true)
  expect(wordsOfBoot(boot, open('queue'), [])).toBeNull()
  setProposalsHidden(key, false)
})

test.each([
  ['another page', open('messages')],
  ['no account', { ...open('queue'), account: null }],
  ['an account on a network that the service does not know', { ...open('queue'), account: `xyz:${safe}` }],
])('behavior: nothing is said for %s', (_, place) => {
  expect(wordsOfBoot(answer({ queue: pageOf([transfer('a')]) }), place, [])).toBeNull()
})
