import type { SimulationResult } from '@countersign/simulation'

type Compared = Pick<
  SimulationResult,
  'success' | 'innerSuccess' | 'deltas' | 'tokenApprovals' | 'writes' | 'delegatecalls'
>

/** The differences between two simulations of the same bytes, in words. Gas may differ. */
export function compareSimulations(read: Compared, now: Compared): string[] {
  return [
    ...(isSuccess(read) === isSuccess(now)
      ? []
      : [
          `It ${isSuccess(read) ? 'would have succeeded' : 'would have failed'}, now it would ${isSuccess(now) ? 'succeed' : 'fail'}.`,
        ]),
    ...differences('Moves', deltasOf(read), deltasOf(now)),
    ...differences('Allowances', tokenApprovalsOf(read), tokenApprovalsOf(now)),
    ...differences('Writes to the account', writesOf(read), writesOf(now)),
    ...differences('Delegatecalls', delegatecallsOf(read), delegatecallsOf(now)),
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
    `${what}: ${[...gone.map((entry) => `no longer ${entry}`), ...came.map((entry) => `now ${entry}`)].join('; ')}.`,
  ]
}

const deltasOf = ({ deltas }: Compared) =>
  deltas.map((delta) => {
    const token = delta.kind === 'native' ? 'native coin' : delta.token
    const id = 'tokenId' in delta ? ` #${delta.tokenId}` : ''
    return `${delta.owner}: ${delta.amount} of ${token}${id}`
  })

const tokenApprovalsOf = ({ tokenApprovals }: Compared) =>
  tokenApprovals.map((approval) => {
    const extent =
      approval.kind === 'erc20'
        ? `${approval.amount}`
        : approval.kind === 'erc721'
          ? `#${approval.tokenId}`
          : approval.approved
            ? 'all'
            : 'none'
    return `${approval.spender}: ${extent} of ${approval.token}`
  })

const writesOf = ({ writes }: Compared) =>
  writes.known
    ? writes.value.flatMap(({ account, writes: slots }) =>
        slots.map(({ label, after }) => `${label} of ${account} = ${after}`),
      )
    : null

const delegatecallsOf = ({ delegatecalls }: Compared) =>
  delegatecalls.known
    ? delegatecalls.value.filter(({ isProxy }) => !isProxy).map(({ account, code }) => `${account} runs ${code}`)
    : null
