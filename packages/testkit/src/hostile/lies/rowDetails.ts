import type { Distortion, Lie } from '../model/Lie.ts'
import { blocked, customCall, everywhere, flagged, harmless, info, liesIn, list, put, shown } from './tell.ts'

const details = (path: string, value: Parameters<typeof put>[2]) => put('transaction', path, value)

const reversed: Distortion = { kind: 'answer', subject: 'transactions', change: (all) => list(all).toReversed() }
const fewer: Distortion = { kind: 'answer', subject: 'transactions', change: (all) => list(all).slice(1) }
/** The lists ask for several at once; the dialog of several executions reads each alone. */
const everywhereListed = { queue: harmless(), inbox: harmless() } as const

/** The service's details of one transaction; a list reads them to check the row. */
export const rowDetailsLies: readonly Lie[] = [
  ...liesIn(
    'transaction',
    'txData.to',
    'another recipient',
    details('txData.to', (_, { eve }) => info(eve)),
    hashDiffers(),
  ),
  ...liesIn('transaction', 'txData.value', 'another amount', details('txData.value', '7'), hashDiffers()),
  ...liesIn('transaction', 'txData.operation', 'another one', details('txData.operation', 1), {
    queue: flagged('row', 'Hash differs'),
    bulk: blocked('service-hash', 'Execute is blocked'),
  }),
  ...liesIn('transaction', 'nonce', 'a later one', details('detailedExecutionInfo.nonce', 17), {
    ...hashDiffers(),
    bulk: blocked('order', 'was signed as transaction 17'),
  }),
  ...liesIn(
    'transaction',
    'safeTxHash',
    'another',
    details('detailedExecutionInfo.safeTxHash', `0x${'5'.repeat(64)}`),
    hashDiffers(),
  ),
  ...liesIn(
    'transaction',
    'confirmations[0].signature',
    'of the same owner, for another transaction',
    details('detailedExecutionInfo.confirmations.0.signature', (_, { prepared }) => prepared['otherSignature'] ?? null),
    {
      queue: flagged('row', 'Signature excluded'),
      inbox: flagged('row', 'Signature excluded'),
      bulk: blocked('signatures', 'Execute is blocked'),
    },
  ),
  ...liesIn('transaction', 'confirmations', 'none', details('detailedExecutionInfo.confirmations', []), {
    queue: shown('0 of 2 signed'),
    inbox: shown('0 of 2 signed'),
    bulk: blocked('execution', 'Execute is blocked'),
  }),
  ...liesIn(
    'transaction',
    'confirmationsRequired',
    '1',
    details('detailedExecutionInfo.confirmationsRequired', 1),
    everywhere,
  ),
  ...liesIn(
    'transaction',
    'signers',
    'another address',
    details('detailedExecutionInfo.signers', (_, { eve }) => [info(eve)]),
    everywhere,
  ),
  ...liesIn(
    'transaction',
    'txInfo',
    'another contract is called',
    details('txInfo', (_, { eve }) => customCall({ to: info(eve), methodName: 'claim' })),
    everywhere,
  ),
  ...liesIn(
    'transaction',
    'txData.to.name',
    'a name for the recipient',
    details('txData.to.name', 'Payroll'),
    everywhere,
  ),
  ...liesIn(
    'transaction',
    'txData.dataDecoded',
    'another method',
    details('txData.dataDecoded', { method: 'claim', parameters: [] }),
    everywhere,
  ),
  ...liesIn(
    'transaction',
    'txData.tokenInfoIndex',
    'other decimals and another symbol',
    details('txData.tokenInfoIndex', (_, { prepared }) => ({
      [String(prepared['token'])]: {
        type: 'ERC20',
        address: prepared['token'] ?? null,
        decimals: 18,
        symbol: 'USDC',
        name: 'USD Coin',
        logoUri: null,
      },
    })),
    { queue: harmless(), inbox: harmless() },
  ),
  ...liesIn('transactions', '(whole answer)', 'each at the place of another one', reversed, everywhereListed),
  ...liesIn('transactions', '(whole answer)', 'one fewer than was asked for', fewer, everywhereListed),
]

function hashDiffers() {
  return {
    queue: flagged('row', 'Hash differs'),
    inbox: flagged('row', 'Hash differs'),
    bulk: blocked('service-hash', 'Execute is blocked'),
  }
}
