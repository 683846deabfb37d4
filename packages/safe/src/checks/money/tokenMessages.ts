import { defineMessages } from '@countersign/primitives'

export const tokenMessages = defineMessages('check-tokens', {
  everything: 'everything the account has',
  unlimited: 'an unlimited amount',
  units: (amount: bigint) => `${amount} base units`,
  firstItem: 'item 0',
  lets: ({ place, spender, much, token }: { place: string; spender: string; much: string; token: string }) =>
    `${place} lets ${spender} take ${much} of ${token}.`,
  letsForever: ({ place, spender, much, token }: { place: string; spender: string; much: string; token: string }) =>
    `${place} lets ${spender} take ${much} of ${token}, now and later.`,
  spenderNotRead: (what: string) =>
    `${what} Whether the spender is a contract could not be read. Read it again before signing.`,
  spenderUnread: ({ what, reason }: { what: string; reason: string }) =>
    `${what} Whether the spender is a contract could not be read: ${reason}. Read it again before signing.`,
  keySpender: (what: string) =>
    `${what} The spender is a plain key, not a contract. Apps never need that. Ask who controls it before you sign.`,
  flawedSpender: 'Approved tokens were stolen through this contract',
  flaw: ({ what, name, exploited, source }: { what: string; name: string; exploited: string; source: string }) =>
    `${what} Tokens of those who had approved ${name} were stolen in ${exploited} (published by ${source}).`,
  approveLess: (what: string) => `${what} Approve only the amount that is needed, or revoke it afterwards.`,
  compare: (what: string) => `${what} Compare spender and amount with what was agreed.`,
  symbolEquals: 'Symbol and decimals read from its contract equal those shown.',
  symbolsEqual: 'Symbol and decimals read from their contracts equal those shown.',
  notRead: 'they were not read',
  noSymbol: ({ token, reason }: { token: string; reason: string }) =>
    `${token} did not return its symbol and decimals: ${reason}.`,
  noSymbolClaimed: ({
    token,
    reason,
    symbol,
    decimals,
  }: {
    token: string
    reason: string
    symbol: string
    decimals: string
  }) =>
    `${token} did not return its symbol and decimals: ${reason}. The service says ${symbol} with ${decimals} decimals. Compare the amount in base units.`,
  no: 'no',
  none: 'none',
  decimalsDiffer: ({ token, onChain, claimed }: { token: string; onChain: string; claimed: string }) =>
    `${token} has ${onChain} decimals on chain, but the service says ${claimed}. Amounts shown with the service’s decimals are wrong. Do not sign before this is corrected.`,
  hasNone: 'it has none',
  typedUnread: ({ text, token, decimals, reason }: { text: string; token: string; decimals: number; reason: string }) =>
    `You typed ${text} of ${token}, converted here with ${decimals} decimals. The token did not return its decimals: ${reason}. Compare the amount in base units.`,
  nativeCurrency: 'the native currency',
  typedOther: ({
    text,
    symbol,
    contained,
    used,
    token,
    decimals,
  }: {
    text: string
    symbol: string
    contained: string
    used: number
    token: string
    decimals: number
  }) =>
    `You typed ${text} ${symbol}. ${contained} The form used ${used} decimals, but ${token} has ${decimals}. Do not sign. Delete this draft, load the page again and type the amount once more.`,
  whetherZeroGives: 'Whether an approval of 0 gives a permission',
  zeroUnread: ({ place, spender, token, reason }: { place: string; spender: string; token: string; reason: string }) =>
    `${place} approves 0 of ${token} for ${spender}. Of a token with amounts this takes a permission back, of a collection it lets the address take item 0. Which of them it is could not be read: ${reason}. Read it again before signing.`,
  whetherPermission: 'Whether a call lets an address take tokens later',
  unreadable: ({ place, token }: { place: string; token: string }) =>
    `${place} calls a token method of ${token}, but its parameters cannot be read.`,
  noPermission: 'No permission to take tokens',
  noneLater: 'No call permits an address to take tokens later.',
  unlimitedPermission: 'An unlimited permission',
  permission: 'A permission to take tokens',
  plainKey: 'The spender is a plain key',
  noToken: 'No token is touched',
  noKnownMethod: 'No call moves, approves or limits a token by a known method.',
  nameConfirmed: 'The token’s name is confirmed',
  namesConfirmed: 'The names of the tokens are confirmed',
  unread: 'A token could not be read',
  otherDecimals: 'The service says other decimals',
  otherName: 'The service gives a token another name',
  namesDiffer: ({ token, onChain, claimed }: { token: string; onChain: string; claimed: string }) =>
    `${token} calls itself “${onChain}” on chain, but the service says “${claimed}”. Trust the address.`,
  hiddenInName: 'Hidden characters in the name of a token',
  hidden: ({ token, symbol }: { token: string; symbol: string }) =>
    `${token} is called “${symbol}”. Characters that are invisible or that change the reading direction are shown as boxes. Trust the address.`,
  nameOfAnother: 'Has the name of another token',
  imitates: ({ token, symbol, imitated }: { token: string; symbol: string; imitated: string }) =>
    `${token} calls itself “${symbol}”. ${imitated} It may be worthless. Trust the address.`,
  knownOne: ({ symbol, address }: { symbol: string; address: string }) => `The known ${symbol} is ${address}.`,
  nativeIsNone: (symbol: string) => `${symbol} itself is not a token.`,
  asTyped: 'The amount is the one you typed',
  allAsTyped: 'The amounts are those you typed',
  convertedAgain: 'Converted again with the decimals that each token has on chain, and 18 for the native currency.',
  whetherTyped: 'Whether the amount is the one you typed',
  notContained: 'The transaction does not contain this amount.',
  contains: ({ amount, symbol, units }: { amount: string; symbol: string; units: bigint }) =>
    `The transaction has ${amount} ${symbol}, ${units} base units.`,
  notAsTyped: 'The amount is not the one you typed',
})
