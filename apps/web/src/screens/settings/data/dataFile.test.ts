import { beforeEach, expect, test } from 'vitest'
import { forgetPlan, keepPlan, keptPlan } from '../../../data/plans/planStore.ts'
import { ownRpcUrls } from '../../../data/rpc/ownRpcUrls.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import { assetViewStore } from '../../../data/storage/assetView.ts'
import { hiddenTokensStore, hideToken } from '../../../data/storage/hiddenTokens.ts'
import { currencyStore } from '../../../data/storage/currency.ts'
import { savedAccountsStore } from '../../../data/storage/pinnedAccounts.ts'
import { findSafeDeployment } from '@countersign/chains'
import type { SharedPlan } from '@countersign/safe/exchange'
import { chooseCreationContracts, predictAccount } from '@countersign/safe'
import { changeUndeployed, undeployedAccountsStore } from '../../../data/undeployed/undeployedAccounts.ts'
import { type DataPreview, printData, readData } from './dataFile.ts'
import { dataParts } from './dataParts.ts'
import { openFile, sealedBytesOf, sealFile } from './sealedFile.ts'

const vault = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const kestrel = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const CHAINS = ['1', '100']
const NOW = 1_795_000_000_000

beforeEach(() => {
  addressBookStore.set([])
  savedAccountsStore.set([])
  ownRpcUrls.set({})
  currencyStore.set('usd')
  hiddenTokensStore.set({})
  assetViewStore.set({ tokens: 'all', hidesDust: false, dust: '1' })
})

const read = (value: unknown): DataPreview => {
  const found = readData(JSON.stringify(value), dataParts, CHAINS, NOW)
  if ('problem' in found) throw new Error(found.problem)
  return found
}
const counts = ({ parts }: DataPreview) =>
  Object.fromEntries(parts.map(({ id, fresh, same, kept }) => [id, [fresh, same, kept]]))

function keepSomething(): void {
  addressBookStore.set([{ address: vault, name: 'Vault', chainId: null }])
  savedAccountsStore.set([{ chainId: '1', safe: kestrel, pinned: true, addedAt: 1 }])
  ownRpcUrls.set({ 1: ['https://node.example/key'] })
  currencyStore.set('eur')
}

test('behavior: what one browser exports, another has after the import; Undo takes out only what was added', () => {
  keepSomething()
  const file = printData(dataParts)
  const before = [addressBookStore.get(), savedAccountsStore.get(), ownRpcUrls.get(), currencyStore.get()]
  addressBookStore.set([{ address: kestrel, name: 'Kestrel', chainId: null }])
  savedAccountsStore.set([])
  ownRpcUrls.set({})
  currencyStore.set('usd')
  const preview = read(JSON.parse(file))
  expect(counts(preview)).toEqual({ accounts: [1, 0, 0], contacts: [1, 0, 0], nodes: [1, 0, 0], settings: [1, 0, 0] })
  const undo = preview.parts.map((part) => part.add())
  expect([addressBookStore.get().slice(1), savedAccountsStore.get(), ownRpcUrls.get(), currencyStore.get()]).toEqual(
    before,
  )
  for (const takeBack of undo) takeBack()
  expect(addressBookStore.get()).toEqual([{ address: kestrel, name: 'Kestrel', chainId: null }])
  expect([savedAccountsStore.get(), ownRpcUrls.get(), currencyStore.get()]).toEqual([[], {}, 'usd'])
})

test('behavior: plans for several networks move, and a changed one is refused', () => {
  const plan: SharedPlan = {
    kind: 'plan',
    address: vault,
    target: { owners: [kestrel], threshold: 1, modules: 'keep', fallbackHandler: null, version: '1.4.1' },
    accounts: [{ chainId: 4217n, chain: { name: 'Own', shortName: 'own' }, safe: vault, seen: null, proposed: [] }],
    changedAt: NOW,
  }
  keepPlan(plan)
  const file: unknown = JSON.parse(printData(dataParts))
  forgetPlan(vault)
  const undo = read(file).parts.map((part) => part.add())
  expect(keptPlan(vault)).toEqual(plan)
  expect(counts(read(file))).toMatchObject({ plans: [0, 1, 0] })
  keepPlan({ ...plan, target: { ...plan.target, version: 'keep' } })
  expect(counts(read(file))).toMatchObject({ plans: [0, 0, 1] })
  for (const takeBack of undo) takeBack()
  expect(keptPlan(vault)).toBeNull()
  const changed = JSON.parse(JSON.stringify(file).replace('1.4.1', '1.3.0'))
  expect(read(changed).parts).toMatchObject([
    { id: 'plans', fresh: 0, refused: [expect.stringContaining('not a plan, or it was changed')] },
  ])
})

