import * as z from 'zod/mini'
import { useStore } from '../store/useStore.ts'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'

export const AssetView = z.object({
  /** `trusted`: tokens that the operator, this page or the user knows. */
  tokens: z._default(z.enum(['all', 'trusted']), 'all'),
  hidesDust: z._default(z.boolean(), false),
  /** In the chosen currency: a token worth less is dust. */
  dust: z._default(z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/)), '1'),
})
export type AssetView = z.output<typeof AssetView>

/** Which tokens the assets page shows, for all accounts of this browser. */
export const assetViewStore = createStoredValue<AssetView>(
  'countersign.asset-view',
  { tokens: 'all', hidesDust: false, dust: '1' },
  jsonCodec(AssetView),
)

export const useAssetView = (): [AssetView, (change: Partial<AssetView>) => void] => [
  useStore(assetViewStore),
  (change) => assetViewStore.update((current) => ({ ...current, ...change })),
]
