import { pagesByKey, type KeyPage } from './pagesByKey.ts'

/** The action of a key press. */
export type KeyIntent =
  | { readonly kind: 'palette' | 'leader' | 'new' | 'provenance' | 'help' | 'toast' }
  | { readonly kind: 'go'; readonly to: KeyPage }
  | { readonly kind: 'row'; readonly step: 1 | -1 }

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const SINGLE: Readonly<Record<string, KeyIntent>> = {
  g: { kind: 'leader' },
  n: { kind: 'new' },
  j: { kind: 'row', step: 1 },
  k: { kind: 'row', step: -1 },
  p: { kind: 'provenance' },
  '?': { kind: 'help' },
}

/**
 * @param singleKeys whether single keys are handled: not while typing, in a dialog, or when turned off
 * @param isAfterLeader G was pressed a moment ago
 */
export function keyIntent(press: Press, singleKeys: boolean, isAfterLeader: boolean): KeyIntent | null {
  const key = press.key.toLowerCase()
  if (press.altKey) return null
  if (press.key === 'F8') return press.ctrlKey || press.metaKey || press.shiftKey ? null : { kind: 'toast' }
  if (press.ctrlKey || press.metaKey) return key === 'k' && !press.shiftKey ? { kind: 'palette' } : null
  if (!singleKeys) return null
  if (!isAfterLeader) return SINGLE[key] ?? null
  const page = pagesByKey[key]
  return page ? { kind: 'go', to: page.to } : null
}
