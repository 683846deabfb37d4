import { defineMessages } from '@countersign/primitives'

export const controlMessages = defineMessages('check-control', {
  givesAway: 'This gives a contract of the account away',
  givesRole: 'This gives a role over a contract of the account',
  replacesCode: 'This replaces the code of a contract of the account',
  notRead: 'it was not read',
  controllerUnread: ({ would, contract, reason }: { would: string; contract: string; reason: string }) =>
    `${would} The current controller of ${contract} could not be read: ${reason}. Sign only if you know this contract and agreed to this change.`,
  atOnce: ({ would, proof }: { would: string; proof: string }) =>
    `${would} ${proof} Compare every digit of the new address with what was agreed.`,
  later: ({ would, proof }: { would: string; proof: string }) =>
    `${would} ${proof} It takes effect when the new address accepts, without another signature of this account. Compare every digit of the new address with what was agreed.`,
  timelockLater: (timelock: string) =>
    `The timelock ${timelock} makes this call when its delay is over, and may need no further signature of this account.`,
  timelockNow: (timelock: string) => `The timelock ${timelock} makes this call now.`,
  unreadableContract: (address: string) => `a contract that cannot be read from the parameters for ${address}`,
  unreadableAddress: 'an address that cannot be read from the parameters',
  unreadableRole: 'that cannot be read',
  givesUp: ({ place, whose, address }: { place: string; whose: string; address: string }) =>
    `${place} gives up the control of ${whose} permanently: it goes to the zero address (${address}).`,
  owner: ({ place, whose, whom }: { place: string; whose: string; whom: string }) =>
    `${place} makes ${whom} the owner of ${whose}.`,
  admin: ({ place, whose, whom }: { place: string; whose: string; whom: string }) =>
    `${place} makes ${whom} the admin of ${whose}.`,
  authority: ({ place, whose, whom }: { place: string; whose: string; whom: string }) =>
    `${place} lets ${whom} decide who may use ${whose}.`,
  role: ({ place, whose, whom, role }: { place: string; whose: string; whom: string; role: string }) =>
    `${place} gives ${whom} the role ${role} of ${whose}.`,
  code: ({ place, whose, whom }: { place: string; whose: string; whom: string }) =>
    `${place} makes ${whose} run the code at ${whom}.`,
  nothingGiven: 'No contract is given away',
  noneNamed: 'No call names a new owner, admin, role holder or code for another contract.',
  whether: 'Whether a contract of the account is given away',
  mayChange: 'A contract may change hands',
  askWhy: ({ would, others }: { would: string; others: string }) =>
    `${would} ${others} Ask the proposer why the account should call it.`,
  controlsNow: ({ account, contract, place }: { account: string; contract: string; place: string }) =>
    `${account} controls ${contract} now (${place}).`,
  hasRole: ({ account, contract }: { account: string; contract: string }) =>
    `${account} has the role at ${contract} that allows this.`,
  onlyCaller: ({ contract, account }: { contract: string; account: string }) =>
    `${contract} allows this to ${account}, and refused it to an address without rights.`,
  anyCaller: (contract: string) => `${contract} accepts this call from any address.`,
  noController: (contract: string) => `${contract} does not name a controller.`,
  namesOther: ({ contract, named, account }: { contract: string; named: string; account: string }) =>
    `${contract} names ${named} as its controller, not ${account}.`,
})
