import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'
import { appKey } from '../url/appOf.ts'
import { listCodec } from '../storage/listCodec.ts'

/** After this time the consent page of an app that is not listed is shown again. */
export const CONSENT_DAYS = 30
const CONSENT_MS = CONSENT_DAYS * 24 * 60 * 60 * 1000

const Consent = z.object({
  /** See `appOf`. Several apps can share an origin, and each needs its own consent. */
  key: z.string().check(z.maxLength(2048)),
  name: z.string(),
  iconUrl: z.nullable(z.string()),
  /** The features that it requested then. If it requests more, the page asks for consent again. */
  features: z.array(z.string()),
  /** The operator listed it then. */
  isListed: z.boolean(),
  /** It runs without its own origin and without storage. */
  isolated: z.boolean(),
  /** Epoch milliseconds. */
  at: z.number(),
})
type Consent = z.output<typeof Consent>

/** The app as the consent page shows it. */
export type AppIdentity = {
  readonly url: string
  readonly name: string
  readonly iconUrl: string | null
  /** Features of the browser that its manifest requests. */
  readonly features: readonly string[]
  readonly isListed: boolean
}

const store = createStoredValue<Consent[]>('countersign.app-consents', [], listCodec(Consent))

/** The consent that is still valid; null: show the consent page. */
function findIn(all: readonly Consent[], app: AppIdentity, now: number): Consent | null {
  const consent = all.find(({ key }) => key === appKey(app.url))
  if (!consent || (consent.isListed && !app.isListed)) return null
  // A consent may be newer than `now` when the page was already open. A consent that is much newer was stored under a wrong clock.
  if (!app.isListed && Math.abs(now - consent.at) > CONSENT_MS) return null
  if (consent.name !== app.name || consent.iconUrl !== app.iconUrl) return null
  return app.features.every((feature) => consent.features.includes(feature)) ? consent : null
}

/** Consents given in this browser. */
export const consents = {
  find: (app: AppIdentity, now = Date.now()): Consent | null => findIn(store.get(), app, now),
  give(app: AppIdentity, { isolated }: Pick<Consent, 'isolated'>, now = Date.now()): void {
    const { url, name, iconUrl, features, isListed } = app
    const consent = { key: appKey(url), name, iconUrl, features: [...features], isListed, isolated, at: now }
    store.update((all) => [...all.filter(({ key }) => key !== consent.key), consent])
  },
  /** @returns the deleted consent, for `restore` */
  forget(url: string): Consent | null {
    const consent = store.get().find(({ key }) => key === appKey(url)) ?? null
    if (consent) store.update((all) => all.filter(({ key }) => key !== consent.key))
    return consent
  },
  restore: (consent: Consent): void =>
    store.update((all) => [...all.filter(({ key }) => key !== consent.key), consent]),
  subscribe: store.subscribe,
}

const useConsents = (): Consent[] => useStore(store)

/** @param now when the page was opened, so that a consent does not expire while the app is in use */
export const useConsent = (app: AppIdentity, now: number): Consent | null => findIn(useConsents(), app, now)
