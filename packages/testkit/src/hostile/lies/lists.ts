import { changeAt } from '../model/changeAt.ts'
import { isObject, type Json } from '../model/Json.ts'
import type { Lie, World } from '../model/Lie.ts'
import { drop, event, flagged, blocked, harmless, info, liar, list, put, reorder, unheard } from './tell.ts'

const queue = liar('payment', 'queue')
const history = liar('payment', 'history')
const balances = liar('payment', 'balances')
const transactions = (change: (item: Json, world: World) => Json) => (items: Json, world: World) =>
  list(items).map((item) => (isObject(item) && item['type'] === 'TRANSACTION' ? change(item, world) : item))
const each = (fields: (world: World) => { readonly [name: string]: Json }) =>
  transactions((item, world) =>
    isObject(item) && isObject(item['transaction'] ?? null)
      ? { ...item, transaction: { ...Object(item['transaction']), ...fields(world) } }
      : item,
  )
const counted = (nonce: number, submitted: number) => ({
  executionInfo: {
    type: 'MULTISIG',
    nonce,
    confirmationsRequired: 2,
    confirmationsSubmitted: submitted,
    missingSigners: null,
  },
})
/** A transaction that the service invents, beside the honest ones. */
const added =
  (nonce: number) =>
  (items: Json, { eve }: World) => [
    ...list(items),
    ...list(items)
      .filter((item) => isObject(item) && item['type'] === 'TRANSACTION')
      .slice(0, 1)
      .map((item) => ({
        ...Object(item),
        transaction: {
          ...Object(Object(item).transaction),
          id: `multisig_${eve}_0x${'6'.repeat(64)}`,
          ...counted(nonce, 2),
        },
      })),
  ]

/** Proposals, history and balances: lists that the page shows, and never signs from. */
export const listLies: readonly Lie[] = [
  queue('results', 'hides everything', put('queue', 'results', []), harmless()),
  queue(
    'results',
    'adds a transaction with the same nonce',
    put('queue', 'results', added(1)),
    flagged('nonce', 'number'),
  ),
  queue('results', 'adds a transaction for later', put('queue', 'results', added(9)), harmless()),
  queue(
    'results',
    'in another order',
    put('queue', 'results', (items) => list(items).toReversed()),
    harmless(),
  ),
  queue(
    'results[].executionInfo.nonce',
    'the same for all',
    put(
      'queue',
      'results',
      each(() => counted(1, 1)),
    ),
    flagged('nonce', 'number'),
  ),
  queue(
    'results[].executionInfo.confirmationsSubmitted',
    'all owners signed',
    put(
      'queue',
      'results',
      transactions((item) => changeAt(item, 'transaction.executionInfo.confirmationsSubmitted', () => 99)),
    ),
    harmless(),
  ),
  queue(
    'results[].txInfo',
    'another address is paid',
    put(
      'queue',
      'results',
      each(({ eve }) => ({
        txInfo: {
          type: 'Custom',
          humanDescription: 'Claim',
          to: info(eve),
          dataSize: '0',
          value: '0',
          methodName: null,
          isCancellation: false,
        },
      })),
    ),
    harmless(),
  ),
  queue(
    'results[].txStatus',
    'executed',
    put(
      'queue',
      'results',
      each(() => ({ txStatus: 'SUCCESS' })),
    ),
    harmless(),
  ),
  queue(
    'results[].note',
    'a friendly one',
    put(
      'queue',
      'results',
      each(() => ({ note: 'As agreed' })),
    ),
    harmless(),
  ),
  queue(
    'results[].conflictType',
    'in conflict',
    put(
      'queue',
      'results',
      transactions((item) => ({ ...Object(item), conflictType: 'HasNext' })),
    ),
    harmless(),
  ),
  queue('next', 'a page on a foreign host', put('queue', 'next', 'https://evil.example/?cursor=1'), harmless()),
  queue('count', 'a thousand', put('queue', 'count', 1000), harmless()),
  queue('(whole answer)', 'nothing, with an error', drop('queue', 503), harmless()),
  history('results', 'hides everything', put('history', 'results', []), harmless()),
  balances('items[].balance', 'nothing is left', put('balances', 'items.*.balance', '0'), harmless()),
  balances(
    'items[].fiatConversion',
    'next to nothing',
    put('balances', 'items.*.fiatConversion', '0.000001'),
    blocked('comparison', 'required, the price of ETH was'),
  ),
  balances('items[].fiatConversion', 'nothing', put('balances', 'items.*.fiatConversion', '0'), harmless()),
  balances('items[].fiatBalance', 'next to nothing', put('balances', 'items.*.fiatBalance', '0.01'), harmless()),
  balances('items', 'hides everything', put('balances', 'items', []), harmless()),
  balances('fiatTotal', 'a fortune', put('balances', 'fiatTotal', '1000000000'), harmless()),
  balances('(whole answer)', 'nothing, with an error', drop('balances', 503), harmless()),
]

