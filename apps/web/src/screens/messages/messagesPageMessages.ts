import { defineMessages } from '@countersign/primitives'

/** The list of messages, a new message, and a message that was not found. */
export const messagesPageMessages = defineMessages('messages-page', {
  title: 'Messages',
  subtitle: 'Signed off chain, for apps and permits. A permit can move tokens, so review it like a transaction.',
  newMessage: 'New message',
  checkSignature: 'Check a signature',
  switchedOff: (chain: string) => `No new ones on ${chain}`,
  switchedOffWhy:
    'Off-chain messages are switched off for this network. A message that an app asks for becomes a transaction in the queue. The operator of this deployment can switch them on.',
  filter: 'Filter',
  all: 'All',
  waiting: 'Needs signatures',
  confirmed: 'Confirmed',
  none: 'No messages yet.',
  noneDetail:
    'A message is a text or typed data that the owners sign without a transaction. Requests of apps appear here, and you can write one.',
  write: 'Write a message',
  showAll: 'Show all messages',
  noneWaiting: 'No message waits for signatures.',
  noneWaitingDetail: 'None of the loaded messages needs signatures.',
  noneConfirmed: 'No message is confirmed.',
  noneConfirmedDetail: 'None of the loaded messages has all its signatures.',
  listCached: 'The service did not answer. These are the cached messages.',
  listFailed: 'The service did not send the messages',
  listStillWorks: 'Balances and owners can still be read from the chain.',
  listLoading: 'Loading the messages',

  openMessages: 'Open the messages',
  noDraft: 'No draft was found',
  noDraftWhy:
    'A draft exists only in the browser tab that made it, until it is signed. It may have been signed already.',
  noHash: 'This link does not contain a message hash.',
  noHashWhy: (found: string) =>
    `A message hash is 0x and 64 hex digits; the link contains ${found}. Open the message from the list.`,
  cached: 'The service did not answer. This is the cached message.',
  loading: 'Loading the message',
  notInBrowser: 'This browser has no message with this hash',
  notInService: 'The service has no message with this hash',
  failed: 'The service did not send the message',
  checkLink: 'Check the link, or <list>open the list of messages</list>.',
  stillWorks: 'Owners can still be read from the chain.',
  removed: 'Message removed from this browser',
  remove: 'Remove',

  kind: 'Kind of message',
  text: 'Text',
  typedData: 'Typed data',
  textToSign: 'Text to sign',
  typedJson: 'Typed data (EIP-712) as JSON',
  notYet: 'This does not sign yet. The next page shows the message and its hashes.',
  close: 'Close',
  cancel: 'Cancel',
  review: 'Review',
  typeText: 'Type the text to sign.',
  bareHex:
    'This is a bare hex value. It may be the hash of a transaction, so it cannot be signed here. Paste the text or the typed data behind it.',
  pasteJson: 'Paste the typed data as JSON.',
  notJson: (reason: string | null) =>
    `This is not JSON: ${reason ?? 'it cannot be read'}. Paste the complete typed data.`,
  rounded: (value: number) => `${value} is too large for a JSON number and was rounded. Put such numbers in quotes.`,
  notObject: 'Typed data is a JSON object with domain, types and message.',
  missing: (names: readonly string[]) =>
    `It has no ${names.join(', no ')}. Typed data is a JSON object with domain, types and message.`,
  wrongPart: ({ place, problem }: { place: string | null; problem: string | null }) =>
    `At ${place ?? 'its start'}: ${problem ?? 'it does not follow EIP-712'}. Types are lists of name and type.`,
})
