import { defineMessages } from '@countersign/primitives'

export const upgradeMessages = defineMessages('upgrade', {
  none: 'none',
  differs: ({ what, found, published }: { what: string; found: string; published: string }) =>
    `The code of ${what} is not the published one. It hashes to ${found}, but the published hash is ${published}.`,
  unknownCode: (address: string) =>
    `The account runs the code at ${address}, which is not a published release. It is not known where that code stores owners and threshold, so an upgrade could lock the account.`,
  notNewer: ({ now, target }: { now: string; target: string }) =>
    `The account already runs ${now}; ${target} is not newer.`,
  codeAt: ({ name, version, address }: { name: string; version: string; address: string }) =>
    `${name} ${version} at ${address}`,
  missing: (what: string) => `${what} is not on this network yet: there is no code at its address.`,
  unread: ({ what, reason }: { what: string; reason: string }) => `The code of ${what} could not be read: ${reason}.`,
  noHash: (what: string) => `No code hash of ${what} is published, so its code cannot be compared.`,
})
