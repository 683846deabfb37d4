import { shellMessages as shell } from '../shellMessages.ts'

/** Pages by the letter that follows G. */
export const pagesByKey: Readonly<Record<string, { to: KeyPage; label: () => string }>> = {
  n: { to: '/', label: () => shell.needsYou },
  a: { to: '/accounts', label: () => shell.accounts },
  o: { to: '/safes/$safe', label: () => shell.overview },
  t: { to: '/safes/$safe/assets', label: () => shell.assets },
  q: { to: '/safes/$safe/queue', label: () => shell.queue },
  h: { to: '/safes/$safe/history', label: () => shell.history },
  m: { to: '/safes/$safe/messages', label: () => shell.messages },
  b: { to: '/address-book', label: () => shell.addressBook },
  p: { to: '/safes/$safe/apps', label: () => shell.apps },
  s: { to: '/safes/$safe/setup', label: () => shell.setup },
  e: { to: '/safes/$safe/settings', label: () => shell.settings },
}

export type KeyPage =
  | '/'
  | '/accounts'
  | '/address-book'
  | '/safes/$safe'
  | '/safes/$safe/assets'
  | '/safes/$safe/queue'
  | '/safes/$safe/history'
  | '/safes/$safe/messages'
  | '/safes/$safe/apps'
  | '/safes/$safe/setup'
  | '/safes/$safe/settings'

/** Whether a key press is part of text input. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'textbox'
}
