import { defineMessages, numberText } from '@countersign/primitives'

/** Fields in which an address is typed, pasted or named. */
export const addressFieldMessages = defineMessages('address-field', {
  placeholder: 'Name, ENS name or 0x address',
  suggestionsFor: ({ field }: { field: string }) => `Known addresses for ${field}`,
  looking: 'Looking up the name…',
  published: ({ name }: { name: string }) => `${name}, a contract by its published address: <address/>`,
  named: ({ name }: { name: string }) => `${name}: <address/>`,
  namedByService: ({ name }: { name: string }) =>
    `${name}: <address/>. This name comes from a registry that only the service names. Compare the address with the one that the recipient gave you.`,
  lookalike: ({ name }: { name: string }) =>
    `Looks like ${name}, but is another address. Compare the underlined groups.`,
  useSaved: ({ name }: { name: string }) => `Use the saved ${name}`,
  severalContacts: ({ name, count }: { name: string; count: number }) =>
    `${numberText(count)} contacts are named ${name}. Choose one of the list, or enter the address.`,
  lookupFailed: ({ name, reason }: { name: string; reason: string }) => `${name} could not be looked up: ${reason}`,
  noAddressOfName: ({ name, chain }: { name: string; chain: string }) =>
    `The name ${name} has no address on ${chain}. Enter the address.`,
  compared: 'I compared the whole address with the one that its owner gave me.',
})
