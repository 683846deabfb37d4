import { AddressSchema, ChainId } from '@countersign/api'
import { isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { addressBookStore, type AddressBookEntry } from '../storage/addressBook.ts'
import { useStore } from '../store/useStore.ts'
import { isBrowserFeature } from './browserFeatures.ts'
import { listCodec } from '../storage/listCodec.ts'

const Decision = z.enum(['granted', 'denied'])
export type Decision = z.output<typeof Decision>

/** A shared contact, and the network for which it was shared. */
const SharedContact = z.object({ address: AddressSchema, chainId: ChainId })
type SharedContact = z.output<typeof SharedContact>

const AppPermission = z.object({
  origin: z.string().check(z.maxLength(300)),
  /** Features of the browser, each decided alone. A feature that is missing here was never requested. */
  features: z.record(z.string(), Decision),
  /** Null: never requested. Denied: requested and refused, `entries` is empty. */
  contacts: z.nullable(
    z.object({ decision: Decision, entries: z.array(SharedContact), /** Epoch milliseconds. */ at: z.number() }),
  ),
})
export type AppPermission = z.output<typeof AppPermission>

const store = createStoredValue<AppPermission[]>('countersign.app-permissions', [], listCodec(AppPermission))

const blank = (origin: string): AppPermission => ({ origin, features: {}, contacts: null })
const find = (all: readonly AppPermission[], origin: string) =>
  all.find((one) => one.origin === origin) ?? blank(origin)
const isBlank = ({ features, contacts }: AppPermission) => contacts === null && Object.keys(features).length === 0

const put = (permission: AppPermission): void =>
  store.update((all) => [
    ...all.filter(({ origin }) => origin !== permission.origin),
    ...(isBlank(permission) ? [] : [permission]),
  ])

/** The permissions of apps, by origin: the browser has no smaller unit. */
export const appPermissions = {
  all: store.get,
  get: (origin: string): AppPermission => find(store.get(), origin),
  subscribe: store.subscribe,

  /** Stores decisions about features of the browser and skips unknown names. */
  decideFeatures(origin: string, decisions: Readonly<Record<string, Decision>>): void {
    const known = Object.entries(decisions).filter(([name]) => isBrowserFeature(name))
    const permission = find(store.get(), origin)
    put({ ...permission, features: { ...permission.features, ...Object.fromEntries(known) } })
  },
  /** Replaces the entries shared for a network; entries of other networks stay. */
  shareContacts(origin: string, chainId: string, entries: readonly Pick<SharedContact, 'address'>[], now = Date.now()) {
    const permission = find(store.get(), origin)
    const others = (permission.contacts?.entries ?? []).filter((entry) => entry.chainId !== chainId)
    const shared = entries.map(({ address }) => ({ address, chainId }))
    put({ ...permission, contacts: { decision: 'granted', entries: [...others, ...shared], at: now } })
  },
  /** Stores a refusal. */
  denyContacts(origin: string, now = Date.now()): void {
    put({ ...find(store.get(), origin), contacts: { decision: 'denied', entries: [], at: now } })
  },
  /** Stops sharing one entry. */
  revokeContact(origin: string, contact: SharedContact): void {
    const permission = find(store.get(), origin)
    if (permission.contacts === null) return
    const entries = permission.contacts.entries.filter(
      (entry) => entry.chainId !== contact.chainId || !isSameAddress(entry.address, contact.address),
    )
    put({ ...permission, contacts: { ...permission.contacts, entries } })
  },
  /** Deletes the decision about contacts, so that the app may request them again. */
  revokeContacts: (origin: string): void => put({ ...find(store.get(), origin), contacts: null }),
  /** @returns the deleted record, for `restore` */
  forget(origin: string): AppPermission {
    const permission = find(store.get(), origin)
    put(blank(origin))
    return permission
  },
  restore: put,
}

export const useAppPermissions = (): AppPermission[] => useStore(store)
export const useAppPermission = (origin: string): AppPermission => find(useAppPermissions(), origin)

/** Whether the app may read contacts: EIP-2255's `requestAddressBook`. */
export const maySeeContacts = ({ contacts }: AppPermission): boolean => contacts?.decision === 'granted'

/** The shared entries of a network that are still in the address book, with their current names. */
export function sharedContacts(
  { contacts }: AppPermission,
  chainId: string,
  book: readonly AddressBookEntry[] = addressBookStore.get(),
): { readonly address: AddressBookEntry['address']; readonly name: string; readonly chainId: string }[] {
  if (contacts?.decision !== 'granted') return []
  return contacts.entries.flatMap((shared) => {
    if (shared.chainId !== chainId) return []
    const same = book.filter(({ address }) => isSameAddress(address, shared.address))
    const entry = same.find((one) => one.chainId === chainId) ?? same.find((one) => one.chainId === null)
    return entry ? [{ address: entry.address, name: entry.name, chainId }] : []
  })
}

/**
 * The frame's `allow` attribute: granted features, each for the pinned origin only.
 * @param asked features of the manifest; a feature that the manifest no longer requests is not passed on
 */
export const featurePolicy = ({ origin, features }: AppPermission, asked: readonly string[]): string =>
  asked
    .filter((name) => isBrowserFeature(name) && features[name] === 'granted')
    .map((name) => `${name} ${origin}`)
    .join('; ')
