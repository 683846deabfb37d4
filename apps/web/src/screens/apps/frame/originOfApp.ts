import type { AppOrigin } from '@countersign/describe/message'
import type { OpenedApp } from './AppGate.tsx'

/** Who a transaction or message is said to come from: the address without query, which may hold what is nobody's business. */
export const originOfApp = ({ place, identity }: Pick<OpenedApp, 'place' | 'identity'>): AppOrigin => ({
  name: identity.name,
  url: place.key,
})
