import { defineMessages, listText, plural } from '@countersign/primitives'

type Hidden = { count: number; symbols: readonly string[] }

/** Which tokens the assets page shows, and what it leaves out. */
export const assetViewMessages = defineMessages('asset-view', {
  view: 'Which tokens',
  all: 'All tokens',
  trusted: 'Trusted list',
  hideDust: 'Hide small values',
  under: 'under',
  addToken: 'Add token',
  spam: ({ count, symbols }: Hidden) =>
    `${plural(count, { one: '# token copies the symbol of a known token or looks like spam, and is hidden', other: '# tokens copy the symbol of a known token or look like spam, and are hidden' })}: ${listText(symbols)}.`,
  untrusted: ({ count, symbols }: Hidden) =>
    `${plural(count, { one: '# token is in no list', other: '# tokens are in no list' })} and left out: ${listText(symbols)}.`,
  dust: ({ count, symbols, limit }: Hidden & { limit: string }) =>
    `${plural(count, { one: '# token is', other: '# tokens are' })} worth less than ${limit} and left out: ${listText(symbols)}.`,
  more: (count: number) => plural(count, { one: '# more', other: '# more' }),
  showThem: 'Show them',
  hideSpam: 'Hide spam again',
  spamShown: 'With spam',
  noList:
    'The operator of this service has no list of tokens. Trusted are the coin, tokens whose addresses are part of this page, and those that you added.',
  needsService:
    'The operator’s list needs the service. Without it, trusted are the coin, tokens whose addresses are part of this page, and those that you added.',
  nothingLeft: 'Every token is left out by the choices above.',
  nothingLeftDetail: 'The hidden tokens are listed below. You can show them there.',
  change: '24 h',
  noData: 'No data',
  sendCopy: 'Send…',
  copyTitle: ({ symbol }: { symbol: string }) => `Send ${symbol}, which copies another token?`,
  copyText:
    'Such tokens are given out to be mistaken for the real one. Their contract may do something else than pay. Compare the address:',
  copyCancel: 'Do not send',
  copySend: 'Continue to the payment',
})
