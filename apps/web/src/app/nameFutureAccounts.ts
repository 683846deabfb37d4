import { futureNames } from '../data/names/futureNames.ts'
import { undeployedAccountsStore } from '../data/undeployed/undeployedAccounts.ts'

/** The chosen names of accounts that are not deployed yet are used on every page, as those of the address book are. */
export function nameFutureAccounts(): void {
  const note = () =>
    futureNames.set(undeployedAccountsStore.get().filter(({ deployedAt, name }) => deployedAt === null && name !== ''))
  note()
  undeployedAccountsStore.subscribe(note)
}