test('behavior: the data that deploy an account move, and an entry of another address is refused', () => {
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new TypeError('no contracts')
  const creation = { ...contracts, owners: [vault, kestrel], threshold: 2, saltNonce: '7' } as const
  const { address } = predictAccount({ ...creation, saltNonce: 7n })
  const entry = { chainId: '1', address, name: 'Reserve', creation: { ...creation, owners: [...creation.owners] } }
  undeployedAccountsStore.set([{ ...entry, addedAt: 5, sent: null, failure: null, deployedAt: 9 }])
  const file: unknown = JSON.parse(printData(dataParts))
  undeployedAccountsStore.set([])
  const undo = read(file).parts.map((part) => part.add())
  expect(undeployedAccountsStore.get()).toMatchObject([{ ...entry, sent: null, deployedAt: null }])
  changeUndeployed({ chainId: '1', safe: address }, { failure: 'The wallet refused.' })
  expect(counts(read(file))).toMatchObject({ creations: [0, 1, 0] })
  for (const takeBack of undo) takeBack()
  expect(undeployedAccountsStore.get()).toEqual([])
  const changed = { ...entry, creation: { ...entry.creation, threshold: 1 } }
  const preview = read({ kind: 'countersign-data', version: 1, parts: { creations: [changed] } })
  expect(preview.parts[0]).toMatchObject({ fresh: 0, refused: [expect.stringContaining('another address')] })
})

test('behavior: the view of the assets and the hidden tokens move, and Undo takes them out again', () => {
  const account = { chainId: '1', safe: vault } as const
  hideToken(account, kestrel)
  assetViewStore.set({ tokens: 'trusted', hidesDust: true, dust: '2.5' })
  const file: unknown = JSON.parse(printData(dataParts))
  const before = [hiddenTokensStore.get(), assetViewStore.get()]
  hiddenTokensStore.set({})
  assetViewStore.set({ tokens: 'all', hidesDust: false, dust: '1' })
  const preview = read(file)
  expect(counts(preview)).toMatchObject({ hidden: [1, 0, 0], settings: [3, 0, 0] })
  const undo = preview.parts.map((part) => part.add())
  expect([hiddenTokensStore.get(), assetViewStore.get()]).toEqual(before)
  for (const takeBack of undo) takeBack()
  expect([hiddenTokensStore.get(), assetViewStore.get()]).toEqual([{}, { tokens: 'all', hidesDust: false, dust: '1' }])
})

test('error: a limit of small values that is no amount is not taken from a file', () => {
  const parts = { settings: [{ name: 'dust', value: '1e9<script>' }] }
  for (const part of read({ kind: 'countersign-data', version: 1, parts }).parts) part.add()
  expect(assetViewStore.get().dust).toBe('1')
})

test('behavior: an entry that is here with another content stays', () => {
  keepSomething()
  const file: unknown = JSON.parse(printData(dataParts))
  addressBookStore.set([{ address: vault, name: 'My vault', chainId: null }])
  const preview = read(file)
  expect(counts(preview)).toMatchObject({ contacts: [0, 0, 1], accounts: [0, 1, 0] })
  for (const part of preview.parts) part.add()
  expect(addressBookStore.get()).toEqual([{ address: vault, name: 'My vault', chainId: null }])
})

test('security: nodes and networks are written only on request', () => {
  expect(dataParts.filter(({ mayHoldSecrets }) => mayHoldSecrets).map(({ id }) => id)).toEqual(['networks', 'nodes'])
})

test('error: each invalid entry has a reason, the others are read', () => {
  const preview = read({
    kind: 'countersign-data',
    version: 1,
    parts: {
      contacts: [
        { address: vault.replace('C5', 'c5'), name: 'A', chainId: null },
        { address: vault, name: 'A', chainId: '999' },
        { address: '0x12', name: 'A', chainId: null },
        { address: vault, name: 'A', chainId: null },
        { address: vault, name: 'B', chainId: null },
      ],
      unknown: [1],
    },
  })
  expect(preview).toMatchObject({ unread: ['unknown'], parts: [{ fresh: 1 }] })
  expect(preview.parts[0]?.refused).toEqual([
    expect.stringMatching(/^Contacts, entry 1: the checksum of .* is wrong\.$/),
    'Contacts, entry 2: this page has no network with the chain id 999.',
    'Contacts, entry 3: at address: Invalid address',
    'Contacts, entry 5: it is in the file twice.',
  ])
})

const safes = { 1: { [kestrel]: { owners: [{ value: vault }], threshold: 1 } } }
const contacts = { 1: { [vault]: 'Vault' }, 5: { [vault]: 'Old' } }
const ofStorage = {
  SAFE__addressBook: JSON.stringify([{ address: vault, name: 'Vault', chainId: '1' }]),
  '_immortal|v2_MAINNET__SAFES': JSON.stringify({ [kestrel]: { address: kestrel, owners: [vault], threshold: 1 } }),
  '_immortal|v2_100__SAFES': JSON.stringify({ [vault]: { address: vault, owners: [], threshold: 1 } }),
  '_immortal|v2_MAINNET__CURRENT_SESSION': '{}',
}

