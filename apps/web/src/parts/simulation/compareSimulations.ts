import type { SimulationResult } from '@countersign/simulation'
import { simulationMessages } from './simulationMessages.ts'

type Compared = Pick<
  SimulationResult,
  'success' | 'innerSuccess' | 'deltas' | 'tokenApprovals' | 'writes' | 'delegatecalls'
>

/** The differences between two simulations of the same bytes, in words. Gas may differ. */
export function compareSimulations(read: Compared, now: Compared): string[] {
  return [
    ...(isSuccess(read) === isSuccess(now)
      ? []
      : [isSuccess(read) ? simulationMessages.wouldSucceedBefore : simulationMessages.wouldFailBefore]),
    ...differences(simulationMessages.moves, deltasOf(read), deltasOf(now)),
    ...differences(simulationMessages.allowances, tokenApprovalsOf(read), tokenApprovalsOf(now)),
    ...differences(simulationMessages.writes, writesOf(read), writesOf(now)),
    ...differences(simulationMessages.delegatecalls, delegatecallsOf(read), delegatecallsOf(now)),
  ]
}

const isSuccess = ({ success, innerSuccess }: Compared): boolean => success && innerSuccess !== false

function differences(what: string, read: readonly string[] | null, now: readonly string[] | null): string[] {
  // A missing result of an engine is not a difference; a check reports it.
  if (read === null || now === null) return []
  const [before, after] = [new Set(read), new Set(now)]
  const gone = read.filter((entry) => !after.has(entry))
  const came = now.filter((entry) => !before.has(entry))
  if (gone.length + came.length === 0) return []
  return [
    simulationMessages.differences({
      what,
      entries: [
        ...gone.map((entry) => simulationMessages.noLonger({ entry })),
        ...came.map((entry) => simulationMessages.nowThere({ entry })),
      ].join('; '),
    }),
  ]
}

const deltasOf = ({ deltas }: Compared) =>
  deltas.map((delta) => {
    const token = delta.kind === 'native' ? simulationMessages.nativeCoin : delta.token
    const id = 'tokenId' in delta ? ` #${delta.tokenId}` : ''
    return simulationMessages.delta({ owner: delta.owner, amount: `${delta.amount}`, token: `${token}${id}` })
  })

const tokenApprovalsOf = ({ tokenApprovals }: Compared) =>
  tokenApprovals.map((approval) => {
    const extent =
      approval.kind === 'erc20'
        ? `${approval.amount}`
        : approval.kind === 'erc721'
          ? `#${approval.tokenId}`
          : approval.approved
            ? simulationMessages.all
            : simulationMessages.none
    return simulationMessages.approval({ spender: approval.spender, extent, token: approval.token })
  })

const writesOf = ({ writes }: Compared) =>
  writes.known
    ? writes.value.flatMap(({ account, writes: slots }) =>
        slots.map(({ label, after }) => simulationMessages.write({ label, account, after })),
      )
    : null

const delegatecallsOf = ({ delegatecalls }: Compared) =>
  delegatecalls.known
    ? delegatecalls.value
        .filter(({ isProxy }) => !isProxy)
        .map(({ account, code }) => simulationMessages.runs({ account, code }))
    : null
