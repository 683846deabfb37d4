import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

const Preferences = z.object({
  /** Single keys such as N and G. Ctrl+K or Cmd+K always works. */
  singleKeys: z._default(z.boolean(), true),
  /** Adds the chain's prefix to copied addresses. */
  chainPrefix: z._default(z.boolean(), true),
  /** Messages that apps request are signed by a transaction, never by collected signatures. */
  signOnChain: z._default(z.boolean(), false),
})
export type Preferences = z.output<typeof Preferences>

export const preferencesStore = createStoredValue<Preferences>(
  'countersign.preferences',
  { singleKeys: true, chainPrefix: true, signOnChain: false },
  jsonCodec(Preferences),
)

export const usePreferences = (): Preferences => useStore(preferencesStore)
export const setPreference = (change: Partial<Preferences>): void =>
  preferencesStore.update((current) => ({ ...current, ...change }))
