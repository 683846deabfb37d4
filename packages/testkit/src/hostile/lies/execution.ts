import type { Lie } from '../model/Lie.ts'
import { blocked, eve, harmless, info, liar, ofChain, put } from './tell.ts'

const lie = liar('execution', 'transaction')
const at = (path: string, value: Parameters<typeof put>[2]) => put('transaction', path, value)
const otherHash = blocked('service-hash', ({ prepared }) => String(prepared['readyHash']))

/** Enough owners have signed, and a wallet executes it: another signing event. */
export const executionLies: readonly Lie[] = [
  lie('txData.to', 'another recipient', at('txData.to', eve), otherHash),
  lie('txData.value', 'more', at('txData.value', '2000000000000000000'), otherHash),
  lie('txData.operation', 'a delegatecall', at('txData.operation', 1), otherHash),
  lie('nonce', 'a later one', at('detailedExecutionInfo.nonce', 5), otherHash),
  lie('refundReceiver', 'an unrelated address', at('detailedExecutionInfo.refundReceiver', eve), otherHash),
  lie('gasPrice', 'some', at('detailedExecutionInfo.gasPrice', '1'), otherHash),
  lie('executor', 'an unrelated address', at('detailedExecutionInfo.executor', eve), harmless()),
  lie('txStatus', 'waits for signatures', at('txStatus', 'AWAITING_CONFIRMATIONS'), harmless()),
  lie('confirmationsRequired', '3', at('detailedExecutionInfo.confirmationsRequired', 3), harmless()),
  liar('execution', 'safe')('threshold', '1', put('safe', 'threshold', 1), blocked('account-state', 'Threshold')),
  liar('execution', 'safe')(
    'owners',
    'only another address',
    put('safe', 'owners', (_, world) => [info(world.eve)]),
    blocked('account-state', 'Owners'),
  ),
  {
    ...liar('execution', 'chains')(
      'gasPrice',
      'a thousandfold',
      ofChain('gasPrice', [{ type: 'FIXED', weiValue: '2000000000000' }]),
      blocked('fee', 'The wallet was not asked'),
    ),
    isLate: true,
  },
]
