/** Pages by the letter that follows G. */
export const pagesByKey: Readonly<Record<string, { to: KeyPage; label: string }>> = {
  n: { to: '/', label: 'Needs you' },
  a: { to: '/accounts', label: 'Accounts' },
  o: { to: '/safes/$safe', label: 'Overview' },
  t: { to: '/safes/$safe/assets', label: 'Assets' },
  q: { to: '/safes/$safe/queue', label: 'Queue' },
  h: { to: '/safes/$safe/history', label: 'History' },
  m: { to: '/safes/$safe/messages', label: 'Messages' },
  b: { to: '/address-book', label: 'Address book' },
  p: { to: '/safes/$safe/apps', label: 'Apps' },
  s: { to: '/safes/$safe/setup', label: 'Set-up' },
  e: { to: '/safes/$safe/settings', label: 'Settings' },
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
