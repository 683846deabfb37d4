import { defineMessages, numberText, listText } from '@countersign/primitives'
import { countWords } from './countWords.ts'

const PLACES = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const transactions = (nonces: readonly bigint[]) =>
  `${nonces.length === 1 ? 'transaction' : 'transactions'} ${listText(nonces.map(numberText))}`
const transactionCount = (count: number) => `${countWords(count)} ${count === 1 ? 'transaction' : 'transactions'}`
const sentenceStart = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

export const ownerChangeMessages = defineMessages('owner-change', {
  thisAccount: 'this account',
  you: 'you',
  meaningForKeys: 'What the change means for keys',
  keys: 'Keys',
  mayLose: 'Keys you may lose',
  mayLoseHint: 'and still reach the money',
  thiefNeeds: 'Keys a thief needs',
  thiefNeedsHint: 'to move the money',
  ranges: 'The numbers are ranges, because the page could not read the keys of every owner.',
  before: 'Before',
  after: 'After',
  atLeast: ({ least }: { least: number }) => `At least ${numberText(least)}`,
  range: ({ least, most }: { least: number; most: number }) => `${numberText(least)} to ${numberText(most)}`,
  alreadyStuck: 'Already stuck',
  ownersCannotAct: 'The owners cannot act',
  partOf: ({ part, whole }: { part: number; whole: number }) => `${numberText(part)} of ${numberText(whole)}`,
  queued: 'Queued transactions',
  losingSignature: 'Queued transactions that lose a signature',
  transaction: 'Transaction',
  signedBefore: 'Signed before',
  signedAfter: 'Signed after',
  queueNotRead: ({ reason }: { reason: string }) =>
    `The effect of this change on the queue is not checked, because the page could not read the queue (${reason}).`,
  transactionNumber: ({ nonce }: { nonce: bigint }) => `Transaction ${numberText(nonce)}`,
  transactionSignedBy: ({ nonce, owners }: { nonce: bigint; owners: readonly string[] }) =>
    `Transaction ${numberText(nonce)}, signed by ${listText(owners)}`,
  replaces: ({ titles }: { titles: readonly string[] }) =>
    `This change replaces ${listText(titles.map((title) => `“${title}”`))}, which ${titles.length === 1 ? 'has' : 'have'} the same transaction number.`,
  uncheckedTransactions: ({ nonces }: { nonces: readonly bigint[] }) =>
    `Not checked: ${transactions(nonces)}. The signatures that the service has for ${nonces.length === 1 ? 'it' : 'them'} could not be compared.`,
  keepThem: ({ nonces, behind }: { nonces: readonly bigint[]; behind: bigint }) =>
    `To keep these signatures, execute ${transactions(nonces)} first: <again>propose this change again as transaction ${numberText(behind)}</again>.`,
  queueSource: ({ block }: { block: bigint }) =>
    `The queue is from the service. This page checked hashes and signatures against the owners at block ${numberText(block)}.`,
  queueError: ({ reason }: { reason: string }) => `The page could not read the queue: ${reason}`,
  readingQueue: 'Reading the queue…',
  noOtherWaits: 'No other transaction is waiting.',
  whatChangeDoes: 'What the change does to waiting transactions',
  number: 'Number',
  today: 'Today',
  afterChange: 'After the change',
  queueHasMore: 'The queue has more transactions than this page read. The further ones are not checked.',
  replacedByThis: 'Replaced by this change',
  signaturesNotChecked: 'Its signatures could not be checked',
  executesFirst: 'Executes first, with the current owners',
  signaturesStay: ({ signed, needed }: { signed: number; needed: number }) =>
    `${signed} of ${needed}, all signatures stay valid`,
  signaturesLost: ({ signed, needed, owners }: { signed: number; needed: number; owners: readonly string[] }) =>
    `${signed} of ${needed}, ${listText(owners.map((owner) => `${owner}’s`))} ${owners.length === 1 ? 'is' : 'are'} lost`,
  nothingWaits: 'No transaction is waiting.',
  noSignatureLost: 'No signature is lost.',
  areReplaced: ({ replaced }: { replaced: number }) =>
    `${sentenceStart(transactionCount(replaced))} ${replaced === 1 ? 'is' : 'are'} replaced.`,
  signAgain: ({ again }: { again: number }) => `${sentenceStart(transactionCount(again))} must be signed again.`,
  replacedAndAgain: ({ replaced, again }: { replaced: number; again: number }) =>
    `${sentenceStart(transactionCount(replaced))} ${replaced === 1 ? 'is' : 'are'} replaced and ${transactionCount(again)} must be signed again.`,
  addOwnerFirst: ({ place }: { place: number }) =>
    `Add ${place - 2 in PLACES ? `${place === 8 ? 'an' : 'a'} ${PLACES[place - 2]}` : 'another'} owner first`,
  keepSignatures: ({ threshold }: { threshold: number }) => `Keep ${threshold} signatures instead`,
  requireSignatures: ({ threshold }: { threshold: number }) => `Require ${threshold} signatures instead`,
  keyDoesNotWork: 'its key does not work',
})
