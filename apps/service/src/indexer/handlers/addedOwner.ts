import type { Handler } from '../scope.ts'

/** The contract's list grows at its head. The new owner of a swap is there already. */
export const addedOwner: Handler<'addedOwner'> = ({ owner }, { account }) =>
  account && !account.owners.includes(owner)
    ? [{ kind: 'changed', change: { owners: [owner, ...account.owners] }, isStatus: true }]
    : []
