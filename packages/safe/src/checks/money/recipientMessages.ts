import { defineMessages } from '@countersign/primitives'

export const recipientMessages = defineMessages('check-recipients', {
  calls: ({ place, address }: { place: string; address: string }) => `${place} calls ${address}.`,
  pays: ({ place, address }: { place: string; address: string }) => `${place} pays ${address}.`,
  contractNote: 'It is a contract. Make sure that it can return what it receives.',
  historyUnread: ({ address, reason }: { address: string; reason: string }) =>
    `${address} is in no address book here, and the history could not be read: ${reason}.`,
  neverPaid: ({ place, address }: { place: string; address: string }) =>
    `${place} pays ${address}, which is in no address book here and was never paid before. Compare every digit with what the recipient told you.`,
  notProved: (address: string) =>
    `${address} is in no address book here. The history shows an earlier payment to it, which is not proved. Compare it with what the recipient told you, or add it to the address book.`,
  onlyPaid: (address: string) => `${address}, which was paid before`,
  namedAt: ({ name, address }: { name: string; address: string }) => `${name} (${address})`,
  shares: ({ says, head, tail, other }: { says: string; head: number; tail: number; other: string }) =>
    `${says} It shares ${head} digits at the start and ${tail} at the end with ${other}, and differs between them. Get the address from its owner, not from a list.`,
  self: (name: string) => `“${name}”, this account`,
  owner: (name: string) => `“${name}”, an owner`,
  book: (name: string) => `“${name}”, in the address book`,
  contract: (name: string) => `“${name}”, a published contract`,
  created: (name: string) => `“${name}”, created by this transaction`,
  elsewhere: (name: string) => `“${name}”, your account on another network`,
  undeployed: (name: string) => `“${name}”, your account that is not deployed here`,
  whetherHere: 'Whether your account is on this network',
  codeUnread: ({ place, address, name, reason }: { place: string; address: string; name: string; reason: string }) =>
    `${place} pays ${address}, your account “${name}”. Whether it is deployed on this network could not be read: ${reason}.`,
  notRead: 'it was not requested',
  whoseHere: 'Whose account this is here is not checked',
  ownersHere: ({ place, address, name }: { place: string; address: string; name: string }) =>
    `${place} pays ${address}, “${name}” in your address book for all networks and your account on another network. Its contract here may have other owners. Look at them before signing.`,
  notHere: 'Your account is not on this network',
  onlyElsewhere: ({ place, address, name }: { place: string; address: string; name: string }) =>
    `${place} pays ${address}. This is your account “${name}” on another network, but on this network there is no contract at the address. What is sent may be lost. Choose another recipient, or create the account on this network first.`,
  notDeployed: 'Your account is not deployed on this network yet',
  deployFirst: ({ place, address, name }: { place: string; address: string; name: string }) =>
    `${place} pays ${address}, your account “${name}”, which this browser can deploy here. Until then, what is sent cannot be moved. Keep its creation data.`,
  letsTake: ({ place, address }: { place: string; address: string }) =>
    `${place} lets this address take tokens: ${address}.`,
  givesControl: ({ place, address }: { place: string; address: string }) =>
    `${place} gives the control of a contract to ${address}.`,
  givesPower: ({ place, address }: { place: string; address: string }) => `${place} gives power to ${address}.`,
  noneDirectly: 'No address is paid directly',
  nothingSent: 'No call sends native currency or a token.',
  isKnown: 'The recipient is known',
  allKnown: 'All recipients are known',
  toZero: 'Sent to the zero address',
  lost: ({ place, address }: { place: string; address: string }) =>
    `${place} sends to ${address}. Funds sent to it are lost. Name a recipient.`,
  toToken: 'Sent to the token’s own contract',
  cannotReturn: ({ place, token }: { place: string; token: string }) =>
    `${place} sends tokens of ${token} to that same contract, which cannot return them. Name a recipient.`,
  toItself: 'Sent to the account itself',
  samePayer: ({ place, address }: { place: string; address: string }) =>
    `${place} pays ${address}, which is the payer itself. Nothing would change.`,
  knownRecipient: 'Known recipient',
  thisAccountIs: (address: string) => `${address} is this account.`,
  knownAs: ({ address, name }: { address: string; name: string }) => `${address} is ${name}.`,
  whetherPaid: 'Whether the recipient was paid before',
  first: 'First payment to this address',
  paidBefore: 'Paid before, according to the history',
  thisAccount: 'this account',
  looksLike: 'Looks like a known address but is another',
  resembles: 'Resembles a known address',
})
