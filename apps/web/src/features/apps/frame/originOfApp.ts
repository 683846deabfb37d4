import type { AppOrigin } from '../../../shared/draft/messageDraftStore.ts'
import type { OpenedApp } from './AppGate.tsx'

/** Who a transaction or message is said to come from: the address without query, which may hold what is nobody's business. */
export const originOfApp = ({ place, identity }: Pick<OpenedApp, 'place' | 'identity'>): AppOrigin => ({
  name: identity.name,
  url: place.key,
})