const overview = liar('payment', 'overviews')
const owned = liar('payment', 'ownerSafes')

/** The user's accounts, according to the service. */
export const accountLies: readonly Lie[] = [
  overview('threshold', '1', unheard('overviews', 'threshold', 1), harmless()),
  overview('owners', 'another address', unheard('overviews', 'owners', []), harmless()),
  overview('queued', 'nothing', unheard('overviews', 'queued', 0), harmless()),
  overview('fiatTotal', 'a fortune', unheard('overviews', 'fiatTotal', '1000000000'), harmless()),
  owned('safes', 'hides all, adds others', unheard('ownerSafes', '1', []), harmless()),
]

const of = (subject: Parameters<typeof liar>[1]) => liar('payment', subject)

/** Answers that are missing, duplicated or late, and events without a cause. */
export const transportLies: readonly Lie[] = [
  of('safe')(
    '(whole answer)',
    'nothing, with an error',
    drop('safe', 503),
    flagged('account-state', 'was not compared with the service'),
  ),
  of('safe')(
    '(whole answer)',
    'nothing, the line is cut',
    drop('safe', 'hang-up'),
    flagged('account-state', 'was not compared with the service'),
  ),
  of('transaction')(
    '(whole answer)',
    'nothing, with an error',
    drop('transaction', 503),
    blocked('page', 'did not send'),
  ),
  of('transaction')(
    '(whole answer)',
    'that there is none',
    drop('transaction', 404),
    blocked('page', 'has no transaction'),
  ),
  of('safe')('(order)', 'every second answer late', reorder('safe'), harmless()),
  of('transaction')('(order)', 'every second answer late', reorder('transaction'), harmless()),
  of('transaction')('event', 'it was executed', event('EXECUTED_MULTISIG_TRANSACTION'), harmless()),
  of('transaction')('event', 'an owner signed', event('NEW_CONFIRMATION'), harmless()),
  of('transaction')('event', 'the chain replaced blocks', event('REORG_DETECTED'), harmless()),
  of('safe')('event', 'the account changed', event('SAFE_UPDATED'), harmless()),
  of('balances')('event', 'funds arrived', event('INCOMING_ETHER'), harmless()),
  of('queue')('event', 'there is a new proposal', event('PENDING_MULTISIG_TRANSACTION'), harmless()),
  of('nonces')('recommendedNonce', 'one used up', unheard('nonces', 'recommendedNonce', 0), harmless()),
  of('estimation')('safeTxGas', 'a lot', unheard('estimation', 'safeTxGas', '99999999'), harmless()),
  of('preview')('txInfo', 'another address is paid', unheard('preview', 'txInfo', null), harmless()),
  of('view')('method', 'a call that does not exist', unheard('view', 'method', 'claim'), harmless()),
  of('decoder')('method', 'a call that does not exist', unheard('decoder', 'method', 'claim'), harmless()),
  of('contract')(
    'trustedForDelegateCall',
    'everything may',
    unheard('contract', 'trustedForDelegateCall', true),
    harmless(),
  ),
  of('creation')('creator', 'an unrelated address', unheard('creation', 'creator', null), harmless()),
  // Last, because a transaction that was reported deleted is not requested again in this tab.
  of('transaction')('event', 'it was deleted', event('DELETED_MULTISIG_TRANSACTION'), blocked('page', 'deleted')),
]
