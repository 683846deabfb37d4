import type { SafeApp } from '@countersign/api'
import { appOf } from '../../../data/url/appOf.ts'
import type { AppRecord } from '../../../data/apps/appRecords.ts'
import type { CustomApp } from '../../../data/apps/customApps.ts'
import { isListed } from '../../../data/apps/isListed.ts'

export type CatalogueApp = {
  readonly url: string
  readonly key: string
  readonly host: string
  readonly origin: string
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly canBatch: boolean
  /** The service's entry; null for an app added by address. */
  readonly listing: SafeApp | null
}

/** Tags for programs, without a meaning for owners. */
const INTERNAL_TAGS = new Set([
  'nft',
  'transaction-builder',
  'safe-governance-app',
  'recovery-sygnum',
  'swap-fallback',
  'safenet',
])

/** All known apps by name. An own app that the service lists now is shown as listed. */
export function catalogueApps(listed: readonly SafeApp[], own: readonly CustomApp[]): CatalogueApp[] {
  const ownOnly = own.filter(({ url }) => !isListed(url, listed))
  return [...listed.flatMap(ofListing), ...ownOnly.flatMap(ofCustomApp)].sort((one, other) =>
    one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }),
  )
}

const ofListing = (listing: SafeApp): CatalogueApp[] =>
  place(listing.url).map((where) => ({
    ...where,
    name: listing.name,
    description: listing.description,
    tags: listing.tags.filter((tag) => !INTERNAL_TAGS.has(tag)),
    canBatch: listing.features.includes('BATCHED_TRANSACTIONS'),
    listing,
  }))

const ofCustomApp = ({ url, name, description }: CustomApp): CatalogueApp[] =>
  place(url).map((where) => ({ ...where, name, description, tags: [], canBatch: false, listing: null }))

/** An invalid address is left out, because it could not be opened. */
const place = (url: string) => {
  const app = appOf(url)
  return app === null ? [] : [app]
}

type AppFilter = { readonly text: string; readonly tag: string | null; readonly canBatch: boolean }
export const NO_FILTER: AppFilter = { text: '', tag: null, canBatch: false }
export const isFiltered = ({ text, tag, canBatch }: AppFilter): boolean =>
  text.trim() !== '' || tag !== null || canBatch

/** Keeps apps that contain every word in name, description, tags or address. */
export function filterApps(apps: readonly CatalogueApp[], { text, tag, canBatch }: AppFilter): CatalogueApp[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return apps.filter((app) => {
    const all = [app.name, app.description, app.url, ...app.tags].join(' ').toLowerCase()
    return (
      words.every((word) => all.includes(word)) &&
      (tag === null || app.tags.includes(tag)) &&
      (!canBatch || app.canBatch)
    )
  })
}

/** Tags in use, by name. */
export const tagsOf = (apps: readonly CatalogueApp[]): string[] =>
  [...new Set(apps.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other, 'en'))

type Sections = {
  readonly pinned: CatalogueApp[]
  readonly listed: CatalogueApp[]
  readonly own: CatalogueApp[]
}

/** Pinned apps come first, and appear only there. */
export function sectionsOf(apps: readonly CatalogueApp[], records: readonly AppRecord[]): Sections {
  const isPinned = ({ key }: CatalogueApp) => records.some((record) => record.key === key && record.pinned)
  const rest = apps.filter((app) => !isPinned(app))
  return {
    pinned: apps.filter(isPinned),
    listed: rest.filter(({ listing }) => listing !== null),
    own: rest.filter(({ listing }) => listing === null),
  }
}