test.each([
  ['1.0', ofStorage, 2, []],
  ['2.0', { addressBook: contacts, addedSafes: safes, settings: {}, safeApps: {} }, 1, ['settings', 'safeApps']],
  ['3.0', { addressBook: contacts, addedSafes: safes, undeployedSafes: {}, visitedSafes: {} }, 1, ['visitedSafes']],
])(
  'behavior: version %s of the export of Safe{Wallet} is read, and what is not read is named',
  (version, data, accounts, unread) => {
    const preview = read({ version, data })
    expect(preview).toMatchObject({ from: 'safe', unread })
    expect(counts(preview)).toMatchObject({ contacts: [1, 0, 0], accounts: [accounts, 0, 0] })
    for (const part of preview.parts) part.add()
    expect(addressBookStore.get()).toEqual([{ address: vault, name: 'Vault', chainId: '1' }])
    expect(savedAccountsStore.get()).toContainEqual({ chainId: '1', safe: kestrel, pinned: true, addedAt: NOW })
  },
)

test('security: accounts that Safe{Wallet} did not deploy are read with their creation data; one of another address is refused', () => {
  const owners = [vault, kestrel] as const
  const paymentReceiver = '0x5afe7A11E7000000000000000000000000000000'
  const contracts = chooseCreationContracts('1.4.1')
  const plain = findSafeDeployment('1.4.1', 'Safe')?.address
  if (contracts === null || plain === undefined) throw new TypeError('no contracts')
  const { factory, singleton, fallbackHandler } = contracts
  const safeAccountConfig = {
    owners,
    threshold: 2,
    fallbackHandler,
    to: '0x0000000000000000000000000000000000000000',
    data: '0x',
    paymentReceiver,
  }
  const named = { ...contracts, owners, threshold: 2, saltNonce: 3n, paymentReceiver } as const
  const { address } = predictAccount(named)
  const replayed = {
    factoryAddress: factory,
    masterCopy: singleton,
    safeVersion: '1.4.1',
    saltNonce: '3',
    safeAccountConfig,
  }
  // The older form names no contracts.
  const { address: older } = predictAccount({ ...contracts, singleton: plain, owners, threshold: 1, saltNonce: 16n })
  const predicted = {
    safeAccountConfig: { owners, threshold: 1 },
    safeDeploymentConfig: { saltNonce: '0x10', safeVersion: '1.4.1' },
  }
  const status = { status: 'AWAITING_EXECUTION', type: 'PayLater' }
  const preview = read({
    version: '3.0',
    data: {
      addressBook: { 1: { [address]: 'Reserve' } },
      addedSafes: { 1: { [address]: {}, [kestrel]: {} } },
      undeployedSafes: {
        1: {
          [address]: { status, props: replayed },
          [older]: { status, props: predicted },
          [vault]: { status, props: replayed },
        },
        100: { [address]: { status, props: { ...replayed, saltNonce: 'x' } } },
      },
    },
  })
  expect(preview.unread).toEqual([])
  expect(counts(preview)).toMatchObject({ accounts: [1, 0, 0], creations: [2, 0, 0] })
  expect(preview.parts.find(({ id }) => id === 'creations')?.refused).toEqual([
    expect.stringContaining('another address'),
    expect.stringContaining('creation'),
  ])
  for (const part of preview.parts) part.add()
  expect(undeployedAccountsStore.get()).toMatchObject([
    { chainId: '1', address, name: 'Reserve', creation: { singleton, threshold: 2, saltNonce: '3' } },
    { chainId: '1', address: older, name: '', creation: { singleton: plain, threshold: 1, saltNonce: '16' } },
  ])
  undeployedAccountsStore.set([])
})

test.each([
  ['{', /^This is not a JSON file/],
  ['{"version":"4.0","data":{}}', /^This is neither/],
  ['{"version":"3.0","data":{"settings":{}}}', /contains nothing/],
  ['{"kind":"countersign-data","version":2,"parts":{}}', /version 2, but this page reads version 1/],
])('error: %s is refused as a whole', (text, problem) => {
  expect(readData(text, dataParts, CHAINS)).toEqual({ problem: expect.stringMatching(problem) })
})

test('security: a sealed file shows nothing, opens with its passphrase only, and notices a change', async () => {
  keepSomething()
  const text = printData(dataParts)
  const file = await sealFile(text, 'four random words here')
  expect(file).not.toContain('Vault')
  const sealed = sealedBytesOf(file)
  if (sealed === null) throw new Error('The file is not sealed.')
  expect(await openFile(sealed, 'four random words here')).toBe(text)
  await expect(openFile(sealed, 'other')).rejects.toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  await expect(openFile(sealed, 'four random words here')).rejects.toThrow()
  expect(sealedBytesOf(text)).toBeNull()
})
