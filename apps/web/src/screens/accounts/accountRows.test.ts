import type { SafeOverview } from '@countersign/api'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { accountRows, compareFiat, totalOfRows } from './accountRows.ts'
import { inboxMessages } from './inboxMessages.ts'
import { namesOf } from './namesOf.ts'
import type { KnownAccount } from './KnownAccount.ts'
import { parseAccountText } from './parseAccountText.ts'

const first = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const second = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const chain = chainFixture()
const account = (safe: typeof first | typeof second): KnownAccount => ({
  chain,
  safe,
  key: { chainId: chain.chainId, safe },
  account: `dev1:${safe}`,
  ownership: null,
  pinned: false,
  saved: true,
})
const info = (value: typeof first | typeof second) => ({ value, name: null, logoUri: null })
const overview = (safe: typeof first | typeof second, fiatTotal: string) => ({
  address: info(safe),
  chainId: chain.chainId,
  threshold: 1,
  owners: [],
  fiatTotal,
  queued: 0,
  awaitingConfirmation: null,
})
const names = {
  nameOf: (address: string) => (address === first ? { name: 'Treasury', source: 'you' as const } : null),
  nameOfInfo: () => null,
}
const base = {
  accounts: [account(first), account(second)],
  overviews: [overview(first, '9.5'), overview(second, '10')],
  names,
  needed: () => 0,
}

test('behavior: the most valuable account comes first, compared as a number and not as text', () => {
  expect(accountRows({ ...base, filter: '' }).map(({ account: { safe } }) => safe)).toEqual([second, first])
  expect(compareFiat('100000000000000000000.01', '99999999999999999999.99')).toBe(1)
  expect(compareFiat(undefined, '0')).toBe(-1)
})

test('behavior: the total is exact, and missing while one value is unknown or without prices', () => {
  const total = (overviews: readonly SafeOverview[]) => totalOfRows(accountRows({ ...base, overviews, filter: '' }))
  expect(total([overview(first, '9.5'), overview(second, '10.000000000000000001')])).toBe('19.500000000000000001')
  expect(total([overview(first, '9.5')])).toBeNull()
  expect(total([overview(first, '9.5'), { ...overview(second, '0'), unpriced: true }])).toBeNull()
})

test('behavior: the filter searches name, address and network', () => {
  const found = (filter: string) => accountRows({ ...base, filter }).map(({ account: { safe } }) => safe)
  expect(found('treas')).toEqual([first])
  expect(found(second.toLowerCase())).toEqual([second])
  expect(found('local')).toHaveLength(2)
  expect(found('nothing')).toEqual([])
})

test('behavior: an account is parsed from an address, with a prefix, or from a link', () => {
  const links = [
    first,
    `dev1:${first}`,
    `https://app.example/home?safe=dev1:${first}`,
    `http://localhost:4180/safes/dev1:${first}/queue`,
  ]
  for (const text of links) expect(parseAccountText(text, [chain], chain)).toMatchObject({ ok: true, safe: first })
})

test('error: a link to a network that is not configured lists the configured ones', () => {
  expect(parseAccountText(`oeth:${first}`, [chain], chain)).toEqual({
    ok: false,
    reason: '"oeth" is not a network configured here. Configured: dev1.',
  })
})

test('behavior: the headline counts in words', () => {
  expect([0, 1, 3, 13].map((count) => inboxMessages.headline(count))).toEqual([
    'Nothing needs you',
    'One item needs you',
    'Three items need you',
    '13 items need you',
  ])
  expect(inboxMessages.work({ accounts: 3, urgent: 1, executable: 1 })).toBe(
    'In 3 accounts. One is urgent, one can be executed now.',
  )
  expect(inboxMessages.work({ accounts: 1, urgent: 0, executable: 2 })).toBe('In 1 account. Two can be executed now.')
  expect(inboxMessages.work({ accounts: 1, urgent: 0, executable: 0 })).toBe('In 1 account.')
  expect(namesOf(['a', 'b'])).toBe('a, b')
  expect(namesOf(Array.from({ length: 500 }, () => 'a'))).toBe('a, a, a, a, a and 495 more')
})
