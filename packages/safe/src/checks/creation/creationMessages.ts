import { defineMessages } from '@countersign/primitives'

export const creationMessages = defineMessages('check-creation', {
  deployment: 'The contracts that create the account',
  deploymentUnread: (reason: string) =>
    `The account is not deployed, and the contracts that create it could not be read: ${reason}.`,
  createdFirst: 'The account is created first, with the owners shown',
  createdFirstDetail:
    'No contract is at the address yet. Owners, threshold and handler follow from the creation data, whose hash is the address, and published contracts create it. What only the account itself can answer is not checked.',
  cannotBeCreated: 'This network cannot create the account as shown',
  cannotBeCreatedDetail: (reason: string) => `${reason} Do not sign, and send nothing to the address here.`,
  olderContract: 'The new account would run an older contract',
  olderThan: ({ version, advised }: { version: string; advised: string }) =>
    `It would run version ${version}, although version ${advised} is published. Create it only if you want the older version; it can be upgraded later.`,
  fewerEvents: 'The new account would publish fewer events',
  noEvents:
    'It would run the contract without an event for every transaction, although this network is a layer 2. Its history may be incomplete in this and other services.',
  noEventsReported:
    'It would run the contract without an event for every transaction. Only the service says that this network is not a layer 2. Its history may be incomplete in this and other services.',
  ownersUnread: (place: string) =>
    `${place} creates an account, but its owners cannot be read from the bytes. Ask the proposer to build it again.`,
  ownersUnreadAt: ({ place, address }: { place: string; address: string }) =>
    `${place} creates an account at ${address}, but its owners cannot be read from the bytes. Ask the proposer to build it again.`,
  notKnown: 'not known',
  paysOther: ({ place, to, created }: { place: string; to: string; created: string }) =>
    `${place} pays ${to}. The account that this transaction creates is ${created}. Compare both, digit by digit, and ask the proposer.`,
  asShown: 'The new account is what is shown',
  allAsShown: 'The new accounts are what is shown',
  computed: (addresses: string) =>
    `Published contracts create it, its address is free, and this page computed the address: ${addresses}.`,
  factory: 'The factory of the new account',
  factoryUnread: ({ place, factory, reason }: { place: string; factory: string; reason: string }) =>
    `${place} lets ${factory} create an account; its code could not be read: ${reason}.`,
  unknownFactory: 'An unknown factory creates the account',
  notTheFactory: ({ place, factory }: { place: string; factory: string }) =>
    `${place} calls ${factory} to create an account. It is not the published factory, so the new account and its address are unknown. Do not pay to the stated address.`,
  unreadable: 'The new account cannot be read',
  notRead: 'it was not read',
  whetherFree: 'Whether the new address is free',
  freeUnread: ({ place, address, reason }: { place: string; address: string; reason: string }) =>
    `${place} creates ${address}. Whether the address is free could not be read: ${reason}.`,
  taken: 'The new address already has a contract',
  takenBy: ({ place, address }: { place: string; address: string }) =>
    `${place} creates ${address}, which already has a contract. The call would fail, and a payment to it would reach an existing account. Choose another address.`,
  code: 'The code of the new account',
  codeUnread: ({ name, address, reason }: { name: string; address: string; reason: string }) =>
    `It would run ${name} at ${address}, whose code could not be read: ${reason}.`,
  unknownCode: 'The new account would run unknown code',
  notPublished: ({ place, address }: { place: string; address: string }) =>
    `${place} makes the account run the code at ${address}, which is not a published account contract. The author of that code controls the funds.`,
  refused: 'The contract would refuse the new account',
  foreignSetup: 'Foreign code sets up the new account',
  delegatesTo: (address: string) =>
    `During its creation the account delegates to the code at ${address}, which can give itself control over it.`,
  pays: 'The new account pays when it is created',
  wouldPay: ({ amount, token, receiver }: { amount: bigint; token: string; receiver: string }) =>
    `It would pay ${amount} units of ${token} to ${receiver} out of its first funds.`,
  handler: 'The handler of the new account',
  notOwned: 'This account does not own the new one',
  ownedBy: (owners: string) => `Its owners are ${owners}. Funds sent to it leave the control of this account.`,
  paymentElsewhere: 'The payment does not go to the new account',
})
