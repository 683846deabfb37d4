import { defineMessages, plural } from '@countersign/primitives'

export const appFrameMessages = defineMessages('app-frame', {
  frameTitle: ({ name, host }: { name: string; host: string }) => `${name}, an app at ${host}`,
  notAvailable: 'Safe Apps are not available on this network.',
  withoutApps: ({ network }: { network: string }) => `${network} is configured without them.`,
  cannotOpen: 'This app cannot be opened.',
  reading: 'Reading the app’s manifest',
  allApps: 'All apps',
  app: 'App',
  outside: 'Outside code',
  outsideNotListed: 'Outside code, not listed',
  isolated: 'Isolated',
  reload: 'Reload app',
  close: 'Close app',
  slow: ({ name }: { name: string }) => `${name} is slow.`,
  slowText: ({ origin }: { origin: string }) => `No answer from ${origin} for 15 seconds. It is still loading.`,
  silent: ({ name }: { name: string }) => `${name} opened but has not contacted the wallet.`,
  silentText: 'It may be made for other wallets, allow only certain wallet addresses, or not be a Safe App.',
  failed: 'Safe App could not be loaded.',
  failedText: ({ origin }: { origin: string }) =>
    `There was an error loading the Safe App: nothing came from ${origin} for 30 seconds.`,
  left: 'The app navigated away.',
  leftText: ({ name, origin }: { name: string; origin: string }) =>
    `The frame shows a page that is not at ${origin}, or that does not respond. It is hidden, because it could imitate the app. The open requests of ${name} are declined.`,
  ended: 'The isolated app was ended.',
  endedText: ({ origin }: { origin: string }) =>
    `It opened a second page. An isolated app has no origin, so the wallet cannot tell that page from ${origin}. The frame was closed and its requests are declined.`,
  oldProtocol: 'This app uses an unsupported protocol.',
  oldProtocolText: ({ name }: { name: string }) =>
    `${name} uses protocol version 0 for Safe Apps, from 2020. This wallet supports versions 1 to 9. Ask the makers of the app for an update.`,
  otherPage: 'Another page responds instead of the app.',
  moved: ({ to }: { to: string }) => `This app moved to ${to}.`,
  movedText: ({ name, origin, to }: { name: string; origin: string; to: string }) =>
    `You opened ${origin}, and the frame went to ${to}. That page is hidden and gets no answer. If ${name} really moved, open the new address: it counts as another app, without the permissions of ${origin}.`,
  noAddress: 'a page without an address',
  openInstead: ({ to }: { to: string }) => `Open ${to} instead`,
  behind: '<origin/> (<name/>) stays open behind this page.',
  waiting: (count: number) => plural(count, { one: '# more request waits', other: '# more requests wait' }),
  back: 'Back to app',
  paused: ({ name }: { name: string }) => `Requests of ${name} are paused.`,
  pausedText: 'You declined several requests in a row. The app can send requests again in a moment.',
  block: 'Block this app',
  accountNotRead: 'The account could not be read from the chain',
  accountNotReadDetail: 'An app opens only after the page has read the account.',
  unnamedAccount: 'Unnamed account',
  actsAs: ({ network }: { network: string }) => `Acts as <account/> on ${network}`,
})
