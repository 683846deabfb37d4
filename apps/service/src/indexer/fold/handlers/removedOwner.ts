import type { Handler } from '../effects/Scope.ts'

/** A removal directly followed by an addition is a swap: the new owner takes the position of the old one. */
export const removedOwner: Handler<'removedOwner'> = ({ safe, owner, logIndex }, { account, logs }) => {
  if (!account) return []
  const next = logs.find((log) => log.logIndex === logIndex + 1)
  const newOwner = next?.name === 'addedOwner' && next.safe === safe ? [next.owner] : []
  const owners = account.owners.flatMap((current) => (current === owner ? newOwner : [current]))
  return [
    { kind: 'changed', change: { owners }, isStatus: true },
    { kind: 'ownerRemoved', owner },
  ]
}
