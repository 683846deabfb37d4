import { ChainId } from '@countersign/api'
import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'
import { appKey } from '../url/appOf.ts'
import { listCodec } from '../storage/listCodec.ts'

export const CustomApp = z.object({
  chainId: ChainId,
  url: z.string().check(z.maxLength(2048)),
  /** What the app said about itself when it was added. The page shows it while the app cannot be reached. */
  name: z.string().check(z.maxLength(60)),
  description: z.string().check(z.maxLength(300)),
  /** Epoch milliseconds. */
  addedAt: z.number(),
})
export type CustomApp = z.output<typeof CustomApp>

/** Apps that the user added by address, each for one network. */
export const customAppsStore = createStoredValue<CustomApp[]>('countersign.own-apps', [], listCodec(CustomApp))

type Place = Pick<CustomApp, 'chainId' | 'url'>
const isSame = (first: Place, second: Place): boolean =>
  first.chainId === second.chainId && appKey(first.url) === appKey(second.url)

/** Adds an app, or updates its name and description. */
export const saveCustomApp = (app: CustomApp): void =>
  customAppsStore.update((apps) => [...apps.filter((known) => !isSame(known, app)), app])

export const removeCustomApp = (app: Place): void =>
  customAppsStore.update((apps) => apps.filter((known) => !isSame(known, app)))

/** Whether the same app was added on any network. Then its permissions stay. */
export const isCustomApp = (url: string): boolean =>
  customAppsStore.get().some((app) => appKey(app.url) === appKey(url))

export const useCustomApps = (chainId: string): CustomApp[] =>
  useStore(customAppsStore).filter((app) => app.chainId === chainId)
