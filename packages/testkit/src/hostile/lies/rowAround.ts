import type { Lie } from '../model/Lie.ts'
import { blocked, everywhere, flagged, harmless, info, liesIn, list, ofChain, put, shown } from './tell.ts'

/** The service's values about account, money and network, on pages that list transactions. */
export const rowAroundLies: readonly Lie[] = [
  ...liesIn('safe', 'nonce', 'ahead of the chain', put('safe', 'nonce', 1), {
    queue: harmless(),
    bulk: blocked('account-state', 'Execute is blocked'),
  }),
  ...liesIn('safe', 'threshold', '1', put('safe', 'threshold', 1), {
    queue: harmless(),
    bulk: blocked('account-state', 'Execute is blocked'),
  }),
  ...liesIn(
    'safe',
    'owners',
    'only another address',
    put('safe', 'owners', (_, { eve }) => [info(eve)]),
    {
      queue: harmless(),
      bulk: blocked('account-state', 'Execute is blocked'),
    },
  ),
  ...liesIn('inbox', 'results[].threshold', '1', put('inbox', 'results.*.threshold', 1), { inbox: harmless() }),
  ...liesIn(
    'inbox',
    'results[].owners',
    'another address in addition',
    put('inbox', 'results.*.owners', (owners, { eve }) => [...list(owners), eve]),
    { inbox: harmless() },
  ),
  // The count shows that transactions are missing: the page reads them from the queue itself.
  ...liesIn('inbox', 'results[].queue', 'nothing', put('inbox', 'results.*.queue', []), { inbox: harmless() }),
  ...liesIn('ownerSafes', 'safes', 'hides all', put('ownerSafes', '', {}), { inbox: shown('Nothing waits for you') }),
  ...liesIn('balances', 'items[].tokenInfo.decimals', '18', put('balances', 'items.*.tokenInfo.decimals', 18), {
    bulk: harmless(),
  }),
  ...liesIn('balances', 'items[].tokenInfo.symbol', 'USDC', put('balances', 'items.*.tokenInfo.symbol', 'USDC'), {
    bulk: harmless(),
  }),
  ...liesIn(
    'balances',
    'items[].fiatConversion',
    'next to nothing',
    put('balances', 'items.*.fiatConversion', '0.000001'),
    { bulk: harmless() },
  ),
  ...liesIn(
    'chains',
    'rpcUri',
    'a node of another network',
    ofChain('rpcUri.value', (_, { otherRpc }) => otherRpc),
    {
      queue: flagged('row', 'Not checked'),
      inbox: flagged('row', 'Not checked'),
      bulk: blocked('page', 'Nothing was sent'),
    },
  ),
  ...liesIn('chains', 'nativeCurrency.decimals', '6', ofChain('nativeCurrency.decimals', 6), {
    queue: harmless(),
    inbox: harmless(),
    bulk: blocked('native-currency', 'Execute is blocked'),
  }),
  ...liesIn('chains', 'nativeCurrency.symbol', 'another coin', ofChain('nativeCurrency.symbol', 'xDAI'), {
    queue: flagged('native-currency', 'xDAI', 'from service'),
    inbox: flagged('native-currency', 'xDAI', 'from service'),
    bulk: flagged('native-currency', 'xDAI', 'from service'),
  }),
  ...liesIn(
    'chains',
    'ensRegistryAddress',
    'an address without code',
    ofChain('ensRegistryAddress', (_, { eve }) => eve),
    everywhere,
  ),
  ...liesIn(
    'config',
    'demo.owners',
    'a trusted name for the recipient',
    put('config', 'demo.owners', (owners, { prepared }) => [
      ...list(owners),
      { name: 'Payroll', address: prepared['recipient'] ?? null, privateKey: `0x${'1'.repeat(64)}` },
    ]),
    {
      queue: flagged('name', 'Payroll', 'from service'),
      inbox: flagged('name', 'Payroll', 'from service'),
      bulk: flagged('name', 'Payroll', 'from service'),
    },
  ),
]
