import type { WalletEntry, WalletStepKind } from './WalletEntry.ts'

export type WalletStep = { readonly title: string; readonly text: string }
type Surroundings = {
  /** A pairing code can be made: the wallet needs no extension. */
  readonly canPair: boolean
  readonly isPhone: boolean
}
type Kind = WalletStepKind | 'open' | 'openInApp'

const WORDS: Readonly<Record<Kind, (name: string, isOnPhone: boolean) => WalletStep>> = {
  install: (name, isOnPhone) => ({
    title: 'Install',
    text: isOnPhone
      ? `Put ${name} on your home screen so it opens quickly.`
      : `Add ${name} to this browser and keep it where you see it.`,
  }),
  create: () => ({ title: 'Create or import', text: 'Back the phrase up on paper. Never type it into a page.' }),
  scan: () => ({ title: 'Scan', text: 'Come back here, press Continue, scan the connection code.' }),
  open: (name) => ({ title: 'Open', text: `Come back here and press Open. ${name} asks to share an address.` }),
  openInApp: (name) => ({ title: 'Open here', text: `Open this address in the browser inside ${name}.` }),
  refresh: () => ({ title: 'Refresh', text: 'Come back here and press Refresh. The page then finds the wallet.' }),
  openInside: () => ({
    title: 'Open inside Safe',
    text: 'Add this address as a custom app in Safe. There, this page acts for the account that opened it.',
  }),
  openBrowser: () => ({
    title: 'Open in Brave',
    text: 'The wallet is part of the Brave browser. Open this address there.',
  }),
  plugIn: (name) => ({ title: 'Plug in', text: `Connect the ${name} by cable and unlock it.` }),
}

/** What to do for a wallet that is not here, in words. Where nothing can be paired, the extension takes the code's place. */
export function walletSteps({ name, steps, id }: WalletEntry, { canPair, isPhone }: Surroundings): WalletStep[] {
  const called = id === 'browser' ? 'a wallet' : name
  const hasApp = steps.includes('create')
  const kinds = steps.map((kind) => adapt(kind, { canPair, isPhone: isPhone && hasApp }))
  const isOnPhone = isPhone || kinds.includes('scan')
  return kinds.map((kind) => WORDS[kind](called, isOnPhone))
}

function adapt(kind: WalletStepKind, { canPair, isPhone }: Surroundings): Kind {
  const isPairing = kind === 'scan' || kind === 'refresh'
  if (isPairing && isPhone) return canPair ? 'open' : 'openInApp'
  return kind === 'scan' && !canPair ? 'refresh' : kind
}
