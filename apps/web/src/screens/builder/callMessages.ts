import { defineMessages, plural } from '@countersign/primitives'

/** The form of one call: its contract, ABI, method, parameters and bytes. */
export const callMessages = defineMessages('builder-call', {
  call: 'Call',
  contract: 'Contract',
  modes: 'Where the method comes from',
  modeKnown: 'Known',
  modeAbi: 'Paste ABI',
  modeRaw: 'Raw hex',
  valueIn: (symbol: string) => `Value in ${symbol} <note>optional, sent with the call</note>`,
  known: 'Known contracts',
  chooseKnown: 'Choose a known contract…',
  anotherContract: 'Another contract',
  tokens: 'Tokens of this account',
  withAbi: 'With an ABI you added',
  ofSafe: 'This account, and published contracts of Safe',
  thisAccount: (name: string) => `${name}, this account`,
  createsAccounts: (name: string) => `${name}, creates accounts`,
  deploysContracts: (name: string) => `${name}, deploys a contract`,
  callsItself: 'This is the account itself: such a call can change its settings.',
  isNotRead: 'The chain did not answer, so it is not known whether this is a contract.',
  noContract: (chain: string) =>
    `There is no contract at this address on ${chain}: the call would succeed and only send the value.`,

  codeNotRead: 'The chain did not answer, so the code was not compared.',
  allOccur: (count: number) =>
    plural(count, {
      one: 'Its selector occurs in the contract code',
      other: 'All # selectors occur in the contract code',
    }),
  someOccur: ({ found, total, isOfAllVersions }: { found: number; total: number; isOfAllVersions: boolean }) =>
    isOfAllVersions
      ? `${found} of ${total} selectors occur in the contract code: the ABI contains the methods of every version, and this version lacks the others.`
      : `${found} of ${total} selectors occur in the contract code: this ABI may belong to another contract.`,

  abi: 'ABI',
  methodsOf: ({ count, words }: { count: number; words: string }) =>
    `${plural(count, { one: '1 method', other: '# methods' })}. ${words}`,
  noAbi: (address: string) => `No ABI is known for ${address}. Paste one, or enter raw bytes.`,
  requestFrom: (keeper: string | null) =>
    keeper === null ? 'Request from the service' : `Request from the service and ${keeper}`,
  noneFound: 'No ABI was found there.',
  addedLabel: 'ABI you added',
  addedForLabel: (address: string) => `ABI you added for ${address}, which it runs`,
  added: 'An ABI you added.',
  publishedBy: (contract: string) => `${contract}, published`,
  published: 'Published',
  erc20: 'ERC-20, by its standard',
  erc721: 'ERC-721, by its standard',
  serviceToken: (symbol: string) => `The service says that this is the token ${symbol}.`,
  serviceAbi: (name: string) => `The service says that this is the ABI of ${name}. This claim is not checked.`,
  serviceLabel: (name: string) => `${name}, says the service`,
  keeperAbi: ({ keeper, address }: { keeper: string; address: string }) =>
    `From the source that ${keeper} has for ${address}. This claim is not checked.`,
  keeperLabel: ({ address, keeper }: { address: string; keeper: string }) => `${address}, says ${keeper}`,
  onlyKnown: (method: string) => `Only ${method} is known, from the file. Paste an ABI for other methods.`,
  pasteAbi: 'ABI as JSON, a compiler’s artifact, or one signature per line',
  methodsRead: ({ count, writing }: { count: number; writing: number }) =>
    `${plural(count, { one: '1 method', other: '# methods' })} read, ${writing} write`,
  stored: 'The method that you use is stored for this address in this browser, so that the review names it too.',

  method: 'Method',
  chooseContract: 'Choose a contract and its ABI first',
  chooseMethod: 'Choose a method…',
  showReads: (count: number) =>
    plural(count, { one: 'Show 1 method that only reads', other: 'Show # methods that only read' }),
  write: 'Write',
  onlyRead: 'Only read',
  takes: ({ coin, isPayable, isRead }: { coin: string; isPayable: boolean; isRead: boolean }) =>
    `${isPayable ? `takes ${coin}` : `takes no ${coin}`}${isRead ? ', only reads: the transaction would change nothing' : ''}`,

  text: 'Text; may be empty',
  dateIn: (field: string) => `${field}, date in UTC`,
  unitOf: (field: string) => `Unit of ${field}`,
  raw: 'raw',
  date: 'date, UTC',
  chooseDate: 'Choose date and time.',
  switchOf: ({ field, value }: { field: string; value: string }) => `${field}, ${value}`,
  pasteList: (field: string) => `Paste a list<hidden> for ${field}</hidden>`,
  asJson: (field: string) => `As JSON<hidden> for ${field}</hidden>`,
  removeField: (field: string) => `Remove ${field}`,
  addItem: (field: string) => `Add item<hidden> to ${field}</hidden>`,

  close: 'Close',
  listHelp: 'One item per line, separated by commas, or as JSON. It replaces the current value.',
  jsonHelp: 'JSON: lists as [a, b], tuples as [a, b] or {"name": a}. It replaces the current value.',
  cancel: 'Cancel',
  use: 'Use it',
  useItems: (count: number) => plural(count, { one: 'Use 1 item', other: 'Use # items' }),

  transfer: 'Transfer',
  recipient: 'Recipient',
  amount: 'Amount',
  token: 'Token',
  heldOf: (amount: string) => `of ${amount}`,

  words: 'Calldata, word by word',
  selector: 'sel',
  moreWords: (count: number) => plural(count, { one: 'Show # more word', other: 'Show # more words' }),
  startsAt: ({ name, offset }: { name: string; offset: string }) => `${name} starts at ${offset}`,
  lengthItems: ({ name, count }: { name: string; count: number }) =>
    `${name}, ${plural(count, { one: '# item', other: '# items' })}`,
  lengthBytes: ({ name, count }: { name: string; count: number }) =>
    `${name}, ${plural(count, { one: '# byte', other: '# bytes' })}`,
  theBytes: (name: string) => `${name}, the bytes`,
  part: ({ name, part, parts }: { name: string; part: number; parts: number }) => `${name}, part ${part} of ${parts}`,
  waiting: (name: string) => `${name}, waiting`,
})
