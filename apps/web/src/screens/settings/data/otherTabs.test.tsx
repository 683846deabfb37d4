import type { SharedPlan } from '@countersign/safe/exchange'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPlan, keptPlan, noteProposed, planStore } from '../../../data/plans/planStore.ts'
import { ownRpcUrls } from '../../../data/rpc/ownRpcUrls.ts'
import { hiddenTokensStore } from '../../../data/storage/hiddenTokens.ts'
import { type UndeployedAccount, undeployedAccountsStore } from '../../../data/undeployed/undeployedAccounts.ts'
import { creationsPart } from './creationsPart.ts'
import { dataParts } from './dataParts.ts'

const safe = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const node = 'https://node.example/'
const stores = [ownRpcUrls, hiddenTokensStore, undeployedAccountsStore, planStore]

/** Components show the values, so that this tab waits for events of the others. */
let stop: (() => void)[] = []
beforeEach(() => {
  localStorage.clear()
  stop = stores.map((store) => store.subscribe(() => undefined))
})
afterEach(() => {
  for (const end of stop) end()
  localStorage.clear()
})

/** As another tab stores it; its event has not arrived yet. */
const storeElsewhere = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

const importPart = (id: string, entries: readonly unknown[]) => {
  const part = dataParts.find((one) => one.id === id)
  if (part === undefined) throw new Error(`There is no part ${id}.`)
  return part.read(entries, ['1']).add()
}

test('behavior: an import and its Undo keep nodes, hidden tokens and accounts that another tab added', () => {
  const undo = importPart('nodes', [{ chainId: '1', url: node }])
  storeElsewhere('countersign.own-rpc', { 1: [node, 'https://mine.example/'] })
  undo()
  expect(stored('countersign.own-rpc')).toEqual({ 1: ['https://mine.example/'] })

  storeElsewhere('countersign.hidden-tokens', { [`1:${safe.toLowerCase()}`]: [token] })
  importPart('hidden', [{ chainId: '1', safe, address: safe }])
  expect(stored('countersign.hidden-tokens')).toEqual({ [`1:${safe.toLowerCase()}`]: [token, safe] })

  const account: UndeployedAccount = {
    chainId: '1',
    address: safe,
    name: 'Vault',
    creation: {
      version: '1.4.1',
      factory: token,
      singleton: token,
      fallbackHandler: token,
      owners: [token],
      threshold: 1,
      saltNonce: '1',
    },
    addedAt: 1,
    sent: null,
    failure: null,
    deployedAt: null,
  }
  storeElsewhere('countersign.undeployed-accounts', [account])
  creationsPart.read([], ['1']).add()
  expect(stored('countersign.undeployed-accounts')).toEqual([account])
})

test('behavior: a proposal of a plan keeps those that another tab noted', () => {
  const chain = { name: 'Ethereum', shortName: 'eth' }
  const plan: SharedPlan = {
    kind: 'plan',
    address: safe,
    target: { owners: [token], threshold: 1, modules: 'keep', fallbackHandler: 'keep', version: 'keep' },
    accounts: [{ chainId: 1n, chain, safe, seen: null, proposed: [] }],
    changedAt: 1,
  }
  const key = { chainId: '1', safe } as const
  const [first, second] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`] as const
  keepPlan(plan)
  const before = localStorage.getItem('countersign.plans') ?? ''
  noteProposed(safe, key, 'batch', first)
  const ofOtherTab = localStorage.getItem('countersign.plans') ?? ''
  // This tab has not heard of the first proposal.
  localStorage.setItem('countersign.plans', before)
  dispatchEvent(new StorageEvent('storage', { key: 'countersign.plans' }))
  localStorage.setItem('countersign.plans', ofOtherTab)
  noteProposed(safe, key, 'batch', second)
  expect(keptPlan(safe)?.accounts[0]?.proposed.map(({ safeTxHash }) => safeTxHash)).toEqual([first, second])
})

test('error: plans and accounts that another build stored in another form stay in the storage', () => {
  const newer = [{ chainId: '1', address: safe, creation: { version: '9' } }]
  storeElsewhere('countersign.undeployed-accounts', newer)
  storeElsewhere('countersign.plans', ['a plan of another build'])
  for (const id of ['creations', 'plans']) importPart(id, [])
  expect(stored('countersign.undeployed-accounts')).toEqual(newer)
  expect(stored('countersign.plans')).toEqual(['a plan of another build'])
})
