import { defineMessages } from '@countersign/primitives'

export const ensMessages = defineMessages('ens', {
  oddCharacter: (character: string) =>
    `The name has the character "${character}". Names with characters other than letters, digits and hyphens are not looked up here. Enter the address.`,
  noNames: ({ name, chain }: { name: string; chain: string }) =>
    `${name} looks like a name, but names are not looked up on ${chain}. Enter the address: 0x and 40 digits.`,
  noName: (text: string) => `"${text}" is not a name. A name has parts with dots between them, for example "team.eth".`,
})
