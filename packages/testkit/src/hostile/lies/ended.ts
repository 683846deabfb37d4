import type { Json } from '../model/Json.ts'
import type { ChangedAnswer, Distortion, Lie } from '../model/Lie.ts'
import { flagged, instead, liar, put } from './tell.ts'

const details = (path: string, value: Parameters<typeof put>[2]) => put('transaction', path, value)
const several = (...parts: readonly ChangedAnswer[]): Distortion => ({ kind: 'several', subject: 'transaction', parts })

const ofReplaced = liar('replaced', 'transaction')
const ofWinner = liar('replaced', 'multisig')
const ofExecuted = liar('executed', 'transaction')

/** The service lists another transaction as the one that used the nonce. */
const namesLater = put('multisig', 'results.0.transaction.id', (_, { prepared }) => prepared['laterId'] ?? null)
/** A fact of executed transactions only: the page asks for the replaced one by the same route. */
const unlessNull = (value: Json) => (honest: Json) => (honest === null ? null : value)

/** Two of its owners signed it, but the account executed another transaction with its nonce. */
const replacedLies: readonly Lie[] = [
  ofReplaced(
    'txStatus',
    'executed, in no Ethereum transaction',
    details('txStatus', 'SUCCESS'),
    flagged('claimed-status', 'Reported as executed', 'The service names no Ethereum transaction'),
  ),
  ofReplaced(
    'txStatus and txHash',
    'executed, by the transaction that replaced it',
    several(
      details('txStatus', 'SUCCESS'),
      details('txHash', (_, { prepared }) => prepared['winnerTxHash'] ?? null),
    ),
    flagged('claimed-status', 'The chain shows another transaction'),
  ),
  ofReplaced(
    'txHash',
    'of another execution, for the transaction that replaced it',
    details('txHash', (honest, { prepared }) => (honest === null ? null : (prepared['laterTxHash'] ?? null))),
    flagged('claimed-status', 'The chain did not execute the transaction that the service names'),
  ),
  ofReplaced(
    'txHash',
    'of no transaction, for the transaction that replaced it',
    details('txHash', unlessNull(`0x${'5'.repeat(64)}`)),
    flagged('claimed-status', 'Reported as replaced', 'could not be verified'),
  ),
  ofWinner(
    'results[].transaction.id',
    'an executed transaction with another nonce',
    namesLater,
    flagged('claimed-status', 'The transaction that the service names has another number'),
  ),
  ofWinner(
    'results',
    'none',
    put('multisig', 'results', []),
    flagged('claimed-status', 'Reported as replaced', 'Only the service says'),
  ),
]

/** The account executed it. */
const executedLies: readonly Lie[] = [
  ofExecuted('txStatus', 'failed', details('txStatus', 'FAILED'), flagged('claimed-status', 'contradicts the service')),
  ofExecuted(
    'txStatus and txHash',
    'replaced, although the list of executed transactions has it',
    several(details('txStatus', 'CANCELLED'), details('txHash', unlessNull(`0x${'5'.repeat(64)}`))),
    flagged('claimed-status', 'Reported as replaced'),
  ),
  ofExecuted(
    'txStatus',
    'replaced, by a transaction with another nonce',
    several(details('txStatus', 'CANCELLED'), details('txHash', null), namesLater),
    flagged('claimed-status', 'The transaction that the service names has another number'),
  ),
  ofExecuted(
    'txHash',
    'of another execution',
    details('txHash', (_, { prepared }) => prepared['laterTxHash'] ?? null),
    flagged('claimed-status', 'The chain shows another transaction'),
  ),
  ofExecuted(
    'txData.value',
    'more',
    details('txData.value', '999000000000000000000'),
    flagged('service-hash', 'The service’s safeTxHash is not the hash of these fields'),
  ),
  ofExecuted(
    '(whole answer)',
    'another executed transaction, true in itself',
    instead('transaction', 'laterDetails'),
    flagged('service-hash', 'The service sent another transaction than this one'),
  ),
]

/** Lies about transactions that have ended, on their own pages. */
export const endedLies: readonly Lie[] = [...replacedLies, ...executedLies]
