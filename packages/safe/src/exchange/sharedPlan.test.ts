import { expect, test } from 'vitest'
import { printExchangeFile, readExchangeFile } from './exchangeFile.ts'
import { exchangeJson } from './exchangeJson.ts'
import { packExchange, unpackExchange } from './packExchange.ts'
import { parseExchange } from './parseExchange.ts'
import type { SharedPlan } from './SharedPlan.ts'

const [alice, bob] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
] as const
const account = {
  chainId: 1n,
  chain: { name: 'Ethereum', shortName: 'eth' },
  safe: bob,
  seen: {
    block: 21_000_000n,
    owners: [alice],
    threshold: 1,
    modules: [],
    fallbackHandler: null,
    masterCopy: bob,
  },
  proposed: [{ step: 'batch', safeTxHash: `0x${'ab'.repeat(32)}` }],
} as const
const plan: SharedPlan = {
  kind: 'plan',
  address: bob,
  target: { owners: [alice, bob], threshold: 2, modules: [bob], fallbackHandler: 'keep', version: '1.4.1' },
  accounts: [account, { ...account, chainId: 8453n, seen: null, proposed: [] }],
  changedAt: 1_700_000_000_000,
}

test('behavior: a plan is read from a file and packed bytes as it was shared', async () => {
  expect(readExchangeFile(printExchangeFile(plan))).toEqual(plan)
  expect(await unpackExchange(await packExchange(plan))).toEqual(plan)
  const free: SharedPlan = {
    ...plan,
    target: { ...plan.target, modules: 'keep', fallbackHandler: null, version: 'keep' },
  }
  expect(readExchangeFile(printExchangeFile(free))).toEqual(free)
})

test('error: a target that no account can have is refused with its place', () => {
  const json = exchangeJson(plan)
  const changes = [
    { owners: [] },
    { owners: [alice, alice] },
    { owners: ['0x0000000000000000000000000000000000000000', alice] },
    { threshold: 3 },
    { threshold: 0 },
    { version: '1.3.0' },
    { modules: null },
    { extra: 1 },
  ]
  for (const change of changes)
    expect(() => parseExchange({ ...json, target: { ...Object(json['target']), ...change } })).toThrow(/plan\.target/)
})

test('error: an account that is in the plan twice is refused', () => {
  expect(() =>
    parseExchange({
      ...exchangeJson(plan),
      accounts: exchangeJson({ ...plan, accounts: [account, account] })['accounts'],
    }),
  ).toThrow('plan.accounts[1] is in the plan already')
})
