import * as z from 'zod/mini'
import { createStoredValue, useStoredValue } from '../storage/createStoredValue.ts'
import { jsonCodec } from '../storage/jsonCodec.ts'
import { appKey } from '../url/appOf.ts'

/** After this long the first-open page of an app that is not listed is shown again. */
export const CONSENT_DAYS = 30
const CONSENT_MS = CONSENT_DAYS * 24 * 60 * 60 * 1000

const Consent = z.object({
  /** See `appOf`: on an origin that several share, one app's consent is not another's. */
  key: z.string().check(z.maxLength(2048)),
  name: z.string(),
  iconUrl: z.nullable(z.string()),
  /** What it asked for then: more than this is asked again. */
  features: z.array(z.string()),
  /** The operator listed it then. */
  isListed: z.boolean(),
  /** It runs without an origin of its own, and without storage. */
  isolated: z.boolean(),
  /** Epoch milliseconds. */
  at: z.number(),
})
type Consent = z.output<typeof Consent>

/** Who asks, as the first-open page shows it. */
export type AppIdentity = {
  readonly url: string
  readonly name: string
  readonly iconUrl: string | null
  /** Features of the browser its manifest asks for. */
  readonly features: readonly string[]
  readonly isListed: boolean
}

const store = createStoredValue<Consent[]>('countersign.app-consents', [], jsonCodec(z.array(Consent)))

/** The consent that still counts; null: ask. */
function findIn(all: readonly Consent[], app: AppIdentity, now: number): Consent | null {
  const consent = all.find(({ key }) => key === appKey(app.url))
  if (!consent || (consent.isListed && !app.isListed)) return null
  // Given after `now` when the page was open already; long after it only by a clock that was wrong.
  if (!app.isListed && Math.abs(now - consent.at) > CONSENT_MS) return null
  if (consent.name !== app.name || consent.iconUrl !== app.iconUrl) return null
  return app.features.every((feature) => consent.features.includes(feature)) ? consent : null
}

/** First-open pages that were passed, on this browser. */
export const consents = {
  find: (app: AppIdentity, now = Date.now()): Consent | null => findIn(store.get(), app, now),
  give(app: AppIdentity, { isolated }: Pick<Consent, 'isolated'>, now = Date.now()): void {
    const { url, name, iconUrl, features, isListed } = app
    const consent = { key: appKey(url), name, iconUrl, features: [...features], isListed, isolated, at: now }
    store.update((all) => [...all.filter(({ key }) => key !== consent.key), consent])
  },
  /** @returns what was there, to put it back with `restore` */
  forget(url: string): Consent | null {
    const consent = store.get().find(({ key }) => key === appKey(url)) ?? null
    if (consent) store.update((all) => all.filter(({ key }) => key !== consent.key))
    return consent
  },
  restore: (consent: Consent): void =>
    store.update((all) => [...all.filter(({ key }) => key !== consent.key), consent]),
  subscribe: store.subscribe,
}

const useConsents = (): Consent[] => useStoredValue(store)

/** @param now when the page was opened: a consent does not end under somebody's hands */
export const useConsent = (app: AppIdentity, now: number): Consent | null => findIn(useConsents(), app, now)
