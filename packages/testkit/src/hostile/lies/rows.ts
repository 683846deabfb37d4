import { changeAt } from '../model/changeAt.ts'
import { isObject, type Json } from '../model/Json.ts'
import type { Lie, World } from '../model/Lie.ts'
import { blocked, customCall, everywhere, flagged, harmless, info, liesIn, list, put, shown } from './tell.ts'

const IN_ROWS = 'results.*.transaction.'
const row = (path: string, value: Parameters<typeof put>[2]) => put('queue', IN_ROWS + path, value)

/** A proposal in a list. The signed fields of the same transaction contradict it. */
export const rowLies: readonly Lie[] = [
  ...liesIn(
    'queue',
    'results[].txInfo',
    'another contract is called',
    row('txInfo', (_, { eve }) => customCall({ to: info(eve), methodName: 'claim' })),
    everywhere,
  ),
  ...liesIn(
    'queue',
    'results[].txInfo',
    'another address is paid one wei',
    row('txInfo', (_, { eve, safe }) => ({
      type: 'Transfer',
      humanDescription: null,
      sender: info(safe),
      recipient: info(eve, 'Payroll'),
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: '1' },
    })),
    everywhere,
  ),
  ...liesIn(
    'queue',
    'results[].txInfo.isCancellation',
    'it is a rejection',
    row('txInfo', (_, { safe }) => customCall({ to: info(safe), isCancellation: true })),
    everywhere,
  ),
  ...liesIn(
    'queue',
    'results[].txInfo.actionCount',
    'it is a batch of nine calls',
    row('txInfo', (_, { eve }) => customCall({ to: info(eve), methodName: 'multiSend', actionCount: 9 })),
    everywhere,
  ),
  ...liesIn(
    'queue',
    'results[].executionInfo.confirmationsSubmitted',
    'all owners signed',
    row('executionInfo.confirmationsSubmitted', 99),
    everywhere,
  ),
  ...liesIn(
    'queue',
    'results[].executionInfo.confirmationsRequired',
    '1',
    row('executionInfo.confirmationsRequired', 1),
    everywhere,
  ),
  ...liesIn('queue', 'results[].executionInfo.nonce', 'the first two change places', put('queue', 'results', swapped), {
    queue: flagged('row', 'Nonce differs'),
    inbox: flagged('row', 'Nonce differs'),
    bulk: blocked('order', 'was signed as transaction 1, but the account expects transaction 0'),
  }),
  ...liesIn('queue', 'results[].executionInfo.missingSigners', 'null', row('executionInfo.missingSigners', null), {
    queue: harmless(),
  }),
  ...liesIn(
    'queue',
    'results[].executionInfo.proposedByDelegate',
    'a stranger',
    row('executionInfo', (honest, { eve }) => sentBy(honest, eve)),
    {
      queue: flagged('proposer', '4 proposals are from proposers, not from owners.'),
      inbox: harmless(),
      bulk: harmless(),
    },
  ),
  ...liesIn(
    'queue',
    'results[].executionInfo.proposedByDelegate',
    'the owner who signed',
    row('executionInfo', (honest, { signer }) => sentBy(honest, signer)),
    everywhere,
  ),
  ...liesIn(
    'queue',
    'results[].executionInfo.missingSigners and txStatus',
    'the user, whose signature is not needed',
    put('queue', 'results', waitingForReader),
    { queue: harmless(), inbox: flagged('row', 'your signature is not needed') },
  ),
  ...liesIn('queue', 'results[].txStatus', 'executed', row('txStatus', 'SUCCESS'), { queue: harmless() }),
  ...liesIn('queue', 'results[].txStatus', 'can be executed', row('txStatus', 'AWAITING_EXECUTION'), {
    queue: harmless(),
    bulk: blocked('execution', 'Execute is blocked'),
  }),
  ...liesIn('queue', 'results[].note', 'a friendly one', row('note', 'As agreed'), {
    queue: flagged('note', 'Note: “As agreed”', 'from service'),
    inbox: harmless(),
    bulk: harmless(),
  }),
  ...liesIn(
    'queue',
    'results[].safeAppInfo',
    'a trusted app',
    row('safeAppInfo', { name: 'Payroll', url: 'https://payroll.example', logoUri: null }),
    { queue: flagged('app', 'Payroll (payroll.example, a claim)'), inbox: harmless(), bulk: harmless() },
  ),
  ...liesIn('queue', 'results[].timestamp', 'years ago', row('timestamp', 86_400_000), {
    queue: shown('1970'),
    inbox: harmless(),
    bulk: harmless(),
  }),
  ...liesIn('queue', 'results[].id', 'of a missing transaction', put('queue', 'results', otherIds), {
    queue: flagged('row', 'Not checked'),
    inbox: flagged('row', 'Not checked'),
    bulk: blocked('page', 'Nothing was sent'),
  }),
  ...liesIn('queue', 'results[].conflictType', 'in conflict', put('queue', 'results', inConflict), everywhere),
  ...liesIn('queue', 'results', 'hides everything', put('queue', 'results', []), {
    queue: shown('Nothing waits for you'),
    inbox: shown('Nothing waits for you'),
  }),
  ...liesIn(
    'queue',
    'results',
    'in another order',
    put('queue', 'results', (items) => list(items).toReversed()),
    { queue: harmless(), bulk: harmless() },
  ),
  ...liesIn('queue', 'count', 'a thousand', put('queue', 'count', 1000), {
    queue: shown('1,000 transactions'),
    inbox: harmless(),
    bulk: harmless(),
  }),
]

/** Changes each transaction of a queue page; labels stay. */
const transactions = (items: Json, change: (transaction: Json) => Json) =>
  list(items).map((item) =>
    isObject(item) && item['type'] === 'TRANSACTION' ? changeAt(item, 'transaction', change) : item,
  )

function swapped(items: Json): Json {
  const other = (nonce: Json) => (nonce === 0 ? 1 : nonce === 1 ? 0 : nonce)
  return transactions(items, (transaction) => changeAt(transaction, 'executionInfo.nonce', other))
}

function waitingForReader(items: Json, { owner }: World): Json {
  return transactions(items, (transaction) =>
    changeAt(
      changeAt(transaction, 'txStatus', () => 'AWAITING_CONFIRMATIONS'),
      'executionInfo.missingSigners',
      () => [info(owner)],
    ),
  )
}

function otherIds(items: Json, { safe }: World): Json {
  return transactions(items, (transaction) =>
    changeAt(transaction, 'id', (id) => `multisig_${safe}_0x${String(id).slice(-4).padStart(64, '6')}`),
  )
}

function inConflict(items: Json): Json {
  return list(items).map((item) =>
    isObject(item) && item['type'] === 'TRANSACTION' ? { ...item, conflictType: 'HasNext' } : item,
  )
}

/** An owner's own proposal has no such field. */
function sentBy(execution: Json, proposer: string): Json {
  return isObject(execution) ? { ...execution, proposedByDelegate: info(proposer) } : execution
}
