import { AddressSchema, Chain, ChainId } from '@countersign/api'
import { type Address, parseAddressInput } from '@countersign/primitives'
import type { StoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { AppRecord, appRecordsStore } from '../../../data/apps/appRecords.ts'
import { CustomApp, customAppsStore } from '../../../data/apps/customApps.ts'
import { ownTokens } from '../../../data/chain-only/ownTokens.ts'
import { ownChains } from '../../../data/config/ownChains.ts'
import { SavedDraft } from '../../../data/drafts/SavedDraft.ts'
import { keyOfDraft } from '../../../data/drafts/savedDraftKeys.ts'
import { savedDrafts } from '../../../data/drafts/savedDrafts.ts'
import { ownRpcUrls } from '../../../data/rpc/ownRpcUrls.ts'
import { AddedAbi, addedAbisStore } from '../../../data/storage/addedAbis.ts'
import { AddressBookEntry, addressBookStore, placeOfEntry } from '../../../data/storage/addressBook.ts'
import { AssetView, assetViewStore } from '../../../data/storage/assetView.ts'
import { currencyStore } from '../../../data/storage/currency.ts'
import { hiddenTokensStore } from '../../../data/storage/hiddenTokens.ts'
import { SavedAccount, savedAccountsStore } from '../../../data/storage/pinnedAccounts.ts'
import { preferencesStore } from '../../../data/storage/preferences.ts'
import { appKey } from '../../../data/url/appOf.ts'
import { creationsPart } from './creationsPart.ts'
import { type DataPart, listPart } from './DataPart.ts'
import { plansPart } from './plansPart.ts'

const Node = z.object({ chainId: ChainId, url: z.url({ protocol: /^https?$/ }) })
const Token = z.object({ chainId: ChainId, address: AddressSchema })
const HiddenToken = z.object({ chainId: ChainId, safe: AddressSchema, address: AddressSchema })
const Setting = z.object({ name: z.string(), value: z.union([z.string(), z.boolean()]) })

/** The hidden tokens of each account, seen as one list of entries. */
const hiddenTokens: Pick<StoredValue<z.output<typeof HiddenToken>[]>, 'get' | 'update'> = {
  get: () => hiddenEntries(hiddenTokensStore.get()),
  update: (change) =>
    hiddenTokensStore.update((all) => {
      const next: Record<string, Address[]> = {}
      for (const { chainId, safe, address } of change(hiddenEntries(all))) {
        const name = `${chainId}:${safe.toLowerCase()}`
        next[name] = [...(next[name] ?? []), address]
      }
      return next
    }),
}

const hiddenEntries = (all: Readonly<Record<string, readonly Address[]>>): z.output<typeof HiddenToken>[] =>
  Object.entries(all).flatMap(([name, tokens]) => {
    const [chainId = '', account = ''] = name.split(':')
    const safe = parseAddressInput(account)
    return safe.ok ? tokens.map((address) => ({ chainId, safe: safe.address, address })) : []
  })

/** Lists by network, seen as one list of entries. */
function flatList<Entry extends { readonly chainId: string }, Value>(
  store: StoredValue<Record<string, Value[]>>,
  toEntry: (chainId: string, value: Value) => Entry,
  toValue: (entry: Entry) => Value,
): Pick<StoredValue<Entry[]>, 'get' | 'update'> {
  const entriesOf = (all: Record<string, Value[]>) =>
    Object.entries(all).flatMap(([chainId, values]) => values.map((value) => toEntry(chainId, value)))
  return {
    get: () => entriesOf(store.get()),
    update: (change) =>
      store.update((all) => {
        const next: Record<string, Value[]> = {}
        for (const entry of change(entriesOf(all)))
          next[entry.chainId] = [...(next[entry.chainId] ?? []), toValue(entry)]
        return next
      }),
  }
}

type Setting = z.output<typeof Setting>
/** The settings that differ from the defaults. Settings of this browser stay; those of a file are added where none was chosen. */
const settings: Pick<StoredValue<Setting[]>, 'get' | 'update'> = {
  get() {
    const { singleKeys, chainPrefix, signOnChain } = preferencesStore.get()
    const { tokens, hidesDust, dust } = assetViewStore.get()
    return [
      ...(currencyStore.get() === 'usd' ? [] : [{ name: 'currency', value: currencyStore.get() }]),
      ...(singleKeys ? [] : [{ name: 'singleKeys', value: false }]),
      ...(chainPrefix ? [] : [{ name: 'chainPrefix', value: false }]),
      ...(signOnChain ? [{ name: 'signOnChain', value: true }] : []),
      ...(tokens === 'all' ? [] : [{ name: 'assetList', value: tokens }]),
      ...(hidesDust ? [{ name: 'hidesDust', value: true }] : []),
      ...(dust === '1' ? [] : [{ name: 'dust', value: dust }]),
    ]
  },
  update(change) {
    const next = change(settings.get())
    const valueOf = (name: string) => next.find((one) => one.name === name)?.value
    const currency = valueOf('currency')
    currencyStore.set(typeof currency === 'string' && /^[a-z]{3,5}$/.test(currency) ? currency : 'usd')
    preferencesStore.set({
      singleKeys: valueOf('singleKeys') !== false,
      chainPrefix: valueOf('chainPrefix') !== false,
      signOnChain: valueOf('signOnChain') === true,
    })
    const dust = AssetView.shape.dust.safeParse(valueOf('dust'))
    assetViewStore.set({
      tokens: valueOf('assetList') === 'trusted' ? 'trusted' : 'all',
      hidesDust: valueOf('hidesDust') === true,
      dust: dust.success ? dust.data : '1',
    })
  },
}

/** Everything that moves to another browser. Signatures and proposals move by their own files. */
export const dataParts: readonly DataPart[] = [
  // First: the other parts may name a network of the same file.
  listPart({
    id: 'networks',
    mayHoldSecrets: true,
    list: ownChains,
    schema: Chain,
    keyOf: ({ chainId }) => chainId,
    chainOf: () => null,
  }),
  listPart({
    id: 'accounts',
    list: savedAccountsStore,
    schema: SavedAccount,
    keyOf: ({ chainId, safe }) => `${chainId} ${safe.toLowerCase()}`,
    chainOf: ({ chainId }) => chainId,
    addressOf: ({ safe }) => safe,
  }),
  listPart({
    id: 'contacts',
    list: addressBookStore,
    schema: AddressBookEntry,
    keyOf: placeOfEntry,
    chainOf: ({ chainId }) => chainId,
    addressOf: ({ address }) => address,
  }),
  listPart({
    id: 'abis',
    list: addedAbisStore,
    schema: AddedAbi,
    keyOf: placeOfEntry,
    chainOf: ({ chainId }) => chainId,
  }),
  listPart({
    id: 'apps',
    list: customAppsStore,
    schema: CustomApp,
    keyOf: ({ chainId, url }) => `${chainId} ${appKey(url)}`,
    chainOf: ({ chainId }) => chainId,
  }),
  listPart({ id: 'pins', list: appRecordsStore, schema: AppRecord, keyOf: ({ key }) => key, chainOf: () => null }),
  listPart({
    id: 'tokens',
    list: flatList(
      ownTokens,
      (chainId, address) => ({ chainId, address }),
      ({ address }) => address,
    ),
    schema: Token,
    keyOf: placeOfEntry,
    chainOf: ({ chainId }) => chainId,
  }),
  listPart({
    id: 'hidden',
    list: hiddenTokens,
    schema: HiddenToken,
    keyOf: ({ chainId, safe, address }) => `${chainId} ${safe} ${address}`.toLowerCase(),
    chainOf: ({ chainId }) => chainId,
    addressOf: ({ address }) => address,
  }),
  listPart({
    id: 'nodes',
    mayHoldSecrets: true,
    list: flatList(
      ownRpcUrls,
      (chainId, url) => ({ chainId, url }),
      ({ url }) => url,
    ),
    schema: Node,
    keyOf: ({ chainId, url }) => `${chainId} ${url}`,
    chainOf: ({ chainId }) => chainId,
  }),
  listPart({
    id: 'drafts',
    list: { get: () => [...savedDrafts.get().drafts], update: savedDrafts.update },
    schema: SavedDraft,
    keyOf: keyOfDraft,
    chainOf: ({ chainId }) => chainId,
    addressOf: ({ safe }) => safe,
  }),
  creationsPart,
  plansPart,
  listPart({ id: 'settings', list: settings, schema: Setting, keyOf: ({ name }) => name, chainOf: () => null }),
]
