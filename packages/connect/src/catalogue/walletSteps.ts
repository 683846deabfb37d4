import type { WalletEntry, WalletStepKind, WalletStepWords } from '../model/WalletEntry.ts'
import { walletStepMessages } from './walletStepMessages.ts'

type Surroundings = {
  /** Whether a pairing code can be shown, so that the wallet needs no extension. */
  readonly canPair: boolean
  readonly isPhone: boolean
}
type Kind = WalletStepKind | 'open' | 'openInApp' | 'installEither' | 'connectEither'

const WORDS: Readonly<Record<Kind, (name: string, isOnPhone: boolean) => WalletStepWords>> = {
  install: (name, isOnPhone) => ({
    title: walletStepMessages.install,
    text: isOnPhone ? walletStepMessages.onHomeScreen(name) : walletStepMessages.pin(name),
  }),
  installEither: (name) => ({
    title: walletStepMessages.install,
    text: walletStepMessages.onPhoneOrHere(name),
  }),
  create: () => ({
    title: walletStepMessages.create,
    text: walletStepMessages.phrase,
  }),
  scan: () => ({ title: walletStepMessages.scan, text: walletStepMessages.scanText }),
  connectEither: (name) => ({
    title: walletStepMessages.connect,
    text: walletStepMessages.connectText(name),
  }),
  openWindow: (name) => ({
    title: walletStepMessages.withoutExtension,
    text: walletStepMessages.windowText(name),
  }),
  addExtension: (name) => ({
    title: walletStepMessages.withExtension,
    text: walletStepMessages.extensionText(name),
  }),
  open: (name) => ({ title: walletStepMessages.open, text: walletStepMessages.openText(name) }),
  openInApp: (name) => ({ title: walletStepMessages.openHere, text: walletStepMessages.openHereText(name) }),
  refresh: () => ({ title: walletStepMessages.refresh, text: walletStepMessages.refreshText }),
  openInside: () => ({
    title: walletStepMessages.inSafe,
    text: walletStepMessages.inSafeText,
  }),
  openBrowser: () => ({
    title: walletStepMessages.inBrave,
    text: walletStepMessages.inBraveText,
  }),
  plugIn: (name) => ({ title: walletStepMessages.plugIn, text: walletStepMessages.plugInText(name) }),
}

/**
 * The steps to use a wallet that is not available. Where pairing is not possible, the extension is used instead of the
 * code.
 */
export function walletSteps({ name, steps, id }: WalletEntry, { canPair, isPhone }: Surroundings): WalletStepWords[] {
  const called = id === 'browser' ? walletStepMessages.aWallet : name
  const hasApp = steps.includes('create')
  const surroundings = { canPair, isPhone: isPhone && hasApp, hasBoth: !isPhone && hasApp }
  const kinds = steps.map((step) => (typeof step === 'string' ? adapt(step, surroundings) : step))
  const isOnPhone = isPhone || kinds.includes('scan')
  return kinds.map((kind) => (typeof kind === 'string' ? WORDS[kind](called, isOnPhone) : kind))
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
