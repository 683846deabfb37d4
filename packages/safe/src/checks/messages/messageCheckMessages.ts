import { defineMessages } from '@countersign/primitives'

export const messageCheckMessages = defineMessages('check-messages', {
  unreadableBytes: 'bytes that cannot be read',
  thisAccount: 'this account',
  unlimited: 'an unlimited amount',
  baseUnits: (amount: bigint) => `${amount} base units`,
  ofToken: ({ much, token }: { much: string; token: string }) => `${much} of ${token}`,
  amountOf: ({ amount, symbol, token }: { amount: string; symbol: string; token: string }) =>
    `${amount} ${symbol} (token ${token})`,
  unlimitedOf: ({ symbol, token }: { symbol: string; token: string }) =>
    `an unlimited amount of ${symbol} (token ${token})`,
  secondsOf: (seconds: bigint) => `second ${seconds} of Unix time`,
  grants: ({ spender, much }: { spender: string; much: string }) =>
    `Any holder of the signature can let ${spender} take ${much}, without asking again.`,
  grantsForever: ({ spender, much }: { spender: string; much: string }) =>
    `Any holder of the signature can let ${spender} take ${much}, without an end, without asking again.`,
  grantsLong: ({ spender, much, deadline }: { spender: string; much: string; deadline: string }) =>
    `Any holder of the signature can let ${spender} take ${much}, for more than 30 days (until ${deadline}), without asking again.`,
  plainKeyNote: 'The spender is a plain key, not a contract. Apps never need that.',
  spenderUnread: 'Whether the spender is a contract could not be read.',
  askController: 'Ask who controls it before you sign.',
  compareBoth: 'Compare spender and amount with what was agreed.',
  unreadableAmount: 'an unreadable amount of base units',
  unreadableAddress: 'an unreadable address',
  authorization: ({ much, to }: { much: string; to: string }) =>
    `Any holder of the signature can send ${much} to ${to} (ERC-3009). Compare both with what was agreed.`,
  asksNothing: (type: string) => `The signed ${type} asks for nothing in return. Do not sign.`,
  asksZero: ({ type, field }: { type: string; field: string }) =>
    `The signed ${type} asks for ${field} 0 in return. Do not sign.`,
  canExecute: (type: string) =>
    `Any holder of the signed ${type} can execute it. Read what is given and what is received.`,
  orderTo: ({ type, receiver }: { type: string; receiver: string }) =>
    `Any holder of the signed ${type} can execute it. Read what is given and what is received. The recipient is ${receiver}.`,
  unreadable: 'Cannot be read',
  bareValue: (value: string) =>
    `“${value}” is a bare value. It may be the hash of anything, including a transaction, and no tool can show what it stands for. Ask the app for a text or for typed data.`,
  readable: 'It can be read',
  isText: 'It is a text, not a bare value.',
  onlyBare: 'Contains only a bare value',
  onlyField: ({ name, value }: { name: string; value: string }) =>
    `The only signed value is ${name}: ${value}. Its meaning cannot be shown. Ask the app.`,
  hasFields: 'Its fields have names and values.',
  confirms: ({ place, account, what }: { place: string; account: string; what: string }) =>
    `${place} makes ${account} confirm ${what} permanently, on chain.`,
  signsMessage: 'Signs a message in the name of the account',
  shownHere: (agrees: string) =>
    `${agrees} It is the hash of the message shown on this page. Read that message: from then on any holder of it can use it, without any signature.`,
  signsUnreadable: 'Signs a message that cannot be read',
  mayBe: (agrees: string) =>
    `${agrees} The meaning of a hash cannot be shown: it may be a login, an order, or a permission to take tokens. Ask the proposer, and compare the hash with that of the requested message.`,
  mayMove: 'May move tokens',
  canSubmit: (type: string) => `Any holder of a signed ${type} can submit it. Read what is given and what is received.`,
  plainKey: 'The spender is a plain key',
  unlimitedPermission: 'An unlimited permission',
  likePayment: 'Works like a payment',
  isPayment: 'Is a payment',
  giftOrder: 'An order that gives everything for nothing',
  order: 'An order',
})
