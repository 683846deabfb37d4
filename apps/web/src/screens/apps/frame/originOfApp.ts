import type { AppOrigin } from '@countersign/describe/message'
import type { OpenedApp } from './AppGate.tsx'

/** The origin shown for a transaction or message: the address without its query, which may contain private data. */
export const originOfApp = ({ place, identity }: Pick<OpenedApp, 'place' | 'identity'>): AppOrigin => ({
  name: identity.name,
  url: place.key,
})
