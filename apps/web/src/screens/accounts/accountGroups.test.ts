import type { SafeOverview } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { accountGroups, fiatOfSum, filterGroups, networksOf, totalOfGroups } from './accountGroups.ts'
import type { OpenDeployment } from './AccountGroup.ts'
import { inboxMessages } from './inboxMessages.ts'
import { namesOf } from './namesOf.ts'
import type { KnownAccount } from './KnownAccount.ts'
import { parseAccountText } from './parseAccountText.ts'

const first = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const second = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const [alice, bob, carol]: [Address, Address, Address] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
  '0x0000000000000000000000000000000000000003',
]
const chain = chainFixture()
const other = chainFixture({ chainId: '10', chainName: 'Optimism', shortName: 'oeth' })
const third = chainFixture({ chainId: '100', chainName: 'Gnosis', shortName: 'gno' })
const account = (safe: Address, on = chain): KnownAccount => ({
  chain: on,
  safe,
  key: { chainId: on.chainId, safe },
  account: `${on.shortName}:${safe}`,
  ownership: null,
  pinned: false,
  saved: true,
})
const info = (value: Address) => ({ value, name: null, logoUri: null })
const overview = (safe: Address, fiatTotal: string, fields: Partial<SafeOverview> = {}): SafeOverview => ({
  address: info(safe),
  chainId: chain.chainId,
  threshold: 2,
  owners: [info(alice), info(bob)],
  fiatTotal,
  queued: 1,
  awaitingConfirmation: null,
  version: '1.4.1+L2',
  ...fields,
})
const names = {
  nameOf: (address: string) => (address === first ? { name: 'Treasury', source: 'you' as const } : null),
  nameOfInfo: () => null,
}
const base = { accounts: [account(first), account(second)], open: [], names, needed: () => 0 }
const on = (chainId: string, fields: Partial<SafeOverview> = {}) => ({ chainId, ...fields })

test('behavior: the accounts of one address are one group, with value, work and the latest activity of all its networks', () => {
  const accounts = [account(first), account(second), account(first, other)]
  const overviews = [
    overview(first, '9.5', { lastActivity: 5 }),
    overview(first, '10.000000000000000001', on('10', { queued: 3, lastActivity: 9 })),
    overview(second, '1'),
  ]
  const needed = (name: string) => (name.startsWith('oeth') ? 2 : 0)
  const groups = accountGroups({ ...base, accounts, overviews, needed })
  expect(groups.map(({ safe, name, places }) => [safe, name, places.length])).toEqual([
    [first, 'Treasury', 2],
    [second, null, 1],
  ])
  expect(groups[0]).toMatchObject({
    needsYou: 2,
    queued: 4,
    lastActivity: 9,
    valued: { known: 2, all: 2 },
    differing: 0,
  })
  expect(fiatOfSum(groups[0]?.sum ?? 0n)).toBe('19.500000000000000001')
  expect(totalOfGroups(groups)).toBe('20.500000000000000001')
})

test('behavior: the total is missing while one value is unknown or without prices; a group has the sum of the known ones', () => {
  const accounts = [account(first), account(first, other)]
  const groups = (overviews: readonly SafeOverview[]) => accountGroups({ ...base, accounts, overviews })
  for (const found of [
    groups([overview(first, '9.5')]),
    groups([overview(first, '9.5'), overview(first, '7', on('10', { unpriced: true }))]),
    groups([overview(first, '9.5'), overview(first, '7', on('10', { error: 'The chain could not be read.' }))]),
  ]) {
    expect(totalOfGroups(found)).toBeNull()
    expect(found[0]).toMatchObject({ sum: 95n * 10n ** 17n, valued: { known: 1, all: 2 } })
  }
})

test('behavior: networks with another set-up than most are counted; what was not read is no difference', () => {
  const accounts = [account(first), account(first, other), account(first, third)]
  const differing = (...changes: Partial<SafeOverview>[]) =>
    accountGroups({
      ...base,
      accounts,
      overviews: [chain, other, third].map(({ chainId }, index) =>
        overview(first, '0', { chainId, ...changes[index] }),
      ),
    })[0]
  expect(differing({ owners: [info(bob), info(alice)] }, { version: '1.4.1' })).toMatchObject({ differing: 0 })
  expect(differing({}, { threshold: 1 })).toMatchObject({ differing: 1, setup: { threshold: 2 } })
  expect(differing({ threshold: 1 }, {}, { owners: [info(alice), info(carol)] })?.differing).toBe(2)
  expect(differing({}, { version: '1.3.0+L2' }, { version: null })).toMatchObject({ differing: 1 })
  expect(differing({}, { error: 'The chain could not be read.', threshold: 0, owners: [] })).toMatchObject({
    differing: 0,
  })
})

test('behavior: a network where the account is not deployed yet belongs to its group; one deployed meanwhile is not listed twice', () => {
  const open = (on: typeof chain, safe: Address = first): OpenDeployment => ({
    chain: on,
    safe,
    name: 'Planned',
    state: 'not-deployed',
    failure: null,
    setup: { owners: [alice, bob, carol], threshold: 2, version: '1.4.1' },
  })
  const overviews = [overview(first, '1')]
  const groups = accountGroups({
    ...base,
    accounts: [account(first)],
    overviews,
    open: [open(chain), open(other), open(third, second)],
  })
  expect(groups.map(({ name, places }) => [name, places.map((one) => [one.account, one.known !== null])])).toEqual([
    [
      'Treasury',
      [
        [`dev1:${first}`, true],
        [`oeth:${first}`, false],
      ],
    ],
    ['Planned', [[`gno:${second}`, false]]],
  ])
  expect(groups[0]).toMatchObject({ differing: 1, valued: { known: 1, all: 1 } })
  expect(totalOfGroups(groups)).toBe('1.000000000000000000')
})

test('behavior: the filter searches name, address and network', () => {
  const groups = accountGroups({ ...base, accounts: [account(first), account(second, other)], overviews: [] })
  const found = (filter: string, chainId: string | null = null) =>
    filterGroups(groups, { filter, chainId }).map(({ safe }) => safe)
  expect(found('treas')).toEqual([first])
  expect(found(second.toLowerCase())).toEqual([second])
  expect(found('optim')).toEqual([second])
  expect(found(' ')).toHaveLength(2)
  expect(found('nothing')).toEqual([])
  expect(found('', other.chainId)).toEqual([second])
  expect(found('treas', other.chainId)).toEqual([])
  expect(networksOf(groups)).toEqual([chain, other])
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
