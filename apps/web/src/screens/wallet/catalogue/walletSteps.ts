import type { WalletEntry, WalletStepKind } from '../model/WalletEntry.ts'

export type WalletStep = { readonly title: string; readonly text: string }
type Surroundings = {
  /** Whether a pairing code can be shown, so that the wallet needs no extension. */
  readonly canPair: boolean
  readonly isPhone: boolean
}
type Kind = WalletStepKind | 'open' | 'openInApp' | 'installEither' | 'connectEither'

const WORDS: Readonly<Record<Kind, (name: string, isOnPhone: boolean) => WalletStep>> = {
  install: (name, isOnPhone) => ({
    title: 'Install',
    text: isOnPhone
      ? `Put ${name} on your home screen so it opens quickly.`
      : `Add ${name} to this browser and pin it.`,
  }),
  installEither: (name) => ({
    title: 'Install',
    text: `Put ${name} on your phone, or add its extension to this browser.`,
  }),
  create: () => ({
    title: 'Create or import',
    text: 'Write the recovery phrase on paper. Never type it into a web page.',
  }),
  scan: () => ({ title: 'Scan', text: 'Come back here, press Continue, scan the connection code.' }),
  connectEither: (name) => ({
    title: 'Connect',
    text: `Come back here. On the phone: press Continue and scan the code with ${name}. In the extension: press Refresh.`,
  }),
  openWindow: (name) => ({
    title: 'Without an extension',
    text: `Press Continue. ${name} opens its own window, where you sign in or create a wallet with a passkey.`,
  }),
  addExtension: (name) => ({
    title: 'With the extension',
    text: `Add ${name} to this browser, come back here and press Refresh.`,
  }),
  open: (name) => ({ title: 'Open', text: `Come back here and press Open. ${name} asks whether to share an address.` }),
  openInApp: (name) => ({ title: 'Open here', text: `Open this page in the browser inside ${name}.` }),
  refresh: () => ({ title: 'Refresh', text: 'Come back here and press Refresh. The page then finds the wallet.' }),
  openInside: () => ({
    title: 'Open inside Safe',
    text: 'Add this address as a custom app in Safe. There, this page uses the account that opened it.',
  }),
  openBrowser: () => ({
    title: 'Open in Brave',
    text: 'The wallet is part of the Brave browser. Open this address there.',
  }),
  plugIn: (name) => ({ title: 'Plug in', text: `Connect the ${name} by cable and unlock it.` }),
}

/**
 * The steps to use a wallet that is not available. Where pairing is not possible, the extension is used instead of the
 * code.
 */
export function walletSteps({ name, steps, id }: WalletEntry, { canPair, isPhone }: Surroundings): WalletStep[] {
  const called = id === 'browser' ? 'a wallet' : name
  const hasApp = steps.includes('create')
  const kinds = steps.map((kind) => adapt(kind, { canPair, isPhone: isPhone && hasApp, hasBoth: !isPhone && hasApp }))
  const isOnPhone = isPhone || kinds.includes('scan')
  return kinds.map((kind) => WORDS[kind](called, isOnPhone))
}

/** @param hasBoth the wallet has a phone app and an extension, and this screen can use either */
function adapt(
  kind: WalletStepKind,
  { canPair, isPhone, hasBoth }: Surroundings & { readonly hasBoth: boolean },
): Kind {
  const isPairing = kind === 'scan' || kind === 'refresh'
  if (hasBoth && canPair && kind === 'install') return 'installEither'
  if (hasBoth && canPair && isPairing) return 'connectEither'
  if (isPairing && isPhone) return canPair ? 'open' : 'openInApp'
  return kind === 'scan' && !canPair ? 'refresh' : kind
}
