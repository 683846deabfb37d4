import { defineMessages } from '@countersign/primitives'

export const connectMessages = defineMessages('wallet-connect', {
  title: 'Connect a wallet',
  back: 'Back',
  tryAgain: 'Try again',
  failed: 'Wallets cannot be loaded',
  loading: 'Loading wallets',
  verify: 'Verify your account',
  reconnecting: 'Reconnecting the wallet',
  choose: 'Choose a wallet',
  chooseText: (app: string) => `Your wallet holds the key and signs. ${app} sees only the address that you share.`,
  getBrowserWallet: 'Get a browser wallet',
  get: ({ name }: { name: string }) => `Get ${name}`,
  connect: ({ name }: { name: string }) => `Connect ${name}`,
  asksDemo: (app: string) =>
    `The demo wallet asks whether to share an address. Connecting lets ${app} see that address. It cannot move any assets.`,
  asksExtension: (app: string) =>
    `The extension asks whether to share an address. Connecting lets ${app} see that address. It cannot move any assets.`,
  asksWallet: (app: string) =>
    `The wallet asks whether to share an address. Connecting lets ${app} see that address. It cannot move any assets.`,
  asks: ({ name, app }: { name: string; app: string }) =>
    `${name} asks whether to share an address. Connecting lets ${app} see that address. It cannot move any assets.`,
  waiting: ({ name }: { name: string }) => `Waiting for ${name}`,
  confirmAs: ({ name }: { name: string }) => `Confirm as ${name}`,
  confirmOn: ({ name }: { name: string }) => `Confirm on the ${name}`,
  preparing: ({ name }: { name: string }) => `Preparing a code for ${name}`,
  confirmIn: ({ name }: { name: string }) => `Confirm in ${name}`,
  notConfigured: 'Not configured in this deployment: WalletConnect needs a project id.',
  notConfiguredText:
    'An administrator can add one to the configuration. Wallets that are extensions of this browser work without it.',
  addressOfPage: 'address of this page',
  copied: 'Copied',
  notCopied: 'Not copied, scan the code instead',
  copyLink: 'Copy the link',
  open: ({ name }: { name: string }) => `Open ${name}`,
  showCode: 'Show the code instead',
  pairingCode: ({ name }: { name: string }) => `QR code to pair ${name} with this page`,
  scanWithWallet: 'Scan it with your wallet.',
  scanWith: ({ name }: { name: string }) => `Scan it with ${name} on the phone.`,
  downloadCode: ({ name }: { name: string }) => `QR code of the download page of ${name}`,
  scanThis: 'Scan this with the phone camera',
  appNotOpened: 'The app cannot be opened from here. Open this page in the browser inside the app.',
  appNotPaired: 'The phone app cannot be paired here. The extension works without it.',
  newTab: 'Links open in a new tab',
  refresh: 'Refresh',
  continue: 'Continue',
})
