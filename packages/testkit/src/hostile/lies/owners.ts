import type { Lie, World } from '../model/Lie.ts'
import { blocked, flagged, liar, put, shown } from './tell.ts'

const lie = liar('owners', 'transaction')
const queue = liar('owners', 'queue')
const account = liar('owners', 'safe')

const noteOf = (name: string) => put('transaction', 'note', (_, { prepared }: World) => prepared[name] ?? null)
const unproven = flagged('new-owners', 'is not proved. Compare the address with its holder', ({ prepared }) =>
  String(prepared['newcomer']),
)

/** A change of owners that waits for the second signature, with the proof of control of the new key. */
export const ownerLies: readonly Lie[] = [
  lie('note', 'no proof of control', put('transaction', 'note', null), unproven),
  lie('note', 'a proof that another key made', noteOf('proofOfEve'), unproven),
  lie('note', 'a proof for another account', noteOf('proofForOther'), unproven),
  queue('results', 'nothing waits', put('queue', 'results', []), shown()),
  account('threshold', '1', put('safe', 'threshold', 1), blocked('account-state', 'Threshold')),
]
